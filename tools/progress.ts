// Progress of long work on stderr: in a terminal one line that is written over, in a file a new line now and then.

const { stderr } = process
let told = Number.NEGATIVE_INFINITY

/** `seldom`: the least time between two lines of a file, in ms. */
export function progress(line: () => string, seldom = 60_000): void {
  if (performance.now() - told < (stderr.isTTY ? 500 : seldom)) return
  told = performance.now()
  stderr.write(stderr.isTTY ? `\r\u001B[K${line()}` : `${line()}\n`)
}

/** Takes the line away, so that other text can follow. */
export function endProgress(): void {
  if (stderr.isTTY) stderr.write('\r\u001B[K')
}
