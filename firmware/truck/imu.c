#include "imu.h"

#include <avr/io.h>
#include <util/delay.h>

#define ADDRESS 0x68
enum { RATE = 0x19, FILTER = 0x1A, ACCELERATION = 0x3B, POWER_1 = 0x6B, POWER_2 = 0x6C, WHO_AM_I = 0x75 };
/* What the bus says after each step. */
enum { STARTED = 0x08, STARTED_AGAIN = 0x10, ADDRESS_TAKEN = 0x18, BYTE_TAKEN = 0x28, READ_TAKEN = 0x40, BYTE_CAME = 0x50, LAST_CAME = 0x58 };

/* One step; false when the bus says something else, or nothing for a millisecond: a loose wire must not stop the program. */
static bool step(uint8_t how, uint8_t wanted) {
  TWCR = (uint8_t)(_BV(TWINT) | _BV(TWEN) | how);
  for (uint8_t i = 0; i < 200; i++) {
    if (TWCR & _BV(TWINT)) return (TWSR & 0xF8) == wanted;
    _delay_us(5);
  }
  return false;
}

static bool say(uint8_t byte, uint8_t wanted) {
  TWDR = byte;
  return step(0, wanted);
}

static bool at(uint8_t where) {
  return step(_BV(TWSTA), STARTED) && say(ADDRESS << 1, ADDRESS_TAKEN) && say(where, BYTE_TAKEN);
}

/* Lets go of the bus, however far a transfer came; answers what became of it. */
static bool end(bool well) {
  TWCR = _BV(TWINT) | _BV(TWEN) | _BV(TWSTO);
  for (uint8_t i = 0; i < 200 && TWCR & _BV(TWSTO); i++) _delay_us(1);
  if (!well) TWCR = 0;
  return well;
}

static bool set(uint8_t where, uint8_t value) { return end(at(where) && say(value, BYTE_TAKEN)); }

static bool read(uint8_t where, uint8_t *bytes, uint8_t length) {
  bool well = at(where) && step(_BV(TWSTA), STARTED_AGAIN) && say(ADDRESS << 1 | 1, READ_TAKEN);
  for (; well && length; length--) {
    well = length > 1 ? step(_BV(TWEA), BYTE_CAME) : step(0, LAST_CAME);
    *bytes++ = TWDR;
  }
  return end(well);
}

bool imu_wake(void) {
  /* 100 kHz at 8 MHz, which the modules' own resistors can do. */
  TWBR = (F_CPU / 100000UL - 16) / 2;
  uint8_t who;
  return read(WHO_AM_I, &who, 1) && who == ADDRESS &&
         /* Awake by its own oscillator, without the thermometer; no gyroscopes; 44 Hz; a sample every 2 ms. */
         set(POWER_1, 0x08) && set(POWER_2, 0x07) && set(FILTER, 3) && set(RATE, 1);
}

bool imu_sleep(void) { return set(POWER_1, 0x48); }

bool imu_read(int16_t sample[3]) {
  uint8_t bytes[6];
  if (!read(ACCELERATION, bytes, sizeof bytes)) return false;
  for (uint8_t i = 0; i < 3; i++) sample[i] = (int16_t)(bytes[2 * i] << 8 | bytes[2 * i + 1]);
  return true;
}
