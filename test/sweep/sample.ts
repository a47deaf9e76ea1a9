// Selects what the sweep shows: everything, or a sample of a given size, spread evenly over games, situations, sizes and languages. This
// file has no side effects.

import { fits, type Size } from './sizes.ts'

export interface Due {
  readonly sizes: readonly Size[]
  readonly langs: readonly string[]
}

export interface Plan {
  /** Begins a part; `of` parts are left, this one included. `few`: the part has few situations, so select each of them. */
  readonly enter: (of: number, few?: 'few') => void
  /** Whether the part has used up its share. */
  readonly isMet: () => boolean
  /** How to show the next situation of the part; null: not at all. */
  readonly take: (room: string) => Due | null
}

export function everything(sizes: readonly Size[], langs: readonly string[]): Plan {
  return {
    enter: () => {},
    isMet: () => false,
    take: (room) => ({ sizes: sizes.filter((it) => fits(room, it)), langs })
  }
}

/** How many sizes to show of each selected situation. */
const each = 2
/** In parts with many situations, select every third. Each part begins its count at another one. */
const third = 3
/** The golden ratio: multiples of it modulo 1 are spread evenly, however many there are. */
const golden = 0.618034

export function sample(looks: number, sizes: readonly Size[], langs: readonly string[]): Plan {
  let left = looks
  let share = looks
  let stride = 1
  let seen = 0
  let part = 0
  let taken = 0
  return {
    enter(of, few) {
      share = Math.ceil(left / of)
      stride = few ? 1 : third
      part += 1
      seen = part + Math.floor(part / third)
    },
    isMet: () => share <= 0,
    take(room) {
      seen += 1
      const fit = sizes.filter((it) => fits(room, it))
      if (share <= 0 || fit.length === 0 || seen % stride !== 0) return null
      const n = Math.min(each, share, fit.length)
      const some = Array.from({ length: n }, (_, i) => {
        const at = ((taken + i) * golden) % 1
        return fit[Math.floor(at * fit.length)] as Size
      })
      taken += n
      share -= n
      left -= n
      return { sizes: [...new Set(some)], langs: [langs[Math.floor(taken / each) % langs.length] as string] }
    }
  }
}
