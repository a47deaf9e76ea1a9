/* How a thing with a foot and a head is held, and since when (`O` of ../PROTOCOL.md). A change counts once it has lasted for
   POSE_SURE_US and is dated from its first sample. Plain C; it knows no clock: time is handed in. */
#ifndef POSE_H
#define POSE_H

#include <stdbool.h>
#include <stdint.h>

enum how { HOW_UNKNOWN, HOW_UPRIGHT, HOW_INVERTED, HOW_LYING, HOW_TILTED };

struct pose {
  uint8_t how, next;
  uint32_t since, next_at;
};

/* One sample; answers whether with it the thing is held in another way. */
bool pose_sampled(struct pose *it, enum how how, uint32_t now);

#endif
