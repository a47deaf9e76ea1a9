/* The ATmega328P and what is soldered to it: chains, switches, serial line, clock, lamp, watchdog. Knows no protocol. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

void board_start(void);
/* Another number after every start, counted in EEPROM. */
uint16_t board_boot(void);
/* Why it started, in the word of the protocol. */
const char *board_reset(void);

/* One scan of all rows; answers whether the proof wire says that both chains are whole. */
bool board_scan(uint16_t *rows);
/* The direct switches in the order of the config's lists, set when closed. */
uint16_t board_switches(void);

/* Takes one received byte, if there is one. */
bool board_heard(char *byte);
/* Whether received bytes were lost since this was last asked. */
bool board_missed(void);

void board_lamp(bool lit);
/* To be called at least every half second, or the watchdog starts the chip anew. */
void board_alive(void);

#endif
