#include "board.h"

#include <avr/eeprom.h>
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/wdt.h>
#include <util/delay.h>

#include "protocol.h"
#include "reader.h"

#define LAMP 13
#define COLUMN_CHIPS ((COLUMNS + 7) / 8)
#define ROW_CHIPS ((ROWS + 7) / 8)
#if ROWS > 16
typedef uint32_t outputs;
#else
typedef uint16_t outputs;
#endif
#define INLINE static inline __attribute__((always_inline))

/* --- Pins by the numbers printed on the board; with a constant number each of these is one instruction --- */

INLINE volatile uint8_t *port(uint8_t pin) { return pin < 8 ? &PORTD : pin < 14 ? &PORTB : &PORTC; }
INLINE volatile uint8_t *direction(uint8_t pin) { return pin < 8 ? &DDRD : pin < 14 ? &DDRB : &DDRC; }
INLINE uint8_t bit(uint8_t pin) { return (uint8_t)(1 << (pin < 8 ? pin : pin < 14 ? pin - 8 : pin - 14)); }

INLINE void high(uint8_t pin) { *port(pin) |= bit(pin); }
INLINE void low(uint8_t pin) { *port(pin) &= (uint8_t)~bit(pin); }
INLINE void output(uint8_t pin) { *direction(pin) |= bit(pin); }
INLINE bool is_high(uint8_t pin) {
  return (pin < 8 ? PIND : pin < 14 ? PINB : PINC) & bit(pin);
}

/* --- Why it started --- */

static uint8_t left_by_boot_loader __attribute__((section(".noinit")));
static uint8_t flags __attribute__((section(".noinit")));

/* Before anything else touches r2. */
__attribute__((naked, used, section(".init0"))) static void keep_r2(void) {
  __asm__ __volatile__("sts %0, r2" : "=m"(left_by_boot_loader));
}

/* Before the watchdog, still on after a reset by it, strikes again. */
__attribute__((naked, used, section(".init3"))) static void keep_flags(void) {
  flags = MCUSR;
  MCUSR = 0;
  wdt_disable();
}

const char *board_reset(void) {
  uint8_t why = flags;
  if (OPTIBOOT && !why && left_by_boot_loader < 16) why = left_by_boot_loader;
  if (why & _BV(PORF)) return "power";
  if (why & _BV(BORF)) return "brownout";
  /* Before the watchdog: Optiboot uses that to leave. The serial chip pulls the same line as the button. */
  if (why & _BV(EXTRF)) return "button";
  if (why & _BV(WDRF)) return "watchdog";
  return "unknown";
}

uint16_t board_boot(void) {
  uint16_t *where = (uint16_t *)0, boot = (uint16_t)(eeprom_read_word(where) + 1);
  eeprom_update_word(where, boot);
  return boot;
}

/* --- Chains --- */

INLINE void pulse_high(uint8_t pin) {
  high(pin);
  low(pin);
}

/* One bit an output, the highest first, so that it ends at Q7S of the last chip. The outputs wait for the latch. */
static void shift_rows(outputs levels) {
  for (outputs mask = (outputs)(1UL << (ROW_CHIPS * 8 - 1)); mask; mask >>= 1) {
    if (levels & mask) high(PIN_ROWS_DATA);
    else low(PIN_ROWS_DATA);
    pulse_high(PIN_ROWS_CLOCK);
  }
}

/* The levels of the columns now. `proof`: the level at DS of the last chip. */
static uint16_t read_columns(bool *proof) {
  uint16_t levels = 0;
  low(PIN_COLUMNS_LOAD);
  high(PIN_COLUMNS_LOAD);
  for (uint8_t chip = 0; chip < COLUMN_CHIPS; chip++) {
    uint8_t byte = 0;
    for (uint8_t i = 0; i < 8; i++) {
      byte = (uint8_t)(byte << 1);
      if (is_high(PIN_COLUMNS_DATA)) byte |= 1;
      pulse_high(PIN_COLUMNS_CLOCK);
    }
    levels |= (uint16_t)(byte << (8 * chip));
  }
  *proof = is_high(PIN_COLUMNS_DATA);
  return levels;
}

