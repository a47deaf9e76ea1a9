/* Scan, listen, talk, for ever. */
#include "board.h"
#include "poses.h"
#include "radio.h"
#include "reader.h"

#define SCAN_US (SCAN_MS * 1000UL)
/* The lamp blinks slowly when all is well, quickly when a chain is broken. */
#define BLINK_SCANS (500 / SCAN_MS)
#define ALARM_SCANS (100 / SCAN_MS)

/* How often the radio is asked whether it still listens. */
#define RADIO_SCANS (1000 / SCAN_MS)

static void take_reports(void) {
  uint8_t sender, bytes[REPORT];
  struct report report;
  /* The radio keeps three. */
  for (uint8_t i = 0; i < 3 && radio_take(&sender, bytes); i++)
    if (report_read(&report, bytes)) poses_heard(sender, &report, board_micros());
}

int main(void) {
  board_start();
  reader_start(board_boot(), board_reset());
  uint32_t scanned = board_micros();
  uint16_t rows[ROWS], scans = 0;
  bool lit = false;
  uint16_t unasked = 0;
  if (RADIO_COUNT) radio_listen(RADIO_COUNT);
  for (;;) {
    board_alive();
    char byte;
    while (board_heard(&byte)) reader_heard(byte);
    if (board_missed()) reader_missed();
    if (RADIO_COUNT) take_reports();
    if (board_micros() - scanned >= SCAN_US) {
      scanned += SCAN_US;
      if (RADIO_COUNT && ++unasked >= RADIO_SCANS) {
        unasked = 0;
        if (!radio_listens()) radio_listen(RADIO_COUNT);
      }
      bool proven = board_scan(rows);
      reader_scanned(rows, board_switches(), proven);
      if (++scans >= (proven ? BLINK_SCANS : ALARM_SCANS)) {
        scans = 0;
        lit = !lit;
        board_lamp(lit);
      }
    }
    reader_talk();
  }
}
