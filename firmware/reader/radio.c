#include "radio.h"

#include <avr/io.h>
#include <util/delay.h>

/* The chip's own SPI pins, by the numbers printed on the board, of which all are in port B; CE and CSN are too. */
#define SELECT _BV(PIN_RADIO_SELECT - 8)
#define ENABLE _BV(PIN_RADIO_ENABLE - 8)
_Static_assert(PIN_RADIO_SELECT == 10, "10 must be an output while the chip leads the bus, so it selects the radio");
_Static_assert(PIN_RADIO_ENABLE == 8 || PIN_RADIO_ENABLE == 9, "the radio's CE is 8 or 9");
_Static_assert(RADIO_CHANNEL >= 0 && RADIO_CHANNEL <= 125, "RADIO_CHANNEL is 0 to 125");

enum { READ = 0x00, WRITE = 0x20, READ_PAYLOAD = 0x61, WRITE_PAYLOAD = 0xA0, FLUSH_SENT = 0xE1, FLUSH_HEARD = 0xE2, NOTHING = 0xFF };
enum { CONFIG, ACKNOWLEDGE, PIPES, ADDRESS_WIDTH, RETRY, CHANNEL, POWER, STATUS, PIPE_0 = 0x0A, SEND_TO = 0x10, WIDTH_0, FIFO = 0x17 };
enum { CRC_OF_TWO = 0x0C, POWER_UP = 0x02, LISTEN = 0x01 };
enum { HEARD = 0x40, SENT = 0x20, GAVE_UP = 0x10 };

/* All but the last byte, which is the first on the bus, is the same for all senders, as the radio wants it. */
static const uint8_t family[] = {0x54, 0xB1, 0xA7, 0x4B};
#define FIRST_ADDRESS 0x31

static uint8_t exchange(uint8_t byte) {
  SPDR = byte;
  while (!(SPSR & _BV(SPIF))) {
  }
  return SPDR;
}

/* Sends a command and so many bytes, or takes them; answers the radio's status. */
static uint8_t command(uint8_t what, const uint8_t *out, uint8_t *in, uint8_t length) {
  PORTB &= (uint8_t)~SELECT;
  uint8_t status = exchange(what);
  while (length--) {
    uint8_t came = exchange(out ? *out++ : NOTHING);
    if (in) *in++ = came;
  }
  PORTB |= SELECT;
  return status;
}

static void set(uint8_t where, uint8_t value) { command((uint8_t)(WRITE | where), &value, 0, 1); }

static uint8_t get(uint8_t where) {
  uint8_t value;
  command((uint8_t)(READ | where), 0, &value, 1);
  return value;
}

static void set_address(uint8_t where, uint8_t sender) {
  uint8_t address[5] = {(uint8_t)(FIRST_ADDRESS + sender), family[0], family[1], family[2], family[3]};
  command((uint8_t)(WRITE | where), address, 0, sizeof address);
}

/* In standby, with everything set that both ends share. */
static void start(void) {
  PORTB = (uint8_t)((PORTB & ~ENABLE) | SELECT);
  /* MOSI and SCK; MISO is an input. */
  DDRB |= SELECT | ENABLE | _BV(3) | _BV(5);
  /* Half the chip's clock is at most the 8 MHz that the radio takes. */
  SPCR = _BV(SPE) | _BV(MSTR);
  SPSR = _BV(SPI2X);
  set(CONFIG, CRC_OF_TWO);
  set(ADDRESS_WIDTH, 3); /* 5 bytes */
  set(CHANNEL, RADIO_CHANNEL);
  set(POWER, 0x06); /* 1 Mbit/s at 0 dBm */
  command(FLUSH_SENT, 0, 0, 0);
  command(FLUSH_HEARD, 0, 0, 0);
  set(STATUS, HEARD | SENT | GAVE_UP);
}

void radio_listen(uint8_t senders) {
  start();
  /* Pipe 0 is for acknowledgements, so sender n has pipe n + 1. */
  uint8_t pipes = (uint8_t)(((1 << senders) - 1) << 1);
  set(ACKNOWLEDGE, pipes);
  set(PIPES, pipes);
  set_address(PIPE_0 + 1, 0);
  for (uint8_t i = 0; i < senders; i++) {
    if (i > 0) set((uint8_t)(PIPE_0 + 1 + i), (uint8_t)(FIRST_ADDRESS + i));
    set((uint8_t)(WIDTH_0 + 1 + i), REPORT);
  }
  set(CONFIG, CRC_OF_TWO | POWER_UP | LISTEN);
  PORTB |= ENABLE;
}

bool radio_listens(void) { return get(CONFIG) == (CRC_OF_TWO | POWER_UP | LISTEN); }

bool radio_take(uint8_t *sender, uint8_t report[REPORT]) {
  uint8_t status = command(NOTHING, 0, 0, 0), pipe = (uint8_t)(status >> 1 & 7);
  /* 7: none has come. A radio that is not there says all ones. */
  if (pipe < 1 || pipe > MOST_SENDERS) return false;
  *sender = (uint8_t)(pipe - 1);
  command(READ_PAYLOAD, 0, report, REPORT);
  set(STATUS, HEARD);
  return true;
}

void radio_wake(uint8_t sender) {
  start();
  set(ACKNOWLEDGE, 1);
  set(PIPES, 1);
  set_address(SEND_TO, sender);
  /* The acknowledgement comes back on the same address. */
  set_address(PIPE_0, sender);
  /* Twice more, half a millisecond apart: what is sent tells its age, so it must not wait here. */
  set(RETRY, 0x12);
  set(CONFIG, CRC_OF_TWO | POWER_UP);
  _delay_ms(2);
}

bool radio_send(const uint8_t report[REPORT]) {
  set(STATUS, SENT | GAVE_UP);
  command(WRITE_PAYLOAD, report, 0, REPORT);
  PORTB |= ENABLE;
  _delay_us(15);
  PORTB &= (uint8_t)~ENABLE;
  for (uint8_t i = 0; i < 100; i++) {
    _delay_us(50);
    uint8_t status = command(NOTHING, 0, 0, 0);
    if (status & SENT) return true;
    if (status & GAVE_UP) break;
  }
  command(FLUSH_SENT, 0, 0, 0);
  return false;
}

void radio_sleep(void) { set(CONFIG, CRC_OF_TWO); }