bool board_scan(uint16_t *rows) {
  bool zero = false, one = true, ignored;
  if (PROOF_WIRE) {
    shift_rows(0);
    read_columns(&zero);
    shift_rows((outputs)~0UL);
    read_columns(&one);
  }
  for (uint8_t row = 0; row < ROWS; row++) {
    shift_rows((outputs)~(1UL << row));
    pulse_high(PIN_ROWS_LATCH);
    _delay_us(SETTLE_US);
    rows[row] = (uint16_t)~read_columns(&ignored);
  }
  return one && !zero;
}

/* --- Direct switches --- */

uint16_t board_switches(void) {
  uint16_t closed = 0, next = 1;
#define LOOK(pin, ...)             \
  if (!is_high(pin)) closed |= next; \
  next = (uint16_t)(next << 1);
#define LOOK_TWICE(foot, head, ...) LOOK(foot) LOOK(head)
  BUTTONS(LOOK) DOCKS(LOOK) TILTS(LOOK) POSES(LOOK_TWICE)
  (void)next;
  return closed;
}

/* --- Clock: timer 1 at two ticks a microsecond --- */

static volatile uint32_t overflows;

ISR(TIMER1_OVF_vect) { overflows++; }

uint32_t board_micros(void) {
  uint8_t before = SREG;
  cli();
  uint16_t ticks = TCNT1;
  uint32_t turns = overflows;
  if (TIFR1 & _BV(TOV1) && ticks < 0x8000) turns++;
  SREG = before;
  return turns * 0x8000UL + ticks / 2;
}

/* --- Serial line: 115200 baud, bytes in and out through rings --- */

/* Rings of 256 and 128 bytes; an index of eight bits turns by itself. */
static char out[256];
static volatile uint8_t out_first, out_next;
static char in[128];
static volatile uint8_t in_first, in_next;
static volatile bool missed;

ISR(USART_UDRE_vect) {
  UDR0 = (uint8_t)out[out_first++];
  if (out_first == out_next) UCSR0B &= (uint8_t)~_BV(UDRIE0);
}

ISR(USART_RX_vect) {
  bool damaged = UCSR0A & (_BV(FE0) | _BV(DOR0));
  char byte = (char)UDR0;
  if (damaged || (uint8_t)(in_next - in_first) >= sizeof in) missed = true;
  else in[in_next++ % sizeof in] = byte;
}

bool board_has_room(void) { return (uint8_t)(out_next - out_first) <= 255 - (LONGEST_LINE + 1); }

void board_send(const char *text, uint8_t length) {
  while (length--) out[out_next++] = *text++;
  UCSR0B |= _BV(UDRIE0);
}

bool board_heard(char *byte) {
  if (in_first == in_next) return false;
  *byte = in[in_first++ % sizeof in];
  return true;
}

bool board_missed(void) {
  bool was = missed;
  missed = false;
  return was;
}

/* --- Supply: the chip's reference, measured against the supply --- */

uint16_t board_supply(void) {
  if (!BANDGAP_MV) return 0;
  /* The conversion begun by the last question is long done. */
  uint16_t measured = ADC;
  ADCSRA |= _BV(ADSC);
  return measured ? (uint16_t)(BANDGAP_MV * 1023UL / measured) : 0;
}

void board_lamp(bool lit) {
  if (lit) high(LAMP);
  else low(LAMP);
}

void board_alive(void) { wdt_reset(); }

void board_start(void) {
  high(PIN_COLUMNS_LOAD);
  output(PIN_COLUMNS_LOAD);
  output(PIN_COLUMNS_CLOCK);
  /* With the pull-up, a chain that is not there reads as ones. */
  high(PIN_COLUMNS_DATA);
  output(PIN_ROWS_DATA);
  output(PIN_ROWS_CLOCK);
  output(PIN_ROWS_LATCH);
  output(LAMP);
#define PULL_UP(pin, ...) high(pin);
#define PULL_BOTH_UP(foot, head, ...) high(foot), high(head);
  BUTTONS(PULL_UP) DOCKS(PULL_UP) TILTS(PULL_UP) POSES(PULL_BOTH_UP)

  TCCR1B = _BV(CS11);
  TIMSK1 = _BV(TOIE1);

  /* 117647 baud, 2.1 % fast: what every Uno does, and the nearest there is at 16 MHz. */
  UCSR0A = _BV(U2X0);
  UBRR0 = 16;
  UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
  UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);

  if (BANDGAP_MV) {
    ADMUX = _BV(REFS0) | 14;
    ADCSRA = _BV(ADEN) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0);
  }
  wdt_enable(WDTO_500MS);
  sei();
}
