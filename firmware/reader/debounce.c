#include "debounce.h"

_Static_assert(DEBOUNCE_SCANS >= 1 && DEBOUNCE_SCANS <= 15, "DEBOUNCE_SCANS is 1 to 15");

uint16_t debounce(struct debounced *it, uint16_t sample) {
  uint16_t differs = it->closed ^ sample, carry = differs, sure = differs;
  for (uint8_t bit = 0; bit < 4; bit++) {
    uint16_t sum = it->count[bit] ^ carry;
    carry &= it->count[bit];
    it->count[bit] = sum & differs;
    sure &= DEBOUNCE_SCANS >> bit & 1 ? sum : (uint16_t)~sum;
  }
  for (uint8_t bit = 0; bit < 4; bit++) it->count[bit] &= (uint16_t)~sure;
  it->closed ^= sure;
  return sure;
}
