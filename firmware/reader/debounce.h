/* Sixteen switches side by side, each with a counter of its own: one bit of every counter lies in one word, so that a whole
   row of cells costs a dozen operations. A switch has changed when DEBOUNCE_SCANS samples in a row say so. */
#ifndef DEBOUNCE_H
#define DEBOUNCE_H

#include <stdint.h>

struct debounced {
  uint16_t closed;
  uint16_t count[4];
};

/* Takes one sample, a bit a switch; answers those that have changed with it. */
uint16_t debounce(struct debounced *it, uint16_t sample);

#endif
