/** Calls back once after so many milliseconds; the returned function cancels it. */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
