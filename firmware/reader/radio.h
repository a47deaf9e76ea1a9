/* An nRF24L01+ on the chip's SPI: one sender's reports to one listener, acknowledged by the radios themselves. Used by the reader
   and by the board in a truck (../truck); pins and channel come from the config of each. */
#ifndef RADIO_H
#define RADIO_H

#include <stdbool.h>
#include <stdint.h>

/* Bytes of a report. */
#define REPORT 10
/* The radio tells so many senders apart. */
#define MOST_SENDERS 5

/* Listens to the senders numbered below `senders`. To be called again when the radio has lost its settings. */
void radio_listen(uint8_t senders);
/* Takes one report, if one has come. */
bool radio_take(uint8_t *sender, uint8_t report[REPORT]);
/* Whether the radio is there and still listens: one without power forgets everything. */
bool radio_listens(void);

/* Ready to send as that number. It takes 2 ms. */
void radio_wake(uint8_t sender);
/* Sends and waits, at most 5 ms; answers whether the listener has it. */
bool radio_send(const uint8_t report[REPORT]);
void radio_sleep(void);

#endif
