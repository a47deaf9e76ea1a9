#include "gravity.h"

/* 1 g is 1024 here, so that squares fit. */
static int32_t coarse(int16_t value) { return value / 16; }

static int32_t squared(const int16_t sample[3]) {
  int32_t sum = 0;
  for (uint8_t i = 0; i < 3; i++) sum += coarse(sample[i]) * coarse(sample[i]);
  return sum;
}

/* Between 0.6 and 1.4 g. */
bool gravity_tells(const int16_t sample[3]) {
  int32_t all = squared(sample);
  return all >= 614L * 614 && all <= 1434L * 1434;
}

/* The cosine of 30 degrees, squared, is 3/4; that of 60 degrees is 1/4. */
enum how gravity_how(const int16_t sample[3]) {
  int32_t along = coarse(sample[AXIS]), all = squared(sample), part = 4 * along * along;
  if (part <= all) return HOW_LYING;
  if (part < 3 * all) return HOW_TILTED;
  /* At rest the axis that points up measures +1 g. */
  return (along > 0) == AXIS_POINTS_TO_HOOD ? HOW_UPRIGHT : HOW_INVERTED;
}
