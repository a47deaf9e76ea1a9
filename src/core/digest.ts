// A 32-bit digest of a text.

/**
 * FNV-1a, 32 bits. Two different texts have the same digest once in four billion pairs: enough to notice a change that nobody made on
 * purpose, no defence against somebody who looks for one.
 */
export function digestOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
