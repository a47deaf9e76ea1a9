// Writes down what a match of KERO says and shows in every state, as text: what changed since the state before, line by line. What is too
// long to read stands as a short digest.

import { createHash } from 'node:crypto'
import { play } from '../../../src/core/game.ts'
import type { Actor, Viewer } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Observation } from '../../../src/core/observation.ts'
import type { Move, Start } from '../../../src/core/rules.ts'
import type { Dating } from '../../../src/core/tabletop.ts'
import type { View } from '../../../src/core/view.ts'
import type { Action } from '../../../src/games/kero/actions.ts'
import { dice, powers, resources, specials } from '../../../src/games/kero/data/names.ts'
import game from '../../../src/games/kero/index.ts'
import type { State } from '../../../src/games/kero/state.ts'

/** What happens next: somebody’s move, or something that a sensor dates. */
export type Happens = { readonly by: Actor; readonly do: Action } | { readonly dated: Dating }

const longest = 200
const seats = [0, 1] as const
const digest = (value: unknown): string =>
  `#${createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 10)}`
const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return text.length > longest ? digest(value) : text
}

/** Actions to be refused or accepted: each kind, with arguments good and bad. */
const asks: readonly Action[] = [
  ...(
    ['full', 'roll', 'enough', 'empty', 'flowing', 'buy', 'five', 'rerollFire', 'freeRefuel', 'skip', 'done'] as const
  ).map((act) => ({ act })),
  ...(['dispute', 'settle'] as const).map((act) => ({ act })),
  ...seats.map((seat): Action => ({ act: 'first', seat })),
  ...(['tankDown', 'hoodDown', 'flat'] as const).map((to): Action => ({ act: 'tip', to })),
  { act: 'refuel' },
  { act: 'refuel', twice: true },
  ...specials.flatMap((die): Action[] => [
    { act: 'die', die },
    { act: 'leave', die },
    { act: 'extraDice', dice: [die] }
  ]),
  { act: 'extraDice', dice: ['DY', 'DB'] },
  ...dice.map((die): Action => ({ act: 'cast', dice: [die] })),
  { act: 'cast', dice: dice.slice(0, 5) },
  { act: 'cast', dice },
  ...[false, true].map((empty): Action => ({ act: 'answer', empty })),
  ...[0, 1, 2, 3, 4, 5].map((land): Action => ({ act: 'place', land })),
  ...[0, 1, 2, 3].flatMap((land): Action[] => [
    { act: 'remove', land },
    { act: 'tie', lands: [land] },
    { act: 'shift', from: land, to: 0 },
    { act: 'shift', from: 0, to: land },
    { act: 'march', steps: [[land, 0]] },
    { act: 'march', steps: [[-1, land]] },
    {
      act: 'march',
      steps: [
        [0, land],
        [land, 1]
      ]
    }
  ]),
  { act: 'tie', lands: [0, 1] },
  ...[1, 2, 3, 4, 5, 6].flatMap((slot): Action[] => [
    { act: 'take', slot },
    { act: 'discard', slot }
  ]),
  ...powers.map((swap): Action => ({ act: 'take', slot: 1, swap })),
  ...[1, 2, 3].map((wheat): Action => ({ act: 'convert', wheat })),
  ...resources.map((one): Action => ({ act: 'two', one, other: 'brick' })),
  ...seats.flatMap((truck): Action[] => [
    { act: 'correct', truck, to: 'full' },
    { act: 'correct', truck, to: 'empty' }
  ])
]
const byChance: readonly Action[] = [
  { act: 'turn', truck: 0, to: 'tankDown', at: 100, error: 3 },
  { act: 'elapse', to: 100, error: 0 },
  { act: 'pick', what: 'card', items: ['C01'] },
  { act: 'pick', what: 'land', items: ['L01'] },
  { act: 'pick', what: 'tuarek', items: ['MOVE'] },
  { act: 'throw', dice: [{ kind: 'W1', face: 1 }] }
]

const refusals = (s: State, by: Actor): unknown =>
  (by === 'chance' ? byChance : asks).map((it) => {
    const no = game.refuse(s, { by, do: it })
    return no && [no.rule, no.why]
  })

/** What is said of moves that the table shows: explorers carried elsewhere, dice thrown. */
function attempts(s: State): unknown {
  const { places, pieces } = game.scene(s)
  const sites = places.filter(({ layer }) => layer === 'tile').map(({ id }) => id)
  const lying = dice.slice(0, 6).map((kind, i) => ({ kind, face: i + 1 }))
  const some = pieces.filter(({ place }, i) => pieces.findIndex((it) => it.place === place) === i)
  const moved = some.flatMap((piece) =>
    sites.map((to): Observation => {
      const rest = pieces.filter((it) => it !== piece)
      const at = (place: string) => rest.filter((it) => it.place === place).map(({ kind }) => kind)
      const all = sites.map((place) => [place, place === to ? [...at(place), piece.kind] : at(place)] as const)
      return { places: Object.fromEntries(all) }
    })
  )
  const rolled = [[0], [0, 5], [1, 2, 3], []].map((thrown): Observation => ({ places: {}, dice: { lying, thrown } }))
  return [...moved, ...rolled].map((seen) => [[...game.attempts(s, seen)], [...(game.slips?.(s, seen) ?? [])]])
}

