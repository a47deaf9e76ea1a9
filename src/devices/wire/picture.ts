// The whole of what a device says, line by line. A picture is only ever complete: between two of them there is none, and
// a keyframe that was broken off leaves the last one standing. Pure values; a line makes a new picture.

import type { CellSaid, DeviceSays, DieSaid, Hello, PressSaid, TagSaid } from './message.ts'

export interface Picture {
  /** Of the device's present life: a restart begins another. */
  readonly boot: string
  readonly hello: Hello
  /** By `x,y`; a cell that is not listed is empty. */
  readonly cells: ReadonlyMap<string, CellSaid>
  /** By id; what is not listed is not in sight. */
  readonly tags: ReadonlyMap<string, NonNullable<TagSaid['at']>>
  /** By id; what is not listed is not in the tray. */
  readonly dice: ReadonlyMap<string, DieSaid>
  /** Null: nobody watches for it. */
  readonly hand: boolean | null
  readonly tilt: boolean | null
  /** By pad: its last press. */
  readonly presses: ReadonlyMap<number, PressSaid>
}

export const blank = (boot: string, hello: Hello): Picture => ({
  boot,
  hello,
  cells: new Map(),
  tags: new Map(),
  dice: new Map(),
  hand: null,
  tilt: null,
  presses: new Map()
})

/** The picture after this line. Lines that say nothing new of the table leave it as it is, the very same value. */
export function withLine(picture: Picture, says: DeviceSays): Picture {
  switch (says.say) {
    case 'cells':
      return changed(picture, { cells: merge(picture.cells, says.cells, cellName, (it) => it.holds !== 'empty' && it) })
    case 'tags':
      return changed(picture, { tags: merge(picture.tags, says.tags, idOf, (it) => it.at ?? false) })
    case 'dice':
      return changed(picture, { dice: merge(picture.dice, says.dice, idOf, (it) => it.lies !== 'gone' && it) })
    case 'presses':
      return changed(picture, { presses: merge(picture.presses, says.presses, padOf, (it) => it) })
    case 'switches':
      return changed(picture, { hand: says.hand ?? picture.hand, tilt: says.tilt ?? picture.tilt })
    case 'hello':
    case 'begin':
    case 'end':
    case 'pong':
      return picture
  }
}

/** The first of two pictures that show the same, so that whoever knows it need not look again; otherwise the second. */
export function unlessAlike(known: Picture | null, picture: Picture): Picture {
  if (known?.boot !== picture.boot || known.hello !== picture.hello) return picture
  if (known.hand !== picture.hand || known.tilt !== picture.tilt) return picture
  return parts.every((part) => holdSame(known[part], picture[part])) ? known : picture
}

const parts = ['cells', 'tags', 'dice', 'presses'] as const

const holdSame = (a: ReadonlyMap<unknown, unknown>, b: ReadonlyMap<unknown, unknown>): boolean =>
  a === b || (a.size === b.size && [...b].every(([key, value]) => a.get(key) === value))

function changed(picture: Picture, part: Partial<Picture>): Picture {
  const isNew = (Object.keys(part) as (keyof Picture)[]).some((key) => picture[key] !== part[key])
  return isNew ? { ...picture, ...part } : picture
}

const cellName = ({ x, y }: CellSaid): string => `${x},${y}`
const idOf = ({ id }: { readonly id: string }): string => id
const padOf = ({ pad }: PressSaid): number => pad

/** Equal words have one meaning (assembler.ts), so what is the very same is known already. */
function merge<K, S, V>(
  old: ReadonlyMap<K, V>,
  said: readonly S[],
  keyOf: (one: S) => K,
  keep: (one: S) => V | false
): ReadonlyMap<K, V> {
  if (said.every((one) => (old.get(keyOf(one)) ?? false) === keep(one))) return old
  const merged = new Map(old)
  for (const one of said) {
    const value = keep(one)
    if (value === false) merged.delete(keyOf(one))
    else merged.set(keyOf(one), value)
  }
  return merged
}
