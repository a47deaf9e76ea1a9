// A short text that stands for a long one.

/**
 * FNV-1a, twice 32 bits (from both ends), base 36. Two different texts have the same digest once in 2^64 pairs: enough to notice a
 * change that nobody made on purpose, no defence against somebody who looks for one.
 */
export function digestOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x050c5d1f]
  for (let i = 0, j = text.length - 1; j >= 0; i++, j--) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(j), 0x01000193)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}
