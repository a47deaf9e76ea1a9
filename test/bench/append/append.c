// The least work that makes a line durable: append it to a file, call fdatasync, then the next. Prints the nanoseconds of each line.
//
//   append FILE      "go N" on stdin appends N lines of 200 bytes

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

int main(int count, char **args) {
  if (count < 2) return 2;
  int file = open(args[1], O_WRONLY | O_CREAT | O_APPEND, 0644);
  char line[200], order[64];
  memset(line, 'x', sizeof line);
  while (fgets(order, sizeof order, stdin)) {
    for (int n = atoi(order + 3); n > 0; n--) {
      long long from = now();
      if (write(file, line, sizeof line) < 0 || fdatasync(file)) return 1;
      printf("%lld ", now() - from);
    }
    printf("\n");
    fflush(stdout);
  }
  return 0;
}
