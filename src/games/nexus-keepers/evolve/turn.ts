// What events do to dice, points and skills.

import type { Face } from '../cards/card.ts'
import type { State, Turn } from '../state.ts'
import { player, skillNamed, turnOf } from '../state.ts'
import type { Handlers } from './handle.ts'
import { withPlayer, withTurn } from './handle.ts'

type Names =
  | ('turn' | 'counted' | 'cast' | 'thrown' | 'clumsy' | 'joined' | 'locked' | 'reserved')
  | ('spent' | 'pushed' | 'skill' | 'gift' | 'slantwise' | 'extraDice' | 'replay' | 'mayFollow' | 'followed')

export const turnHandlers: Handlers<Names> = {
  turn: (s, { terrain, k, owed, first }) => ({
    ...withPlayer(s, s.active, { terrainAtStart: terrain }),
    phase: 'roll',
    offer: null,
    turn: { ...unplayed(s), k, owed, first }
  }),
  counted: (s, { dice }) => withTurn(s, { dice }),
  cast: (s, { regular, power, up, upPower, counts }) => {
    const turn = turnOf(s)
    const fresh = power - upPower.length
    return {
      ...withPlayer(rolled(s), s.active, { powerLeft: player(s, s.active).powerLeft - fresh }),
      phase: 'throw',
      turn: {
        ...turn,
        regular: without(turn.regular, up),
        power: without(turn.power, upPower),
        casting: { regular, power },
        rerolls: turn.rerolls + (counts ? 1 : 0)
      }
    }
  },
  thrown: (s, { regular, power }) => {
    const turn = turnOf(s)
    return {
      ...s,
      phase: 'reroll',
      turn: { ...turn, regular: merged(turn.regular, regular), power: merged(turn.power, power), casting: null }
    }
  },
  clumsy: (s) => withTurn(s, { clumsy: true }),
  joined: (s) => withTurn(withPlayer(rolled(s), s.active, { reserve: null }), { reserve: player(s, s.active).reserve }),
  locked: (s) => ({ ...s, phase: 'actions' }),
  reserved: (s, { seat, face }) => withPlayer(s, seat, { reserve: face }),

  spent: (s, { kind, n, purse }) => {
    const { spent } = turnOf(s)
    return withTurn(s, {
      spent:
        kind === 'push'
          ? { ...spent, push: spent.push.map((it, i) => (i === purse ? it + n : it)) }
          : { ...spent, [kind]: spent[kind] + n },
      follow: null
    })
  },
  pushed: (s, { off }) => withTurn(s, { pushed: true, off: turnOf(s).off + off }),
  skill: (s, { seat, skill, paid }) => {
    const counted =
      skillNamed(s, seat, skill)?.perGame === undefined
        ? s
        : withPlayer(s, seat, { uses: more(player(s, seat).uses, skill) })
    if (seat !== s.active || !s.turn) return counted
    return withTurn(counted, {
      used: more(s.turn.used, skill),
      paid: paid ? [...s.turn.paid, paid] : s.turn.paid,
      follow: null
    })
  },
  gift: (s, { kind, n }) => {
    const { gifts } = turnOf(s)
    return withTurn(s, {
      gifts: kind === 'push' ? { ...gifts, push: [...gifts.push, n] } : { ...gifts, [kind]: gifts[kind] + n }
    })
  },
  slantwise: (s) => withTurn(s, { slantwise: true }),
  // Several do not add up beyond the largest (8.2).
  extraDice: (s, { seat, n }) => withPlayer(s, seat, { extraDice: Math.max(player(s, seat).extraDice, n) }),
  replay: (s) => withTurn(s, { replay: true }),
  mayFollow: (s, { skill, to }) => withTurn(s, { follow: { skill, to } }),
  followed: (s, { at }) => withTurn(withPlayer(s, s.active, { at }), { follow: null })
}

/** Dice that were added to the next roll go with it; declined before (Q17), they are left for later (8.2). */
const rolled = (s: State): State => (s.phase === 'roll' ? withPlayer(s, s.active, { extraDice: 0 }) : s)

const more = (counts: Readonly<Record<string, number>>, name: string): Readonly<Record<string, number>> => ({
  ...counts,
  [name]: (counts[name] ?? 0) + 1
})

/** A turn in which nothing has happened yet. */
export function unplayed(s: State): Turn {
  // Q21: where the points of one group are bound to one target, each target has its purse.
  const push = s.match.options.pushSplitTargets ? [0] : s.players.map(() => 0)
  return {
    k: 0,
    owed: 0,
    first: false,
    dice: 0,
    regular: [],
    power: [],
    reserve: null,
    casting: null,
    rerolls: 0,
    clumsy: false,
    spent: { move: 0, jump: 0, push },
    gifts: { move: 0, jump: 0, push: [] },
    paid: [],
    used: {},
    pushed: false,
    slantwise: false,
    off: 0,
    replay: false,
    follow: null
  }
}

/** `a` is ascending, and so is what comes of it. */
function merged(a: readonly Face[], b: readonly Face[]): readonly Face[] {
  const all = a.slice()
  for (const face of b) {
    let i = all.length
    for (; i > 0; i--) {
      const below = all[i - 1] as Face
      if (below <= face) break
      all[i] = below
    }
    all[i] = face
  }
  return all
}

function without(dice: readonly Face[], out: readonly Face[]): readonly Face[] {
  const left = dice.slice()
  for (const face of out) left.splice(left.indexOf(face), 1)
  return left
}
