/* From an accelerometer's sample to how the truck is held. Plain C. */
#ifndef GRAVITY_H
#define GRAVITY_H

#include <stdbool.h>
#include <stdint.h>

#include "../reader/pose.h"

/* A sample in units of 1/16384 g. False: it is far from 1 g, so it tells of a knock and not of the vertical. */
bool gravity_tells(const int16_t sample[3]);
enum how gravity_how(const int16_t sample[3]);

#endif
