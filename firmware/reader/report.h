/* What a board in a truck reports by radio: how it is held, which of its poses this is, and for how long it has been so. */
#ifndef REPORT_H
#define REPORT_H

#include <stdbool.h>
#include <stdint.h>

#include "pose.h"
#include "radio.h"

struct report {
  enum how how;
  /* Its life and its pose in this life, both counted: the same pair is the same pose, not turned since. */
  uint16_t boot, pose;
  uint32_t age_ms;
};

void report_write(const struct report *it, uint8_t bytes[REPORT]);
/* False: these bytes are no report. */
bool report_read(struct report *it, const uint8_t bytes[REPORT]);

#endif
