// The complete state that a reader has reported, line by line. There are only complete states: a keyframe that breaks off leaves the
// previous one. Pure values; each line makes a new state.

import type { CellReport, DeviceSays, DieReport, Hello, PoseReport, PressReport, TagReport } from './message.ts'

export interface WireState {
  /** Of the device's present life: a restart begins another. */
  readonly boot: string
  readonly hello: Hello
  /** By `x,y`; a cell that is not listed is empty. */
  readonly cells: ReadonlyMap<string, CellReport>
  /** By id; what is not listed is not in sight. */
  readonly tags: ReadonlyMap<string, NonNullable<TagReport['at']>>
  /** By id; what is not listed is not in the tray. */
  readonly dice: ReadonlyMap<string, DieReport>
  /** By id; what is not listed is not in sight. */
  readonly poses: ReadonlyMap<string, PoseReport>
  /** Null: nobody watches for it. */
  readonly hand: boolean | null
  readonly tilt: boolean | null
  /** By pad: its last press. */
  readonly presses: ReadonlyMap<number, PressReport>
}

export const blank = (boot: string, hello: Hello): WireState => ({
  boot,
  hello,
  cells: new Map(),
  tags: new Map(),
  dice: new Map(),
  poses: new Map(),
  hand: null,
  tilt: null,
  presses: new Map()
})

/** The state after this line. Lines that say nothing new of the table leave it as it is, the very same value. */
export function withLine(state: WireState, says: DeviceSays): WireState {
  switch (says.say) {
    case 'cells':
      return changed(state, { cells: merge(state.cells, says.cells, cellName, (it) => it.holds !== 'empty' && it) })
    case 'tags':
      return changed(state, { tags: merge(state.tags, says.tags, idOf, (it) => it.at ?? false) })
    case 'dice':
      return changed(state, { dice: merge(state.dice, says.dice, idOf, (it) => it.status !== 'gone' && it) })
    case 'poses':
      return changed(state, { poses: merge(state.poses, says.poses, idOf, (it) => it.pose !== null && it) })
    case 'presses':
      return changed(state, { presses: merge(state.presses, says.presses, padOf, (it) => it) })
    case 'switches':
      return changed(state, { hand: says.hand ?? state.hand, tilt: says.tilt ?? state.tilt })
    case 'hello':
    case 'begin':
    case 'end':
    case 'pong':
      return state
  }
}

/** The first of two states that show the same, so that whoever knows it need not look again; otherwise the second. */
export function unlessAlike(known: WireState | null, state: WireState): WireState {
  if (known?.boot !== state.boot || known.hello !== state.hello) return state
  if (known.hand !== state.hand || known.tilt !== state.tilt) return state
  return parts.every((part) => holdSame(known[part], state[part])) ? known : state
}

const parts = ['cells', 'tags', 'dice', 'poses', 'presses'] as const

const holdSame = (a: ReadonlyMap<unknown, unknown>, b: ReadonlyMap<unknown, unknown>): boolean =>
  a === b || (a.size === b.size && [...b].every(([key, value]) => a.get(key) === value))

function changed(state: WireState, part: Partial<WireState>): WireState {
  const isNew = (Object.keys(part) as (keyof WireState)[]).some((key) => state[key] !== part[key])
  return isNew ? { ...state, ...part } : state
}

const cellName = ({ x, y }: CellReport): string => `${x},${y}`
const idOf = ({ id }: { readonly id: string }): string => id
const padOf = ({ pad }: PressReport): number => pad

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
