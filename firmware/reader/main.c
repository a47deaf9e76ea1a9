/* Scan, listen, talk, for ever. */
#include "board.h"
#include "reader.h"

#define SCAN_US (SCAN_MS * 1000UL)
/* The lamp blinks slowly when all is well, quickly when a chain is broken. */
#define BLINK_SCANS (500 / SCAN_MS)
#define ALARM_SCANS (100 / SCAN_MS)

int main(void) {
  board_start();
  reader_start(board_boot(), board_reset());
  uint32_t scanned = board_micros();
  uint16_t rows[ROWS], scans = 0;
  bool lit = false;
  for (;;) {
    board_alive();
    char byte;
    while (board_heard(&byte)) reader_heard(byte);
    if (board_missed()) reader_missed();
    if (board_micros() - scanned >= SCAN_US) {
      scanned += SCAN_US;
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
