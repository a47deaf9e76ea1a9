// The coach: advice for one seat at three depths, always at full strength, with a reason made of what the search found. Like a computer
// player it holds nothing but a state that the seat cannot tell from the real one, so its advice is the same in all of them.

import { type AnyGame, play } from '../core/game.ts'
import type { Advice, Advised } from '../core/hint.ts'
import { type Json, same } from '../core/json.ts'
import type { AnyHooks } from '../core/player.ts'
import type { Action, Move } from '../core/rules.ts'
import type { Carried, Sketch } from '../core/tabletop.ts'
import type { Choice } from '../core/view.ts'
import type { Phrase } from '../core/words.ts'
import type { Request } from './choose.ts'
import { type Compared, compare } from './compare.ts'
import { Luck, mixed } from './luck.ts'
import { dealt } from './mind.ts'

/** A smaller difference than this, as a chance to win, says nothing. */
const telling = 0.05

export function advise(game: AnyGame, hooks: AnyHooks, asked: Omit<Request, 'thinking'>): Advice {
  const { state, seat, seed, moves } = asked
  const known = dealt(game, state, seat, new Luck(mixed(seed, seat, moves)))
  const compared = compare(game, hooks, known, { ...asked, state: known })
  const move: Move<Action> = { by: seat, do: compared.best }
  const sketch = game.sketch(known, move)
  const choice = game.view(known, seat).choices.find((it) => same(it.action, compared.best as unknown as Json))
  const why = hooks.reason?.(known, seat, compared.best) ?? null
  const isMoved = sketch.how === 'observed'
  const carried = isMoved ? handled(game, known, sketch) : undefined
  return {
    nudge: { say: [where(carried, choice), why ?? reason(compared)], places: [] },
    piece: carried ? pieceOf(game, known, carried) : choicesOf(choice),
    move: {
      say: [saying(game, known, move, isMoved ? undefined : choice)],
      places: placesOf(sketch.moves ?? (carried ? [carried] : []), choice)
    }
  }
}

/** The piece that it moves first, or takes away. */
function handled(game: AnyGame, s: Json, { moves, takes }: Sketch): Carried | undefined {
  const taken = game.scene(s).pieces.find(({ place }) => place === takes?.[0])
  return moves?.[0] ?? (taken && { kind: taken.kind, from: taken.place, to: null })
}

/** Where to look. */
function where(carried: Carried | undefined, choice: Choice | undefined): Phrase {
  if (carried) return { say: carried.from === null ? 'coach.look.box' : 'coach.look.board' }
  if (!choice) return { say: 'coach.look.hands' }
  return { say: choice.dice && choice.dice.length > 0 ? 'coach.look.dice' : 'coach.look.choices' }
}

function reason({ of, chances }: Compared): Phrase {
  if (of === 1) return { say: 'coach.only' }
  if (chances === null) return { say: 'coach.unclear' }
  const [best, next] = chances.map((it) => Math.round(100 * it)) as [number, number]
  return chances[0] - chances[1] < telling
    ? { say: 'coach.alike', with: { best } }
    : { say: 'coach.better', with: { best, next } }
}

function pieceOf(game: AnyGame, s: Json, { kind, from }: Carried): Advised {
  const { places, pieces } = game.scene(s)
  const name = pieces.find((it) => it.place === from && it.kind === kind)?.name ?? inBox(game, s, kind)
  const place = places.find(({ id }) => id === from)
  const piece = name ?? { say: 'coach.some' }
  if (!place) return { say: [{ say: 'coach.piece', with: { piece } }], places: [] }
  return { say: [{ say: 'coach.piece.on', with: { piece, place: place.name } }], places: [place.id] }
}

const inBox = (game: AnyGame, s: Json, kind: string): Phrase | undefined =>
  game.box(s).pieces.find((it) => it.kind === kind)?.name

function choicesOf(choice: Choice | undefined): Advised {
  if (choice?.dice && choice.dice.length > 0)
    return { say: [{ say: 'coach.dice', with: { dice: choice.dice } }], places: [] }
  if (choice?.group) return { say: [{ say: 'coach.group', with: { group: choice.group } }], places: [] }
  return { say: [{ say: choice ? 'coach.button' : 'coach.hands' }], places: [] }
}

/** The move in a sentence: as the button says it, if it is a button, otherwise as the log will tell it. */
function saying(game: AnyGame, s: Json, move: Move<Action>, choice: Choice | undefined): Phrase {
  if (choice) {
    const { group, label } = choice
    return group ? { say: 'coach.choose.of', with: { group, label } } : { say: 'coach.choose', with: { label } }
  }
  const told = game.tell(s, move)
  if (told) return { say: 'coach.do', with: { told } }
  const next = game.chance(play(game, s, move))
  if (next?.chance !== 'throw') return { say: 'coach.do.hands' }
  return { say: 'coach.throw', with: { n: next.dice.reduce((sum, { count }) => sum + count, 0) } }
}

function placesOf(moves: readonly Carried[], choice: Choice | undefined): Advised['places'] {
  const carried = moves.flatMap(({ from, to }) => [from, to].filter((it) => it !== null))
  return [...new Set([...carried, ...(choice?.places ?? [])])]
}
