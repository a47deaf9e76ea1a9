// The least work that a program can do: for every line from one pty, write a lamp frame of 32 bytes to another.

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **args) {
  if (count < 3) return 2;
  int reader = open(args[1], O_RDWR | O_NOCTTY), lamps = open(args[2], O_RDWR | O_NOCTTY);
  char bytes[4096], frame[32];
  memset(frame, 'x', sizeof frame);
  frame[31] = '\n';
  for (ssize_t got; (got = read(reader, bytes, sizeof bytes)) > 0;)
    if (memchr(bytes, '\n', (size_t)got) && write(lamps, frame, sizeof frame) < 0) return 1;
  return 0;
}
