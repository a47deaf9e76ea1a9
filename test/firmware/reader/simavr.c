/* The reader's firmware on simavr, with the same shift registers on its pins as in chains.ts: a second opinion by an emulator that
   shares no code with the other one. Reads orders from its input. For every run it prints `said` and the chip's bytes as hex.
   Arguments: the firmware's ELF, columns, rows, then the pins of columns (load, clock, data) and rows (data, clock, latch).

     lay COLUMN ROW THERE   cut IS_CUT   hear HEX   reset   run MILLISECONDS */

#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static avr_t *avr;
static int columns, rows;
static struct {
  int load, column_clock, column_data, row_data, row_clock, latch;
} pins;

/* One bit for each switch, by row; the contents of the chains, the chip next to the board first; the levels that the chip drives. */
static uint16_t closed[16];
static uint8_t column_chips[2];
static uint16_t shifting, selected = 0xFFFF;
static bool levels[20], cut;

static char port_of(int pin) { return pin < 8 ? 'D' : pin < 14 ? 'B' : 'C'; }
static int bit_of(int pin) { return pin < 8 ? pin : pin < 14 ? pin - 8 : pin - 14; }
static avr_irq_t *irq_of(int pin) { return avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port_of(pin)), bit_of(pin)); }

/* Set as an external pull. Otherwise the chip's own pull-up would win at its next write to the port. */
static void show_data(void) {
  bool level = cut || column_chips[0] & 0x80;
  uint8_t mask = (uint8_t)(1 << bit_of(pins.column_data));
  avr_ioport_external_t pull = {.name = port_of(pins.column_data), .mask = mask, .value = level ? mask : 0};
  avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL(pull.name), &pull);
  avr_raise_irq(irq_of(pins.column_data), level);
}

static void sample(void) {
  uint16_t low = 0;
  for (int row = 0; row < rows; row++)
    if (!(selected >> row & 1)) low |= closed[row];
  for (int chip = 0; chip < 2; chip++) column_chips[chip] = (uint8_t)(~low >> 8 * chip);
}

static void shift_columns(void) {
  int last_row = (rows + 7) / 8 * 8 - 1;
  int incoming = shifting >> last_row & 1;
  for (int chip = (columns + 7) / 8 - 1; chip >= 0; chip--) {
    int outgoing = column_chips[chip] >> 7;
    column_chips[chip] = (uint8_t)(column_chips[chip] << 1 | incoming);
    incoming = outgoing;
  }
}

static void driven(struct avr_irq_t *irq, uint32_t value, void *which) {
  (void)irq;
  int pin = (int)(intptr_t)which;
  bool high = value & 1;
  if (levels[pin] == high) return;
  levels[pin] = high;
  if (pin == pins.load) sample();
  if (pin == pins.column_clock && high && levels[pins.load]) shift_columns();
  if (pin == pins.row_clock && high) shifting = (uint16_t)(shifting << 1 | levels[pins.row_data]);
  if (pin == pins.latch && high) selected = shifting;
  show_data();
}

static void said(struct avr_irq_t *irq, uint32_t value, void *ignored) {
  (void)irq, (void)ignored;
  printf("%02x", value & 0xFF);
}

static void run(double milliseconds) {
  printf("said ");
  avr_cycle_count_t end = avr->cycle + (avr_cycle_count_t)(milliseconds * 16000);
  while (avr->cycle < end) {
    int state = avr_run(avr);
    if (state == cpu_Done || state == cpu_Crashed) exit(3);
  }
  printf("\n");
}

static void hear(const char *hex) {
  avr_irq_t *line = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
  unsigned byte;
  for (; sscanf(hex, "%2x", &byte) == 1; hex += 2) avr_raise_irq(line, byte);
}

static void obey(const char *order) {
  int column, row, yes;
  double milliseconds;
  char hex[512];
  if (sscanf(order, "lay %d %d %d", &column, &row, &yes) == 3) {
    closed[row] = (uint16_t)(yes ? closed[row] | 1 << column : closed[row] & ~(1 << column));
  } else if (sscanf(order, "cut %d", &yes) == 1) {
    cut = yes;
    show_data();
  } else if (sscanf(order, "hear %511s", hex) == 1) {
    hear(hex);
  } else if (strncmp(order, "reset", 5) == 0) {
    avr_reset(avr);
  } else if (sscanf(order, "run %lf", &milliseconds) == 1) {
    run(milliseconds);
  } else {
    fprintf(stderr, "not understood: %s", order);
    exit(2);
  }
}

int main(int count, char **arguments) {
  elf_firmware_t firmware = {0};
  if (count != 10 || elf_read_firmware(arguments[1], &firmware) != 0) return 2;
  columns = atoi(arguments[2]);
  rows = atoi(arguments[3]);
  int *pin[] = {&pins.load, &pins.column_clock, &pins.column_data, &pins.row_data, &pins.row_clock, &pins.latch};
  for (int i = 0; i < 6; i++) *pin[i] = atoi(arguments[4 + i]);

  avr = avr_make_mcu_by_name("atmega328p");
  avr_init(avr);
  avr->frequency = 16000000;
  avr_load_firmware(avr, &firmware);
  /* Switch off simavr's console, and its sleep while the firmware waits for a byte. */
  uint32_t flags = 0;
  avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), said, NULL);
  for (int i = 0; i < 6; i++)
    if (pin[i] != &pins.column_data) avr_irq_register_notify(irq_of(*pin[i]), driven, (void *)(intptr_t)*pin[i]);
  show_data();

  char order[600];
  while (fgets(order, sizeof order, stdin)) obey(order);
  return 0;
}