const legal = (s: State, by: Actor): readonly Action[] => (game.toAct(s).includes(by) ? [...game.legal(s, by)] : [])

function* widgets(where: string, all: View['widgets']): Generator<readonly [string, string]> {
  for (const it of all) yield [`${where} ${it.widget} ${it.id}`, brief({ ...it, widget: undefined, id: undefined })]
}

function* facts(s: State): Generator<readonly [string, string]> {
  const view = (viewer: Viewer): View => game.view(s, viewer)
  const { prompt, seats: shown, widgets: all, over } = view('audience')
  yield ['to act', brief([game.toAct(s), game.asked(s)])]
  yield ['chance', brief(game.chance(s))]
  yield ['prompt', brief(prompt)]
  yield* widgets('shows', all)
  for (const it of shown) {
    yield [`seat ${it.seat}`, brief([it.status, it.state])]
    yield* widgets(`seat ${it.seat}`, it.widgets)
  }
  for (const by of seats) {
    const { choices, seats: own } = view(by)
    yield [`choices of ${by}`, brief(choices.map(({ id }) => id))]
    yield [`choices of ${by} in full`, digest(choices)]
    yield* widgets(`hand of ${by}`, own[by]?.widgets.filter(({ id }) => id.startsWith('hand/')) ?? [])
    yield [
      `what ${by} may do`,
      digest(legal(s, by).map((it) => [it, game.sketch(s, { by, do: it }), game.tell(s, { by, do: it })]))
    ]
    yield [`why ${by} may not`, digest(refusals(s, by))]
    yield [`what ${by} does not know`, digest(game.heap?.(s, by))]
  }
  yield ['why chance may not', digest(refusals(s, 'chance'))]
  const { places, pieces, dice: lying } = game.scene(s)
  yield ['places', digest(places)]
  yield ['pieces', digest(pieces)]
  yield ['dice that must lie', brief(lying)]
  yield ['lamps', brief(game.cues(s).map(({ cue, place, ...rest }) => `${cue} ${place} ${Object.values(rest)}`))]
  yield ['meant', digest(attempts(s))]
  yield ['key', digest(game.key(s))]
  yield ['time', brief([game.time?.(s), game.outcome(s), over])]
}

const nameOf = (it: Happens): string =>
  'dated' in it ? `@ ${JSON.stringify(it.dated)}` : `> ${JSON.stringify([it.by, it.do])}`

export function began(start: Start): State {
  const set = game.setup(start)
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}

/** The moves that it means: those of a sensor are the game’s. */
export const movesOf = (s: State, it: Happens): readonly Move<Action>[] =>
  'dated' in it ? (game.follows?.(s, it.dated) ?? []).map((one) => ({ by: 'chance', do: one })) : [it]

/** The text of a playthrough. */
export function written(start: Start, happens: readonly Happens[]): string {
  const lines = [JSON.stringify(start)]
  let [s, before] = [began(start), new Map<string, string>()]
  const show = (): void => {
    const now = new Map(facts(s))
    for (const [what, is] of now) if (before.get(what) !== is) lines.push(`  ${what}: ${is}`)
    for (const what of before.keys()) if (!now.has(what)) lines.push(`  ${what} is gone`)
    before = now
  }
  lines.push(`  box: ${digest(game.box(s))}`)
  show()
  for (const it of happens) {
    lines.push(nameOf(it))
    for (const move of movesOf(s, it)) {
      if ('dated' in it) lines.push(`  is ${JSON.stringify(move.do)}`)
      const { events } = game.decide(s, move)
      lines.push(`  says: ${brief(game.tell(s, move))}`)
      lines.push(`  does: ${events.map((one) => one.e).join(' ')} ${digest(events)}`)
      s = play(game, s, move)
    }
    show()
  }
  return `${lines.join('\n')}\n`
}

/** What a text was written from. */
export function read(text: string): readonly [start: Start, happens: readonly Happens[]] {
  const [start = '', ...lines] = text.split('\n')
  const happens = lines.flatMap((it): Happens[] => {
    if (it.startsWith('@ ')) return [{ dated: JSON.parse(it.slice(2)) as Dating }]
    if (!it.startsWith('> ')) return []
    const [by, action] = JSON.parse(it.slice(2)) as [Actor, Action]
    return [{ by, do: action }]
  })
  return [JSON.parse(start) as Start & Json, happens]
}
