#include "poses.h"

#include "pose.h"
#include "reader.h"

/* A little less than the 250 ms that the protocol allows between two lines while sand may run. */
#define REPEAT_US 200000UL
#define CALM_US 1000000UL
#define ALL ((uint8_t)((1 << POSE_COUNT) - 1))

/* A truck that is silent for so long may have been turned: in less nobody turns it and lays it back. */
#define SILENCE_US 500000UL
/* A sender may have a ceramic resonator, half a percent off: so long it makes no more than 10 ms. What is older, and heard for the
   first time, is dated so long ago; nobody knows of the time before. */
#define TRUSTED_MS 2000

_Static_assert(POSE_COUNT <= 8, "at most 8 things that are held");
_Static_assert(RADIO_COUNT <= MOST_SENDERS, "at most 5 things with a radio");

#define A_CRADLE(foot, head, thing) thing,
#define A_SENDER(thing) thing,
static const char *const things[] = {POSES(A_CRADLE) RADIO(A_SENDER) ""};
static struct pose poses[POSE_COUNT + 1];
/* What each sender reported last, and when it began by this clock. */
static struct {
  struct report report;
  uint32_t since, heard_at;
} senders[RADIO_COUNT + 1];
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
  for (uint8_t i = 0; i < CRADLE_COUNT; i++, cradles = (uint16_t)(cradles >> 2))
    if (pose_sampled(&poses[i], how_of((uint8_t)cradles), now)) due = (uint8_t)(due | 1 << i);
}

static void held(uint8_t i, enum how how, uint32_t since) {
  if (poses[i].how == how && poses[i].since == since) return;
  poses[i].how = how;
  poses[i].since = since;
  due = (uint8_t)(due | 1 << i);
}

void poses_heard(uint8_t sender, const struct report *report, uint32_t now) {
  if (sender >= RADIO_COUNT) return;
  struct report *known = &senders[sender].report;
  /* The first of its kind dates it, to the digit. */
  if (known->boot != report->boot || known->pose != report->pose || known->how != report->how)
    senders[sender].since = now - 1000 * (report->age_ms < TRUSTED_MS ? report->age_ms : TRUSTED_MS);
  *known = *report;
  senders[sender].heard_at = now;
  held((uint8_t)(CRADLE_COUNT + sender), report->how, senders[sender].since);
}

static void doubt_the_silent(uint32_t now) {
  for (uint8_t i = 0; i < RADIO_COUNT; i++)
    if (poses[CRADLE_COUNT + i].how != HOW_UNKNOWN && now - senders[i].heard_at >= SILENCE_US)
      held((uint8_t)(CRADLE_COUNT + i), HOW_UNKNOWN, now);
}

void poses_owed(void) { due = ALL; }

static bool is_busy(const struct pose *it, uint32_t now) {
  return (it->how != HOW_LYING && it->how != HOW_UNKNOWN) || now - it->since < CALM_US;
}

bool poses_due(uint32_t now) {
  doubt_the_silent(now);
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
