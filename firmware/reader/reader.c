#include "reader.h"

#include "debounce.h"
#include "poses.h"
#include "protocol.h"

#define VERSION "tk-avr-1.1.0"

/* A little less than the second that the protocol allows between keyframes. */
#define KEYFRAME_US 900000UL
/* Before so many scans nothing is known for sure; after a broken chain has been mended, too. */
#define SURE_SCANS (DEBOUNCE_SCANS + 2)

_Static_assert(sizeof NAME >= 2 && sizeof NAME <= 41, "NAME has 1 to 40 characters");
_Static_assert(COLUMNS >= 1 && COLUMNS <= 16 && ROWS >= 1 && ROWS <= 24, "COLUMNS is 1 to 16, ROWS is 1 to 24");
_Static_assert(SWITCH_COUNT <= 16, "at most 16 direct switches, two for a cradle");

#define BUTTON_MASK ((uint16_t)((1UL << BUTTON_COUNT) - 1))
#define DOCK_MASK ((uint16_t)(((1UL << DOCK_COUNT) - 1) << BUTTON_COUNT))
#define TILT_MASK ((uint16_t)(((1UL << TILT_COUNT) - 1) << (BUTTON_COUNT + DOCK_COUNT)))
#define ALL_COLUMNS ((uint16_t)((1UL << COLUMNS) - 1))

struct button {
  uint8_t pad;
  const char *name;
};
struct dock {
  uint8_t column, row;
  const char *closed, *open;
};
#define A_BUTTON(pin, pad, name) {pad, name},
#define A_DOCK(pin, column, row, closed, open) {column, row, closed, open},
/* The last ones stand for nothing: C knows no empty list. */
static const struct button buttons[] = {BUTTONS(A_BUTTON){0, ""}};
static const struct dock docks[] = {DOCKS(A_DOCK){0, 0, "", ""}};

/* The last button of every pad and how often any of it was pressed; it stands at the pad's first button in the list. */
struct pressed {
  const char *name;
  uint16_t count;
};

static struct {
  uint16_t boot, seq;
  const char *reset;
  struct ear ear;
  uint32_t good, bad, dropped;

  struct debounced cells[ROWS];
  struct debounced switches;
  uint8_t unsure; /* scans until what is seen is sure */
  uint8_t failed; /* scans in a row */
  bool blind;
  bool awake; /* there is a previous sample */
  uint16_t previous_switches;
  bool tilted;
  uint32_t tilt_at;
  struct pressed pressed[BUTTON_COUNT + 1];

  /* What is still to be said of it. A pad is told by the bit of its first button. */
  uint16_t due[ROWS];
  uint16_t due_switches;
  bool tilt_due;

  bool owes_hello, owes_pong, owes_keyframe, in_keyframe;
  uint16_t ping;
  uint32_t keyframe_at;
} me;

static struct line line;

void reader_start(uint16_t boot, const char *reset) {
  me.boot = boot;
  me.reset = reset;
  me.unsure = SURE_SCANS;
  me.owes_hello = me.owes_keyframe = true;
  /* The life before may have ended in the middle of a line, which would swallow the hello. */
  board_send("\n", 1);
}

/* --- What is sensed --- */

static uint8_t first_of_pad(uint8_t button) {
  uint8_t first = 0;
  while (buttons[first].pad != buttons[button].pad) first++;
  return first;
}

static void switches_scanned(uint16_t sample) {
  uint16_t changed = debounce(&me.switches, sample), pressed = changed & me.switches.closed & BUTTON_MASK;
  for (uint8_t i = 0; i < BUTTON_COUNT; i++) {
    if (!(pressed >> i & 1)) continue;
    struct pressed *pad = &me.pressed[first_of_pad(i)];
    pad->name = buttons[i].name;
    pad->count++;
    me.due_switches |= (uint16_t)(1UL << first_of_pad(i));
  }
  me.due_switches |= changed & DOCK_MASK;
  /* The ball in a tilt switch bounces for as long as it is shaken: that is the signal, so nothing is debounced here. */
  uint32_t now = board_micros();
  bool moved = me.awake && (sample ^ me.previous_switches) & TILT_MASK;
  me.awake = true;
  me.previous_switches = sample;
  if (moved) me.tilt_at = now;
  bool tilted = moved || (me.tilted && now - me.tilt_at < TILT_QUIET_MS * 1000UL);
  if (tilted != me.tilted) me.tilt_due = true;
  me.tilted = tilted;
  /* Neither are cradles: they keep their own time, because the first sample is their date. */
  poses_sampled((uint16_t)(sample >> (SWITCH_COUNT - 2 * CRADLE_COUNT)), now);
}

/* One scan that fails its proof is passed over; so many in a row, and nothing is seen any more until it is sure again. */
static void not_proven(void) {
  if (me.failed < DEBOUNCE_SCANS) {
    me.failed++;
    return;
  }
  if (!me.blind) me.owes_keyframe = true;
  me.blind = true;
  me.unsure = SURE_SCANS;
}

void reader_scanned(const uint16_t *rows, uint16_t switches, bool proven) {
  switches_scanned(switches);
  if (!proven) {
    not_proven();
    return;
  }
  me.failed = 0;
  for (uint8_t row = 0; row < ROWS; row++) me.due[row] |= debounce(&me.cells[row], rows[row] & ALL_COLUMNS);
  if (!me.unsure || --me.unsure || !me.blind) return;
  me.blind = false;
  me.owes_keyframe = true;
}

/* --- What is heard --- */

void reader_missed(void) { me.bad++; }

