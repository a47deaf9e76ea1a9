// The far end of two serial lines, for the benchmarks. It acts as the reader on one pty and watches the lamps on the other. It notes the
// time when a line leaves and when the lamp frame arrives, by one clock, and prints the nanoseconds between. It judges nothing.
//
//   driver SCRIPT      prints the two paths; then "go N" on stdin plays the script until N lines were measured
//
// Lines of the script: "= text" is repeated while nothing else happens, "- text" is sent and changes no lamp, "~ text" is sent and its frame
// awaited, "+ text" is measured, too. So no frame is ever taken for the answer to a later line, however slow the machine is. The driver adds
// the boot id, sequence number, microseconds and checksum.

#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { idleMs = 400, patienceMs = 1200, pauseUs = 1500, most = 64, longest = 256 };

static char script[most][longest];
static int lines, reader, lamps;
static unsigned seq;

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static int openPty(void) {
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0 || grantpt(master) || unlockpt(master)) exit(1);
  // Keep the slave end open so that the pty survives between two listeners, and make it raw from the start.
  int slave = open(ptsname(master), O_RDWR | O_NOCTTY);
  struct termios raw;
  tcgetattr(slave, &raw);
  cfmakeraw(&raw);
  tcsetattr(slave, TCSANOW, &raw);
  fcntl(master, F_SETFL, O_NONBLOCK);
  printf("%s\n", ptsname(master));
  return master;
}

static void say(const char *text) {
  char line[longest + 64];
  // A line begins with its type, then come the fields that every line has, then the rest.
  int at = sprintf(line, "%c be0c %u %lld%s", text[0], seq, now() / 1000 % 4294967296LL, text + 1);
  unsigned short crc = 0xFFFF;
  for (int i = 0; i < at; i++) {
    crc ^= (unsigned short)((unsigned char)line[i] << 8);
    for (int bit = 0; bit < 8; bit++) crc = (unsigned short)(crc & 0x8000 ? crc << 1 ^ 0x1021 : crc << 1);
  }
  at += sprintf(line + at, "*%04X\n", crc);
  seq = (seq + 1) % 65536;
  // Discard what nobody reads, as a real wire would.
  if (write(reader, line, at) < 0) tcflush(reader, TCIOFLUSH);
}

static void drain(int fd) {
  char bytes[4096];
  while (read(fd, bytes, sizeof bytes) > 0) {
  }
}

/** Waits for the end of a lamp frame. Returns its time, or 0 if none came. */
static long long frame(void) {
  long long until = now() + patienceMs * 1000000LL;
  struct pollfd watched = {lamps, POLLIN, 0};
  for (;;) {
    long long left = (until - now()) / 1000000;
    if (left <= 0 || poll(&watched, 1, (int)left) <= 0) return 0;
    char bytes[4096];
    ssize_t got = read(lamps, bytes, sizeof bytes);
    if (got > 0 && memchr(bytes, '\n', (size_t)got)) return now();
  }
}

static void play(int wanted) {
  for (int taken = 0; taken < wanted;) {
    for (int i = 0; i < lines && taken < wanted; i++) {
      if (script[i][0] == '=') continue;
      usleep(pauseUs);
      drain(lamps);
      drain(reader);
      say(script[i] + 2);
      if (script[i][0] == '-') continue;
      long long sent = now();
      long long came = frame();
      if (script[i][0] == '~') continue;
      printf("%lld ", came ? came - sent : -1);
      taken++;
    }
  }
  printf("\n");
  fflush(stdout);
}

int main(int count, char **args) {
  FILE *file = count > 1 ? fopen(args[1], "r") : NULL;
  if (!file) return 2;
  for (; lines < most && fgets(script[lines], longest, file); lines++) script[lines][strcspn(script[lines], "\n")] = 0;
  fclose(file);
  reader = openPty();
  lamps = openPty();
  fflush(stdout);
  struct pollfd asked = {0, POLLIN, 0};
  for (;;) {
    for (int i = 0; i < lines; i++)
      if (script[i][0] == '=') say(script[i] + 2);
    if (poll(&asked, 1, idleMs) > 0) {
      char order[64];
      if (!fgets(order, sizeof order, stdin)) return 0;
      play(atoi(order + 3));
    }
    drain(lamps);
    drain(reader);
  }
}
