/* The protocol part on a PC, for tests. Each line of input is one question:
     say TYPE BOOT SEQ MICROS FIELD...   prints the line that says this, without its end
     hear HEX                            prints, for every line completed by these bytes: `TYPE BOOT SEQ MICROS`, `shape` or `crc`
   A single dot answers every question's end. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "protocol.h"

static void answer_say(void) {
  struct line line;
  const char *type = strtok(NULL, " "), *boot = strtok(NULL, " "), *seq = strtok(NULL, " "), *micros = strtok(NULL, " ");
  line_open(&line, *type, (uint16_t)strtoul(boot, NULL, 16), (uint16_t)strtoul(seq, NULL, 10),
            (uint32_t)strtoul(micros, NULL, 10));
  for (const char *field; (field = strtok(NULL, " "));) {
    line_text(&line, " ");
    line_text(&line, field);
  }
  if (!line_fits(&line)) puts("too long");
  line_close(&line);
  printf("%.*s", line.length, line.text);
}

static void answer_hear(void) {
  struct ear ear = {0};
  const char *hex = strtok(NULL, " ");
  for (; hex && *hex; hex += 2) {
    char pair[3] = {hex[0], hex[1], 0};
    switch (ear_take(&ear, (char)strtoul(pair, NULL, 16))) {
      case HEARD_NOTHING: break;
      case HEARD_SHAPE: puts("shape"); break;
      case HEARD_CRC: puts("crc"); break;
      case HEARD_LINE: printf("%c %04x %u %" PRIu32 "\n", ear.type, ear.boot, ear.seq, ear.micros); break;
    }
  }
}

int main(void) {
  static char question[65536];
  while (fgets(question, sizeof question, stdin)) {
    question[strcspn(question, "\n")] = 0;
    const char *what = strtok(question, " ");
    if (what && strcmp(what, "say") == 0) answer_say();
    if (what && strcmp(what, "hear") == 0) answer_hear();
    puts(".");
  }
}
