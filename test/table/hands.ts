// Two hands that play what they are told on a virtual table: they carry figures, throw dice and press buttons, and know of a
// move only what it makes of the scene. They share no code with the referee.

import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Point, Scene } from '../../src/core/scene.ts'
import { type Parlour, until } from './parlour.ts'

/** Makes a legal move of a seat on the table; a throw that follows is thrown too. Answers what chance said, if it spoke. */
export async function perform(
  parlour: Parlour,
  game: AnyGame,
  state: Json,
  move: Move<Action>
): Promise<Move<Action>[]> {
  const after = play(game, state, move)
  const node = game.chance(after)
  if (node?.chance === 'throw') return [move, await throwDice(parlour, game, after)]
  if (game.sketch(state, move).how === 'declared') parlour.room.act(move.by, move.do as unknown as Json)
  else arrange(parlour, game.scene(after))
  return [move]
}

/** Carries what stands elsewhere to where the scene wants it, and what it does not want off the table. */
export function arrange({ board, hand }: Parlour, scene: Scene): void {
  const at = new Map(scene.places.map((p) => [p.id, p.at]))
  for (const thing of board.things()) {
    const piece = scene.pieces.find((p) => p.kind === thing.kind || p.kind.startsWith(`${thing.kind}/`))
    const spot = piece ? (at.get(piece.place) as Point) : null
    if (String(spot) === String(thing.at) && (piece?.turn ?? thing.turn) === thing.turn) continue
    hand({ hand: 'lift', thing: thing.id })
    hand({ hand: 'put', thing: thing.id, at: spot, ...(piece?.turn === undefined ? {} : { turn: piece.turn }) })
  }
}

/** Throws what chance asks for: dice that the scene wants to lie stay, the rest is taken up. */
async function throwDice(parlour: Parlour, game: AnyGame, state: Json): Promise<Move<Action>> {
  const node = game.chance(state)
  if (node?.chance !== 'throw') throw new Error('chance has no dice to throw here')
  const staying = [...(game.scene(state).dice ?? [])]
  const free = parlour.board.dice().filter((die) => {
    const i = staying.findIndex((d) => die.state === 'lying' && d.kind === die.kind && d.face === die.face)
    if (i >= 0) staying.splice(i, 1)
    return i < 0
  })
  const taken = node.dice.flatMap(({ kind, count }) => free.filter((d) => d.kind === kind).slice(0, count))
  const unused = free.filter((d) => !taken.includes(d) && d.state === 'lying').map((d) => d.id)
  if (unused.length > 0) parlour.hand({ hand: 'aside', dice: unused })
  const ids = taken.map((d) => d.id)
  parlour.hand({ hand: 'throw', dice: ids })
  await until(parlour, 'at rest', () => parlour.board.dice().every((d) => !ids.includes(d.id) || d.state === 'lying'))
  const lying = parlour.board.dice().filter((d) => ids.includes(d.id))
  const dice = node.dice.flatMap(({ kind }) =>
    lying
      .filter((d) => d.kind === kind)
      .map((d) => ({ kind, face: d.face }))
      .sort((a, b) => a.face - b.face)
  )
  return { by: 'chance', do: { act: 'throw', dice } as Action }
}
