#include "report.h"

/* First byte of all reports; another version has another. */
#define VERSION 1

void report_write(const struct report *it, uint8_t bytes[REPORT]) {
  *bytes++ = VERSION;
  *bytes++ = (uint8_t)it->how;
  *bytes++ = (uint8_t)it->boot;
  *bytes++ = (uint8_t)(it->boot >> 8);
  *bytes++ = (uint8_t)it->pose;
  *bytes++ = (uint8_t)(it->pose >> 8);
  for (uint8_t shift = 0; shift < 32; shift = (uint8_t)(shift + 8)) *bytes++ = (uint8_t)(it->age_ms >> shift);
}

bool report_read(struct report *it, const uint8_t bytes[REPORT]) {
  if (bytes[0] != VERSION || bytes[1] > HOW_TILTED) return false;
  it->how = bytes[1];
  it->boot = (uint16_t)(bytes[2] | bytes[3] << 8);
  it->pose = (uint16_t)(bytes[4] | bytes[5] << 8);
  it->age_ms = 0;
  for (uint8_t i = 9; i >= 6; i--) it->age_ms = it->age_ms << 8 | bytes[i];
  return true;
}
