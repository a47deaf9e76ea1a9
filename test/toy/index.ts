// Skerry as a game: all its parts put together.

import { sample } from '../../src/core/chance.ts'
import { defineGame } from '../../src/core/game.ts'
import { ruleId } from '../../src/core/ids.ts'
import { verbatim } from '../../src/core/words.ts'
import { heapOf } from '../../src/kit/deck.ts'
import { type Action, decide, legal, refuse, shapes, sketch, tell } from './acts.ts'
import { chance, position, start, toAct } from './rules.ts'
import { beginning, deck, diceEach, type State } from './state.ts'
import { attempts, cues, locate, scene, view } from './table.ts'
import { words } from './words.ts'

export const skerry = defineGame<State, Action>({
  id: 'skerry',
  title: { say: 'title' },
  seats: { min: 2, max: 2 },
  options: { type: 'object', properties: { brisk: { type: 'boolean', title: 'brisk', default: false } } },
  acts: shapes,
  presets: { ordinary: {}, brisk: { brisk: true } },
  words,
  rules: Object.keys(words.en)
    .filter((key) => key.startsWith('no.'))
    .map((key) => ({ rule: ruleId(key.slice(3)), text: { say: key, with: { kind: { say: 'kind.step' } } } })),
  secrets: true,

  setup({ seats, options, position: part }) {
    if (
      seats.length !== 2 ||
      (part !== undefined && (typeof part !== 'object' || part === null || Array.isArray(part)))
    )
      return { ok: false, problems: [{ at: ['seats'], why: { say: 'no.T-15' }, rule: ruleId('T-15') }] }
    const brisk = (options as { brisk?: boolean } | null)?.brisk === true
    if (part) return { ok: true, value: { ...position(part as Partial<State>), brisk } }
    return { ok: true, value: brisk ? start({ ...position({}), brisk }) : beginning }
  },
  toAct,
  legal,
  refuse,
  decide,
  outcome(s) {
    if (s.phase !== 'over') return null
    const winners = s.score.flatMap((n, seat) => (n >= 2 ? [seat] : []))
    const why =
      winners.length > 0 ? { say: 'won', with: { seats: winners.map((seat) => ({ seat })) } } : { say: 'drawn' }
    return { winners, why }
  },
  chance,
  heap: (s, viewer) =>
    heapOf(
      deck.filter((card) => viewer === 'audience' || s.cards[viewer] !== card),
      verbatim
    ),
  knows(s, viewer, random) {
    const knowsOf = (owner: number): boolean =>
      viewer === 'audience' ? s.knows.every((row) => row[owner]) : s.knows[viewer]?.[owner] === true
    const open = s.cards.filter((_, owner) => knowsOf(owner))
    const hidden = s.cards.filter((card, owner) => card !== null && !knowsOf(owner))
    const from = deck.filter((card) => !open.includes(card))
    const [move, next] = sample({ chance: 'pick', what: '', from, count: hidden.length }, random)
    const dealt = move.act === 'pick' ? [...move.items] : []
    const cards = s.cards.map((card, owner) => (card === null || knowsOf(owner) ? card : (dealt.shift() as string)))
    return [{ ...s, cards }, next]
  },
  box: (s) => ({
    pieces: scene(s).pieces.map(({ kind, look, name, seat }) => ({
      kind,
      layer: 'figure',
      look,
      name,
      ...(seat === undefined ? {} : { seat })
    })),
    dice: [{ kind: 'regular', faces: 6, count: diceEach }]
  }),
  scene,
  cues,
  view,
  sketch,
  tell,
  learns(s, { by, do: a }) {
    if (a.act === 'pick') return [s.cards.indexOf(null)]
    if (by === 'chance') return [0, 1]
    if (a.act === 'peek') return [s.turn]
    return a.act === 'reveal' ? [1 - s.turn] : []
  },
  attempts,
  locate
})
