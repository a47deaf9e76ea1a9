// Two hands that make given moves on a virtual table: they carry figures, throw dice and press buttons. Of a move they know only
// how the scene looks after it. They share no code with the referee.

import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Point, Scene } from '../../src/core/scene.ts'
import { type Parlour, until } from './parlour.ts'

/** Makes a legal move of a seat on the table, and the throw that follows, if any. Answers the throw. */
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

/** Carries misplaced pieces to where the scene has them, and takes off the board what is not in the scene. */
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

/** Throws the dice that chance asks for. Dice that the scene keeps stay; the others are taken up. */
export async function throwDice(parlour: Parlour, game: AnyGame, state: Json): Promise<Move<Action>> {
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
