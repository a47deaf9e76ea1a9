#include "poses.h"

#include "pose.h"
#include "reader.h"

/* A little less than the 250 ms that the protocol allows between two lines while sand may run. */
#define REPEAT_US 200000UL
#define CALM_US 1000000UL
#define ALL ((uint8_t)((1 << POSE_COUNT) - 1))

_Static_assert(POSE_COUNT <= 8, "at most 8 things that are held");

#define A_THING(foot, head, thing) thing,
static const char *const things[] = {POSES(A_THING) ""};
static struct pose poses[POSE_COUNT + 1];
static uint8_t due;
static uint32_t said_at;

static enum how how_of(uint8_t closed) {
  switch (closed & 3) {
    case 0: return HOW_LYING;
    case 1: return HOW_UPRIGHT;
    case 2: return HOW_INVERTED;
    default: return HOW_TILTED;
  }
}

void poses_sampled(uint16_t cradles, uint32_t now) {
  for (uint8_t i = 0; i < POSE_COUNT; i++, cradles = (uint16_t)(cradles >> 2))
    if (pose_sampled(&poses[i], how_of((uint8_t)cradles), now)) due = (uint8_t)(due | 1 << i);
}

void poses_owed(void) { due = ALL; }

static bool is_busy(const struct pose *it, uint32_t now) {
  return (it->how != HOW_LYING && it->how != HOW_UNKNOWN) || now - it->since < CALM_US;
}

bool poses_due(uint32_t now) {
  for (uint8_t i = 0; i < POSE_COUNT && !due && now - said_at >= REPEAT_US; i++)
    if (is_busy(&poses[i], now)) due = ALL;
  return due;
}

static const char *word(uint8_t how) {
  switch (how) {
    case HOW_UPRIGHT: return "upright";
    case HOW_INVERTED: return "inverted";
    case HOW_LYING: return "lying";
    case HOW_TILTED: return "tilted";
    default: return "?";
  }
}

void poses_say(struct line *line, uint32_t now) {
  for (uint8_t i = 0; i < POSE_COUNT; i++) {
    if (!(due >> i & 1)) continue;
    uint8_t before = line->length;
    line_text(line, " ");
    line_text(line, things[i]);
    line_text(line, "=");
    line_text(line, word(poses[i].how));
    line_text(line, ",");
    line_number(line, poses[i].since);
    if (!line_fits(line)) {
      line->length = before;
      return;
    }
    due = (uint8_t)(due & ~(1 << i));
  }
  said_at = now;
}
