/* Your table: how many cells, which pin goes where. This is the only file to edit.
   Pins have the numbers printed on an Uno or Nano: 0-13 digital, 14-19 = A0-A5. 0 and 1 are the serial line, 13 is the lamp.
   Keep one #define a line: drawings are made from it too. */
#ifndef CONFIG_H
#define CONFIG_H

#define NAME "cells"

/* 1 to 16 each. Column n hangs on input D(n % 8) of the 74HC165 number n / 8, row n on output Q(n % 8) of the 74HC595
   number n / 8, counted from the board. A closed switch joins its column to its row, with a diode towards the row. */
#define COLUMNS 12
#define ROWS 12

/* 74HC165, columns in. */
#define PIN_COLUMNS_LOAD 2
#define PIN_COLUMNS_CLOCK 3
#define PIN_COLUMNS_DATA 4

/* 74HC595, rows out. */
#define PIN_ROWS_DATA 5
#define PIN_ROWS_CLOCK 6
#define PIN_ROWS_LATCH 7

/* 1: a wire goes from Q7S of the last 74HC595 to DS of the last 74HC165. Every scan proves both chains with it, and a cable
   that has come loose says "I cannot see" instead of "the table is empty". 0: no such wire. */
#define PROOF_WIRE 1

/* Time for a row to settle before its columns are read: long wires need more. */
#define SETTLE_US 5
/* One scan every so many milliseconds; a cell has changed when so many scans in a row say so (at most 15). */
#define SCAN_MS 2
#define DEBOUNCE_SCANS 10

/* Switches to ground on pins of their own, as many as pins are left, 16 in all.
   BUTTONS: pin, pad, button.        X(14, 0, "confirm") X(15, 0, "undo")
   DOCKS:   pin, column, row, what lies there when the switch is closed, and when it is open: a thing that has two sides,
            such as a tipping truck.  X(16, 0, 12, "truck#0/tank-down", "truck#0/tank-up")
   TILTS:   pin. A ball switch under the table: when it moves, the table is knocked about.  X(17)
   POSES:   two pins, thing. Two tilt switches in a cradle: the first is closed while the thing stands on its foot, the second
            while it stands on its head.  X(18, 19, "truck/0"). Only for chips with a crystal: dates need one
   RADIO:   thing. A board of its own in it (../truck) reports by radio, the first as NUMBER 0, the next as NUMBER 1, up to five.
            X("truck/0") X("truck/1"). The radio is an nRF24L01+ on the pins below and on 11, 12 and 13 */
#define BUTTONS(X)
#define DOCKS(X)
#define TILTS(X)
#define POSES(X)
#define RADIO(X)

/* CSN and CE of the radio, and its channel: the same as in ../truck/config.h. */
#define PIN_RADIO_SELECT 10
#define PIN_RADIO_ENABLE 9
#define RADIO_CHANNEL 76

/* So long nothing moves before the table is said to be quiet again. */
#define TILT_QUIET_MS 300

/* The chip's own reference in millivolts, nominally 1100 and up to a tenth off: measure it at AREF while this is not 0.
   0: the supply is not measured, which is better than measured wrong. */
#define BANDGAP_MV 0

/* 1: the boot loader is Optiboot (every Uno, Nanos since 2018), which leaves the cause of the reset in register r2. */
#define OPTIBOOT 1

#endif