void reader_heard(char byte) {
  enum heard heard = ear_take(&me.ear, byte);
  if (heard == HEARD_NOTHING) return;
  if (heard != HEARD_LINE) {
    me.bad++;
    return;
  }
  me.good++;
  switch (me.ear.type) {
    case 'h': me.owes_hello = true; break;
    case 'k': me.owes_keyframe = true; break;
    case 'p':
      if (me.owes_pong) me.dropped++;
      me.owes_pong = true;
      me.ping = me.ear.seq;
      break;
  }
}

/* --- What is said --- */

static void begin(char type) { line_open(&line, type, me.boot, me.seq, board_micros()); }

static void say(void) {
  line_close(&line);
  board_send(line.text, line.length);
  me.seq++;
}

static void count(const char *key, uint32_t number) {
  line_text(&line, key);
  line_number(&line, number);
}

static void say_hello(void) {
  begin('H');
  line_text(&line, " tk=1 name=" NAME " fw=" VERSION " reset=");
  line_text(&line, me.reset);
  line_text(&line, " can=cells");
  if (TILT_COUNT) line_text(&line, "+tilt");
  if (BUTTON_COUNT) line_text(&line, "+buttons");
  if (POSE_COUNT) line_text(&line, "+poses");
  line_text(&line, "+pong");
  count(" grid=0,0,", COLUMNS - 1);
  count(",", ROWS - 1);
  say();
  me.owes_hello = false;
}

static void say_pong(void) {
  begin('P');
  count(" ping=", me.ping);
  count(" ok=", me.good);
  count(" bad=", me.bad);
  count(" drop=", me.dropped);
  uint16_t supply = board_supply();
  if (supply) count(" mv=", supply);
  say();
  me.owes_pong = false;
}

/* Whether the field that was just added has room; one that has not is taken back. */
static bool still_fits(uint8_t before) {
  if (line_fits(&line)) return true;
  line.length = before;
  return false;
}

/* Each of these says as much of what is due as fits one line, and answers whether there was anything. */

static bool say_tilt(void) {
  if (!me.tilt_due) return false;
  begin('S');
  line_text(&line, me.tilted ? " tilt=1" : " tilt=0");
  say();
  me.tilt_due = false;
  return true;
}

static bool add_cell(uint8_t column, uint8_t row, const char *what) {
  uint8_t before = line.length;
  count(" ", column);
  count(",", row);
  line_text(&line, "=");
  line_text(&line, what);
  return still_fits(before);
}

static bool say_cells(void) {
  bool any = false, room = true;
  for (uint8_t row = 0; row < ROWS; row++) {
    for (uint8_t column = 0; room && column < COLUMNS; column++) {
      uint16_t bit = (uint16_t)(1UL << column);
      if (!(me.due[row] & bit)) continue;
      if (!any) begin('C');
      any = true;
      room = add_cell(column, row, me.blind ? "!" : me.cells[row].closed & bit ? "?" : "-");
      if (room) me.due[row] &= (uint16_t)~bit;
    }
  }
  if (any) say();
  return any;
}

static bool add_switch(uint8_t i) {
  if (i >= BUTTON_COUNT) {
    const struct dock *it = &docks[i - BUTTON_COUNT];
    return add_cell(it->column, it->row, me.switches.closed >> i & 1 ? it->closed : it->open);
  }
  uint8_t before = line.length;
  count(" ", buttons[i].pad);
  line_text(&line, "=");
  line_text(&line, me.pressed[i].name);
  count(",", me.pressed[i].count);
  return still_fits(before);
}

static bool say_switches(char type, uint16_t which) {
  if (!(me.due_switches & which)) return false;
  begin(type);
  bool room = true;
  for (uint8_t i = 0; room && i < SWITCH_COUNT; i++) {
    uint16_t bit = (uint16_t)(1UL << i);
    if (!(me.due_switches & which & bit)) continue;
    room = add_switch(i);
    if (room) me.due_switches &= (uint16_t)~bit;
  }
  say();
  return true;
}

static bool say_poses(void) {
  uint32_t now = board_micros();
  if (!poses_due(now)) return false;
  begin('O');
  poses_say(&line, now);
  say();
  return true;
}

/* The knocking is announced before what it does, and its end after it. */
static bool say_changes(void) {
  return (me.tilted && say_tilt()) || say_poses() || say_cells() || say_switches('C', DOCK_MASK) ||
         say_switches('B', BUTTON_MASK) || say_tilt();
}

/* A keyframe is a beginning, everything that stands said as if it had just come, and an end when nothing is left to say. */
static void begin_keyframe(void) {
  begin('K');
  say();
  me.owes_keyframe = false;
  me.in_keyframe = true;
  me.keyframe_at = board_micros();
  for (uint8_t row = 0; row < ROWS; row++) me.due[row] |= me.blind ? ALL_COLUMNS : me.cells[row].closed;
  me.due_switches |= DOCK_MASK;
  for (uint8_t i = 0; i < BUTTON_COUNT; i++)
    if (me.pressed[i].count) me.due_switches |= (uint16_t)(1UL << i);
  poses_owed();
  me.tilt_due = TILT_COUNT > 0;
}

void reader_talk(void) {
  if (!board_has_room()) return;
  if (me.owes_hello) say_hello();
  else if (me.owes_pong) say_pong();
  else if (me.unsure && !me.blind) return;
  else if (!me.in_keyframe && (me.owes_keyframe || board_micros() - me.keyframe_at >= KEYFRAME_US)) begin_keyframe();
  else if (say_changes()) return;
  else if (me.in_keyframe) {
    begin('E');
    say();
    me.in_keyframe = false;
  }
}
