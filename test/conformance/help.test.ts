// “What can I do?” answers in every phase of every game: what it lists and lights is what is legal, kind by kind, and nothing else.

import { describe, expect, test } from 'vitest'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Seat } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Scene } from '../../src/core/scene.ts'
import { onPage, paint } from '../../src/devices/lights/paint.ts'
import { referee } from '../../src/referee/index.ts'
import { type Possible, possible } from '../../web/state/possible.ts'
import { sized } from '../sized.ts'
import { games } from './games.ts'
import { begin, playout, some, starts } from './playout.ts'

/** How many moves of each start are played. */
const long = sized(120, 400)
/** How often each phase of a game is looked at. */
const often = sized(4, 20)
/** So many actions are no longer walked through: something may be put anywhere. */
const most = 2000

/** What the “?” of a seat lists and lights here. */
function told(game: AnyGame, state: Json, seat: Seat): Possible {
  const [, effects] = referee(game).at(state)
  const scene = game.scene(state)
  const lamps = effects.flatMap((it) => (it.effect === 'light' ? onPage(paint(it.layers, scene), scene) : []))
  const view = game.view(state, seat)
  return possible({ lamps, view, you: { seat } }, view.choices)
}

/** Everything legal, by kind: `act …` is said, `cue @ place` is done with pieces, `throws …` and `again` are done with dice. */
interface Kinds {
  readonly acts: ReadonlySet<string>
  readonly said: ReadonlySet<string>
  readonly done: ReadonlySet<string>
  readonly throws: number
  /** Actions that leave no trace of their own, such as a reroll. */
  readonly silent: ReadonlySet<string>
}

function legal(game: AnyGame, state: Json, seat: Seat): Kinds | null {
  const [said, done, silent] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const actions = some(game.legal(state, seat) as Iterable<Action>, most)
  if (actions.length === most) return null
  const before = game.scene(state)
  for (const action of actions) {
    const move = { by: seat, do: action }
    const { how, cue: sketched } = game.sketch(state, move)
    const cue = sketched ?? 'step'
    if (how === 'declared') said.add(action.act)
    if (how === 'inferred') silent.add(action.act)
    if (how !== 'observed') continue
    const places = [
      ...arrivals(before, game.scene(play(game, state, move))).map((place) => `${cue} @ ${place}`),
      ...(game.leaves?.(state, move) ?? []).map((it) => `${it.cue} @ ${it.place}`)
    ]
    for (const it of places) done.add(it)
    if (places.length === 0)
      for (const place of departures(before, game.scene(play(game, state, move))))
        done.add(`${sketched ?? 'lift'} @ ${place}`)
  }
  const node = game.toAct(state).includes('chance') ? game.chance(state) : null
  const dice = node?.chance === 'throw' ? node.dice.reduce((sum, it) => sum + it.count, 0) : 0
  return { acts: new Set(actions.map(({ act }) => act)), said, done, silent, throws: dice }
}

/** Places where a piece stands afterwards that did not stand there before. */
function arrivals(before: Scene, after: Scene): string[] {
  const count = ({ pieces }: Scene, place: string, kind: string): number =>
    pieces.filter((it) => it.place === place && it.kind === kind).length
  const more = after.pieces.filter(({ place, kind }) => count(after, place, kind) > count(before, place, kind))
  return [...new Set(more.map(({ place }) => place))]
}

const departures = (before: Scene, after: Scene): string[] => arrivals(after, before)

/** In what the two differ; empty: in nothing. */
function differ(want: Kinds, has: Possible, asked: boolean): string[] {
  const lit = new Set([...has.hands].flatMap(([cue, places]) => places.map((place) => `${cue} @ ${place}`)))
  const acts = new Set(has.choices.map(({ action }) => (action as unknown as { act: string }).act))
  const all = asked ? want.done : new Set<string>()
  const silent = [...want.silent].filter((act) => !acts.has(act))
  return [
    ...[...want.said].filter((act) => !acts.has(act)).map((act) => `${act} is not listed`),
    ...[...acts].filter((act) => !want.acts.has(act)).map((act) => `${act} is listed`),
    ...[...all].filter((it) => !lit.has(it)).map((it) => `${it.replace(/@.*/, '')}is not lit`),
    ...[...lit].filter((it) => !all.has(it)).map((it) => `${it.replace(/@.*/, '')}is lit`),
    ...(silent.length > 0 === has.again.length > 0 ? [] : [`${silent} again: ${has.again.length}`]),
    ...(asked && want.throws !== has.throws ? [`${want.throws} dice to throw, ${has.throws} listed`] : [])
  ]
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('in every phase “?” lists and lights what is legal, by kind, and nothing else', () => {
    const met = new Map<string, number>()
    const wrong = new Map<string, string>()
    for (const [name, start] of starts(game))
      for (const { state } of playout(game, begin(game, start), 3, long))
        for (const by of seatsOf(game, state)) {
          const { prompt } = game.view(state, by)
          const asked = prompt.seats.includes(by)
          const phase = `${prompt.say.say}${asked ? '' : ', not asked'}`
          const times = met.get(phase) ?? 0
          if (times >= often) continue
          met.set(phase, times + 1)
          const want = legal(game, state, by)
          const has = told(game, state, by)
          // Where something may be put anywhere, the hint says so.
          const faults = want ? differ(want, has, asked) : prompt.hint ? [] : ['no word about what may be put anywhere']
          for (const it of faults) wrong.set(`${phase}: ${it}`, name)
        }
    expect(Object.fromEntries(wrong)).toEqual({})
    expect(met.size).toBeGreaterThan(0)
  })
})

/** Whoever may do something now, and whoever is asked to throw for chance. */
const seatsOf = (game: AnyGame, state: Json): Seat[] => {
  const actors = game.toAct(state)
  const asked = actors.includes('chance') ? game.view(state, 'audience').prompt.seats : []
  return [...new Set([...actors.filter((it): it is Exclude<Move['by'], 'chance'> => it !== 'chance'), ...asked])]
}
