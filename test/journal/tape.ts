// The content that journal tests write: a header, and entries that can be told apart.

import type { Header } from '../../src/core/record.ts'

export const header: Header = { tablekeeper: 1, game: 'toy', seats: [{ name: 'a' }, { name: 'b' }] }

/** Entry n of a match. Sizes vary, so that some entries need several pages. */
export const entry = (match: number, n: number): { match: number; n: number; text: string } => ({
  match,
  n,
  text: 'né·'.repeat(n % 17 === 0 ? 4000 : (n * 7) % 120)
})
