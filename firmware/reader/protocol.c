#include "protocol.h"

#include <string.h>

/* `*` and four digits. */
#define TAIL 5

static uint16_t crc16(const char *text, uint8_t length) {
  uint16_t crc = 0xFFFF;
  while (length--) {
    crc ^= (uint16_t)((uint8_t)*text++ << 8);
    for (uint8_t bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (uint16_t)(crc << 1 ^ 0x1021) : (uint16_t)(crc << 1);
  }
  return crc;
}

static void put(struct line *it, char letter) {
  if (it->length < sizeof it->text - 1) it->text[it->length++] = letter;
}

static void put_hex(struct line *it, uint16_t number, const char *digits) {
  for (uint8_t i = 0; i < 4; i++, number = (uint16_t)(number << 4)) put(it, digits[number >> 12]);
}

void line_text(struct line *it, const char *text) {
  while (*text) put(it, *text++);
}

void line_number(struct line *it, uint32_t number) {
  char digits[11], *first = digits + sizeof digits - 1;
  *first = 0;
  do *--first = (char)('0' + number % 10);
  while (number /= 10);
  line_text(it, first);
}

void line_open(struct line *it, char type, uint16_t boot, uint16_t seq, uint32_t micros) {
  it->length = 0;
  put(it, type);
  put(it, ' ');
  put_hex(it, boot, "0123456789abcdef");
  put(it, ' ');
  line_number(it, seq);
  put(it, ' ');
  line_number(it, micros);
}

bool line_fits(const struct line *it) { return it->length <= LONGEST_LINE - TAIL; }

void line_close(struct line *it) {
  uint16_t crc = crc16(it->text, it->length);
  put(it, '*');
  put_hex(it, crc, "0123456789ABCDEF");
  put(it, '\n');
}

static bool is_digit(char it) { return it >= '0' && it <= '9'; }

/* Each reader below takes one part from the text and answers where the next begins, or NULL. */

static const char *read_hex(const char *at, uint16_t *number, char ten) {
  *number = 0;
  for (uint8_t i = 0; i < 4; i++, at++) {
    bool letter = *at >= ten && *at <= ten + 5;
    if (!letter && !is_digit(*at)) return NULL;
    *number = (uint16_t)(*number << 4 | (letter ? *at - ten + 10 : *at - '0'));
  }
  return at;
}

static const char *read_space(const char *at) { return at && *at == ' ' ? at + 1 : NULL; }

/* `many`: digits it may have. It may still be too big: that is told once the checksum has spoken. */
static const char *read_number(const char *at, uint64_t *number, uint8_t many) {
  if (!at || !is_digit(*at) || (*at == '0' && is_digit(at[1]))) return NULL;
  for (*number = 0; is_digit(*at); at++) {
    if (many-- == 0) return NULL;
    *number = *number * 10 + (uint64_t)(*at - '0');
  }
  return at;
}

static const char *read_name(const char *at) {
  const char *first = at;
  while (*at && !strchr(" =@*", *at)) at++;
  return at == first ? NULL : at;
}

static const char *read_fields(const char *at) {
  while (at && *at == ' ') {
    at = read_name(at + 1);
    if (!at || (*at != '=' && *at != '@')) return NULL;
    at = read_name(at + 1);
  }
  return at;
}

static enum heard judge(struct ear *it) {
  if (it->length > LONGEST_LINE) return HEARD_SHAPE;
  for (uint8_t i = 0; i < it->length; i++)
    if (it->text[i] < 0x20 || it->text[i] > 0x7E) return HEARD_SHAPE;
  it->text[it->length] = 0;

  char letter = it->text[0] | 0x20;
  const char *at = letter >= 'a' && letter <= 'z' ? read_space(it->text + 1) : NULL;
  uint64_t seq = 0, micros = 0;
  uint16_t crc;
  at = at ? read_space(read_hex(at, &it->boot, 'a')) : NULL;
  at = read_space(read_number(at, &seq, 5));
  at = read_fields(read_number(at, &micros, 10));
  if (!at || *at != '*') return HEARD_SHAPE;
  uint8_t said = (uint8_t)(at - it->text);
  at = read_hex(at + 1, &crc, 'A');
  if (!at || *at) return HEARD_SHAPE;
  if (crc != crc16(it->text, said)) return HEARD_CRC;
  if (seq > UINT16_MAX || micros > UINT32_MAX) return HEARD_SHAPE;
  it->type = it->text[0];
  it->seq = (uint16_t)seq;
  it->micros = (uint32_t)micros;
  return HEARD_LINE;
}

enum heard ear_take(struct ear *it, char byte) {
  if (byte != '\n') {
    /* One more than a line and its carriage return: enough to know that it is too long. */
    if (it->length < sizeof it->text) it->text[it->length++] = byte;
    return HEARD_NOTHING;
  }
  if (it->length > 0 && it->length < sizeof it->text && it->text[it->length - 1] == '\r') it->length--;
  enum heard heard = it->length == 0 ? HEARD_NOTHING : judge(it);
  it->length = 0;
  return heard;
}
