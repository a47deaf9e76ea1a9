/* Lines of the wire (../PROTOCOL.md): written field by field, read byte by byte. Plain C, no memory of its own, no clock;
   it knows no board and not what the fields mean. */
#ifndef PROTOCOL_H
#define PROTOCOL_H

#include <stdbool.h>
#include <stdint.h>

/* Characters of the longest line, its end not counted. */
#define LONGEST_LINE 200

/* A line being written. What does not fit is caught by line_fits, so there is room for one field too many. */
struct line {
  char text[256];
  uint8_t length;
};

void line_open(struct line *it, char type, uint16_t boot, uint16_t seq, uint32_t micros);
void line_text(struct line *it, const char *text);
void line_number(struct line *it, uint32_t number);
/* Whether what has been written so far still leaves room for the checksum. */
bool line_fits(const struct line *it);
/* Adds checksum and line feed; the text is then ready to be sent. */
void line_close(struct line *it);

/* The same four damages that the daemon tells apart, in two words: no line at all, or a line whose checksum is another. */
enum heard { HEARD_NOTHING, HEARD_LINE, HEARD_SHAPE, HEARD_CRC };

/* A line being heard. After HEARD_LINE its parts stand below, until the next byte. */
struct ear {
  char text[LONGEST_LINE + 2];
  uint8_t length;
  char type;
  uint16_t boot, seq;
  uint32_t micros;
};

enum heard ear_take(struct ear *it, char byte);

#endif
