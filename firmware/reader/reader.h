/* What the reader says, and when: hello, keyframes, changes, pongs. It is told what the board senses and what arrives, and
   never waits. Plain C: the board below it is four functions. */
#ifndef READER_H
#define READER_H

#include <stdbool.h>
#include <stdint.h>

/* Every thing in one of these lists is one direct switch; their bits stand in this order. */
#define ONE(...) +1
enum {
  BUTTON_COUNT = 0 BUTTONS(ONE),
  DOCK_COUNT = 0 DOCKS(ONE),
  TILT_COUNT = 0 TILTS(ONE),
  CRADLE_COUNT = 0 POSES(ONE),
  /* A cradle has two. */
  SWITCH_COUNT = BUTTON_COUNT + DOCK_COUNT + TILT_COUNT + 2 * CRADLE_COUNT,
  /* Those in cradles come first. */
  RADIO_COUNT = 0 RADIO(ONE),
  POSE_COUNT = CRADLE_COUNT + RADIO_COUNT
};

/* The board's part. */
uint32_t board_micros(void);
/* Whether a whole line can be sent without waiting. */
bool board_has_room(void);
void board_send(const char *text, uint8_t length);
/* Millivolts of the supply; 0: not measured. */
uint16_t board_supply(void);

/* A new life. `reset`: why, in the word of the protocol. */
void reader_start(uint16_t boot, const char *reset);
/* One scan. `rows`: a bit a cell, set when something lies there; `switches`: a bit a direct switch, set when closed.
   `proven`: the chains answered as they must. */
void reader_scanned(const uint16_t *rows, uint16_t switches, bool proven);
void reader_heard(char byte);
/* Bytes were lost before they could be heard. */
void reader_missed(void);
/* Says the most urgent thing, if there is one and room for it: at most one line. */
void reader_talk(void);

#endif
