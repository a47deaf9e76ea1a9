/* The things of the config that are held in a pose, and what is still to be said of them. */
#ifndef POSES_H
#define POSES_H

#include <stdbool.h>
#include <stdint.h>

#include "protocol.h"
#include "report.h"

/* One sample of the cradles: two bits each, closed on its foot and closed on its head. */
void poses_sampled(uint16_t cradles, uint32_t now);
/* A report came by radio from that sender. */
void poses_heard(uint8_t sender, const struct report *report, uint32_t now);
/* A keyframe says all of them. */
void poses_owed(void);
/* Whether any is to be said: it has changed, or its sand may run and the next line must tell how much time has passed. */
bool poses_due(uint32_t now);
/* Adds as many fields as fit. */
void poses_say(struct line *line, uint32_t now);

#endif
