// What is looked at: everything, or a sample of about so many looks that is spread evenly over the parts of the sweep, over what each
// part shows, over sizes and languages. Pure.

import { fits, type Size } from './sizes.ts'

export interface Due {
  readonly sizes: readonly Size[]
  readonly langs: readonly string[]
}

export interface Plan {
  /** Begins a part, one of so many that are left. `few`: it shows no more than its share. */
  readonly enter: (of: number, few?: 'few') => void
  /** The part has had its share. */
  readonly isMet: () => boolean
  /** What is looked at of the next thing that the part shows; null: nothing. */
  readonly take: (room: string) => Due | null
}

export function everything(sizes: readonly Size[], langs: readonly string[]): Plan {
  return {
    enter: () => {},
    isMet: () => false,
    take: (room) => ({ sizes: sizes.filter((it) => fits(room, it)), langs })
  }
}

/** Looks at each thing that is looked at. */
const each = 2
/** Of the many things that a part shows every third is looked at, from another one on in each part. */
const third = 3
/** Steps by this part of a whole come evenly everywhere, however many there are. */
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
