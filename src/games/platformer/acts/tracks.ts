// How a step looks from the table: the pieces that go, or, where something may befall the hero on the way, the places that change.

import type { KindId, PlaceId } from '../../../core/ids.ts'
import type { CueName } from '../../../core/scene.ts'
import type { Carried, Sketch } from '../../../core/tabletop.ts'
import { begin, Play } from '../evolve.ts'
import { enemyKind, heroKind, tokenKind } from '../places.ts'
import { enemyCells, foeAt, heroAt, isAbove, player, type State, square } from '../state.ts'
import { type Cell, place, slot } from '../tower/cell.ts'
import { foesNear } from '../turn/near.ts'
import { advance } from '../turn/round.ts'

/** Whoever stands there, as a piece. */
export function figureAt(s: State, at: Cell): KindId | null {
  const seat = heroAt(s, at)
  const id = s.enemies[at]
  return seat !== null ? heroKind(player(s, seat).hero) : id === undefined ? null : enemyKind(id)
}

const calm = (s: State, at: Cell): boolean => {
  const feature = square(s, at)?.feature
  return feature !== 'trap' && feature !== 'bossSpecial'
}

/** Nothing can happen but that figures go and tokens are taken. */
function isPlain(s: State, from: Cell, to: Cell, push: Cell | undefined): boolean {
  if (foesNear(s, from).length > 0 || foesNear(s, to).length > 0 || !calm(s, to)) return false
  if (isAbove(s, from) !== isAbove(s, to)) return false
  return push === undefined || (calm(s, push) && foeAt(s, to)?.ability !== 'spiny')
}

const taken = (s: State, at: Cell): readonly Carried[] => {
  const token = s.tokens[at]
  return token ? [{ kind: tokenKind(token), from: slot(at), to: null }] : []
}

/** `work`: the step itself, where more than its pieces may change; null: nothing else can. */
export function tracks(
  s: State,
  from: Cell,
  to: Cell,
  push: Cell | undefined,
  cue: CueName,
  work: ((p: Play) => void) | null
): Sketch {
  const hero = heroKind(player(s, s.active).hero)
  const cell = place(to)
  if (work && !isPlain(s, from, to, push)) return { how: 'observed', cue, doneBy: hero, places: changed(s, work) }
  const other = push === undefined ? null : figureAt(s, to)
  const pushed = push === undefined || other === null ? [] : [{ kind: other, from: cell, to: place(push) }]
  // PL-Q13: a hero that is pushed takes what lies there.
  const takes = push !== undefined && heroAt(s, to) !== null && s.match.options.pushedEntersSpace ? taken(s, push) : []
  return {
    how: 'observed',
    cue,
    moves: [{ kind: hero, from: place(from), to: cell }, ...pushed, ...takes, ...taken(s, to)]
  }
}

/** Places on which something else stands once it is done. */
function changed(s: State, work: (p: Play) => void): readonly PlaceId[] {
  const p = new Play(begin(s))
  work(p)
  const after = advance(p.script()).state
  const figures = s.enemies === after.enemies && s.players === after.players ? [] : figureCells(s, after)
  const tokens = s.tokens === after.tokens ? [] : [...tokenCells(s), ...tokenCells(after)]
  return [
    ...[...new Set(figures)].filter((at) => figureAt(s, at) !== figureAt(after, at)).map(place),
    ...[...new Set(tokens)].filter((at) => s.tokens[at] !== after.tokens[at]).map(slot)
  ]
}

const figureCells = (...states: readonly State[]): readonly Cell[] =>
  states.flatMap((s) => [...enemyCells(s), ...s.players.flatMap(({ at }) => (at === null ? [] : [at]))])
const tokenCells = ({ tokens }: State): readonly Cell[] => Object.keys(tokens).map(Number)
