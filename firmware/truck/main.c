/* The board in a truck: samples gravity every 10 ms, reports its pose by radio, and sleeps while nobody listens. */
#include <avr/eeprom.h>
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/power.h>
#include <avr/sleep.h>
#include <avr/wdt.h>

#include "../reader/pose.h"
#include "../reader/radio.h"
#include "../reader/report.h"
#include "gravity.h"
#include "imu.h"

#define TICK_MS 10
/* A report at least so often; the listener doubts a truck that is silent for half a second. */
#define REPEAT_MS 150
/* A report that nobody acknowledged is sent again at the next tick, for so long. */
#define INSIST_MS 500
/* Without a sample that tells the vertical for so long, nobody knows how it is held. */
#define BLIND_MS 250

static volatile uint32_t ticks;
static volatile bool slept;

ISR(TIMER1_COMPA_vect) { ticks++; }
ISR(WDT_vect) { slept = true; }

/* Milliseconds since it woke. */
static uint32_t now_ms(void) {
  cli();
  uint32_t whole = ticks;
  uint16_t part = TCNT1;
  if (TIFR1 & _BV(OCF1A)) {
    whole++;
    part = 0;
  }
  sei();
  return whole * TICK_MS + part / (F_CPU / 8000);
}

static struct {
  uint16_t boot, count;
  struct pose pose;
  uint32_t since_ms;
  uint32_t told_ms; /* when a sample last told the vertical */
  uint32_t answered_ms, sent_ms, patience_ms;
  bool owed, sighted;
} me;

/* Nobody knows what it went through before this. */
static void begin_anew(uint32_t patience_ms) {
  radio_wake(NUMBER);
  me.sighted = imu_wake();
  me.count++;
  me.pose.how = me.pose.next = HOW_UNKNOWN;
  me.since_ms = me.told_ms = me.answered_ms = me.sent_ms = now_ms();
  me.patience_ms = patience_ms;
}

static void look(uint32_t now) {
  int16_t sample[3];
  enum how how = HOW_UNKNOWN;
  /* A sensor without power forgets that it was woken. */
  if (!me.sighted) me.sighted = imu_wake();
  else if (!imu_read(sample)) me.sighted = false;
  else if (gravity_tells(sample)) {
    how = gravity_how(sample);
    me.told_ms = now;
  }
  if (how == HOW_UNKNOWN && now - me.told_ms < BLIND_MS) return;
  if (!pose_sampled(&me.pose, how, now * 1000)) return;
  me.since_ms = now - (now * 1000 - me.pose.since) / 1000;
  me.count++;
  me.owed = true;
}

static void tell(uint32_t now) {
  bool insists = me.owed && now - me.answered_ms < INSIST_MS;
  if (!insists && now - me.sent_ms < REPEAT_MS) return;
  uint8_t bytes[REPORT];
  struct report report = {me.pose.how, me.boot, me.count, now_ms() - me.since_ms};
  report_write(&report, bytes);
  me.sent_ms = now;
  if (radio_send(bytes)) {
    me.owed = false;
    me.answered_ms = now;
    me.patience_ms = ALONE_S * 1000UL;
  } else if (!insists) {
    /* It may have been without power, and have forgotten everything. */
    radio_wake(NUMBER);
  }
}

/* Interrupts are off before, and off again after one of them has ended the sleep: none comes between a look and the sleep. */
static void sleep_once(uint8_t mode) {
  SMCR = (uint8_t)(mode | _BV(SE));
  sei();
  sleep_cpu();
  cli();
  SMCR = 0;
}

static void wait_for_tick(void) {
  cli();
  uint32_t before = ticks;
  while (ticks == before) sleep_once(SLEEP_MODE_IDLE);
  sei();
}

/* Eight seconds with everything off. */
static void nap(void) {
  radio_sleep();
  imu_sleep();
  TWCR = 0;
  cli();
  slept = false;
  wdt_reset();
  WDTCSR = _BV(WDCE) | _BV(WDE);
  WDTCSR = _BV(WDIE) | _BV(WDP3) | _BV(WDP0);
  while (!slept) sleep_once(SLEEP_MODE_PWR_DOWN);
  sei();
  wdt_disable();
}

int main(void) {
  wdt_disable();
  eeprom_update_word((uint16_t *)0, me.boot = (uint16_t)(eeprom_read_word((uint16_t *)0) + 1));
  power_usart0_disable();
  power_timer0_disable();
  power_timer2_disable();
  power_adc_disable();
  /* Timer 1 at an eighth of the clock, from 0 anew with every tick. */
  OCR1A = (uint16_t)(F_CPU / 8 / (1000 / TICK_MS) - 1);
  TCCR1B = _BV(WGM12) | _BV(CS11);
  TIMSK1 = _BV(OCIE1A);
  sei();
  begin_anew(ALONE_S * 1000UL);
  for (;;) {
    wait_for_tick();
    uint32_t now = now_ms();
    look(now);
    tell(now);
    if (now - me.answered_ms < me.patience_ms) continue;
    nap();
    /* Long enough to see how it is held and to say so a few times. */
    begin_anew(100);
  }
}
