// The kinds of evening, as data: how hands behave, what sensors can tell, and which faults occur.

import type { Fault } from '../../src/devices/virtual/faults.ts'
import type { GestureName, Manner } from './gestures.ts'
import type { Faults, Sensing } from './lens.ts'

export interface Kind {
  readonly name: string
  readonly say: string
  readonly sensing: Sensing
  readonly wire: readonly Fault[]
  /** Sensors or the cable make mistakes. The referee may then be unsure, but never wrong. */
  readonly noisy: boolean
  /** `odd`: the percentage of gestures that are not fair play. `gestures`: the weight of each kind among those. */
  readonly odd: number
  readonly gestures: Partial<Readonly<Record<GestureName, number>>>
  /** Additional weights in games where the pose of a thing counts over time. */
  readonly held: Partial<Readonly<Record<GestureName, number>>>
  /** The weight of each manner of carrying. */
  readonly manners: Partial<Readonly<Record<Manner, number>>>
}

const keen: Sensing = { by: 'tags', hands: true, faults: {} }

const usual = {
  cheat: 60,
  nothing: 10,
  back: 10,
  undo: 5,
  mind: 10,
  tip: 2,
  restart: 3
} as const
const shaken = { knock: 15, unplug: 5 } as const
const anyhow = { plain: 10, slide: 2, waver: 2, both: 3, parts: 2 } as const

const clean = (name: string, say: string, more: Partial<Kind>): Kind => ({
  name,
  say,
  sensing: keen,
  wire: [],
  noisy: false,
  odd: 0,
  gestures: usual,
  held: {},
  manners: { plain: 1 },
  ...more
})

const noise = (name: string, say: string, faults: Faults, more: Partial<Kind> = {}): Kind => ({
  ...clean(name, say, { odd: 30, manners: anyhow, noisy: true, held: { ...shaken, jump: 2 } }),
  sensing: { ...keen, faults },
  ...more
})

const lost = { often: 250, ms: [30, 500] } as const
const ghost = { often: 250, ms: [20, 200] } as const
const flicker = { often: 250, ms: [10, 80], times: 6 } as const
const unread = { often: 40 } as const

/** `clean` and `noise` mix everything, and published rates come from them. The others test one thing each. */
export const kinds: readonly Kind[] = [
  clean('clean', 'all kinds of play below, on good sensors and a good cable', {
    odd: 35,
    manners: anyhow,
    held: shaken
  }),
  clean('fair', 'fair play: figures are lifted and put down', {}),
  clean('slides', 'figures pushed slowly along the table, 5 to 100 cm/s', { manners: { slide: 1 } }),
  clean('hesitation', 'hands that waver, and minds that change', {
    odd: 30,
    gestures: { mind: 1, nothing: 1 },
    manners: { waver: 1 }
  }),
  clean('two-hands', 'several pieces in the air at once', { manners: { both: 1 } }),
  clean('chains', 'plays of several pieces in any order, with pauses', { manners: { parts: 1 } }),
  clean('take-backs', 'pieces put back, and undo', { odd: 40, gestures: { back: 2, undo: 1 } }),
  clean('cheats', 'forty ways to cheat or err', { odd: 60, gestures: { cheat: 1 } }),
  clean('knocks', 'the table tipped and set up again', { odd: 15, gestures: { tip: 1 } }),
  clean('restarts', 'the daemon killed in the middle of things', { odd: 20, gestures: { restart: 1 } }),
  noise(
    'noise',
    'all kinds below that are not poorer sensors',
    { lost, ghost, flicker, unread },
    {
      wire: ['noise', 'cut', 'duplicates']
    }
  ),
  noise(
    'damaged-lines',
    'of 100 lines one with a bit turned, one with bytes lost, one sent twice',
    {},
    {
      wire: ['noise', 'cut', 'duplicates']
    }
  ),
  noise('lost-tags', 'things unseen for 30 to 500 ms', { lost }),
  noise('ghosts', 'something seen for 20 to 200 ms where nothing stands', { ghost }),
  noise('flicker', 'things that come and go six times within a second', { flicker }),
  noise('unread-dice', 'dice whose face cannot be read', { unread }),
  noise(
    'no-names',
    'a board that feels weight and knows no figure from another',
    {},
    {
      sensing: { by: 'cells', hands: true, faults: {} }
    }
  ),
  noise('no-hands', 'a table that does not notice hands', {}, { sensing: { by: 'tags', hands: false, faults: {} } })
]
