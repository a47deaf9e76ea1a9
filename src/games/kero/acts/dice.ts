// Choosing dice and rolling them (groups E to G).

import { specials } from '../data/names.ts'
import { no } from '../refusal.ts'
import { clan } from '../state.ts'
import { chosen, freeDice, isBurned, pressEmpty, runDry, stood, throwDice } from '../turn/roll.ts'
import { leaveWindow } from '../turn/round.ts'
import { pay } from '../turn/stock.ts'
import { type Act, costly, declared, during, log, playing } from './act.ts'

const dieArg = (die: string) => ({ die: { say: `die.${die}` } })

export const die: Act<'die'> = {
  who: 'active',
  ...during('KE-085', 'refuse.when.dice', 'window', 'choose'),
  list: () => specials.map((it) => ({ act: 'die', die: it })),
  refuse(s, { die: it }, by) {
    if (s.turn.stood) return no('KE-085', 'refuse.die.stood')
    // KE-084: there is one die of each colour.
    const ready = s.phase === 'window' ? freeDice(s) : s.turn.colours
    if (ready.includes(it)) return no('KE-084', 'refuse.die.there')
    // KE-082: a free die that was left out can be added again at no cost.
    if (freeDice(s).includes(it)) return null
    // KE-081: any other coloured die costs one jerrycan.
    return clan(s, Number(by)).jerrycans < 1 ? no('KE-081', 'refuse.die.jerrycan') : null
  },
  decide: playing((p, { die: it }, by) => {
    // KE-076, KE-Q01: paying for a die ends the refuel window.
    if (p.s.phase === 'window') leaveWindow(p)
    // KE-086: the jerrycan is never given back.
    if (!freeDice(p.s).includes(it)) pay(p, by, 1)
    p.turn({ colours: specials.filter((one) => one === it || p.s.turn.colours.includes(one)) })
  }),
  sketch: declared,
  tell: (_, { die: it }, by) => log('log.die', by, dieArg(it))
}

/** KE-082: the owner may leave a free die out (KE-Q27). */
export const leave: Act<'leave'> = {
  who: 'active',
  ...during('KE-082', 'refuse.when.dice', 'choose'),
  list: (s) => s.turn.colours.map((it) => ({ act: 'leave', die: it })),
  refuse(s, { die: it }) {
    if (s.turn.stood) return no('KE-085', 'refuse.die.stood')
    if (!s.turn.colours.includes(it)) return no('KE-082', 'refuse.leave.none')
    // KE-086: a die that was paid for must be thrown.
    return freeDice(s).includes(it) && s.match.options.freeDieOptional ? null : no('KE-082', 'refuse.leave')
  },
  decide: playing((p, { die: it }) => p.turn({ colours: p.s.turn.colours.filter((one) => one !== it) })),
  sketch: costly,
  tell: (_, { die: it }, by) => log('log.leave', by, dieArg(it))
}

export const cast: Act<'cast'> = {
  who: 'active',
  phases: ['roll'],
  untimely: (s) => {
    // KE-098, KE-096: laying the truck flat ended the roll. KE-090: the roll starts when the truck stands.
    if (s.phase === 'window' || s.phase === 'choose' || s.phase === 'refuel') return no('KE-090', 'refuse.cast.early')
    return s.turn.threw ? no('KE-098', 'refuse.cast.late') : no('KE-090', 'refuse.cast.early')
  },
  *list(s) {
    if (!s.turn.threw) {
      yield { act: 'cast', dice: chosen(s) }
      return
    }
    // KE-092, KE-094: any subset of unburned dice.
    const free = chosen(s).filter((it) => !isBurned(s, it))
    for (let mask = 1; mask < 1 << free.length; mask++)
      yield { act: 'cast', dice: free.filter((_, i) => (mask >> i) & 1) }
  },
  refuse(s, { dice: some }) {
    if (s.turn.flatAt !== null) return no('KE-098', 'refuse.cast.late')
    const all = chosen(s)
    if (some.some((it) => !all.includes(it))) return no('KE-085', 'refuse.cast.other')
    // KE-091: the first throw takes all chosen dice.
    if (!s.turn.threw && some.length < all.length) return no('KE-091', 'refuse.cast.all')
    // KE-093; KE-100: burned dice among others are accepted, because those other dice count.
    return s.turn.threw && some.every((it) => isBurned(s, it)) ? no('KE-093', 'refuse.cast.burned') : null
  },
  decide: playing((p, { dice: some }) => throwDice(p, some)),
  sketch: { how: 'inferred' },
  tell: () => null
}

export const empty: Act<'empty'> = {
  who: 'both',
  ...during('KE-113', 'refuse.when.roll', 'roll'),
  list: () => [{ act: 'empty' }],
  refuse: (s, _, by) => (s.turn.pressed?.by === by ? no('KE-113', 'refuse.empty.said') : null),
  decide: playing((p, _, by) => pressEmpty(p, by)),
  sketch: costly,
  tell: (_, __, by) => log('log.empty', by)
}

export const flowing: Act<'flowing'> = {
  who: 'rival',
  ...during('KE-111', 'refuse.when.roll', 'roll'),
  list: () => [{ act: 'flowing' }],
  refuse: (s) => (s.turn.flowing ? no('KE-111', 'refuse.flowing.said') : null),
  decide: playing((p) => p.turn({ flowing: true })),
  sketch: costly,
  tell: (_, __, by) => log('log.flowing', by)
}

/** KE-112: the answer to whether the truck was empty. */
export const answer: Act<'answer'> = {
  who: 'active',
  ...during('KE-112', 'refuse.when.ask', 'ask'),
  list: () => [
    { act: 'answer', empty: false },
    { act: 'answer', empty: true }
  ],
  exact: true,
  decide: playing((p, { empty: dry }) => {
    p.turn({ entered: true })
    if (dry) runDry(p)
    // The fuel needs no correction here: it has been tracked since the truck was laid flat.
    else stood(p)
  }),
  sketch: (_, { empty: dry }) => ({ how: 'declared', ...(dry ? { cue: 'minus' as const } : {}) }),
  tell: (_, { empty: dry }, by) => log(dry ? 'log.answer.empty' : 'log.answer.sand', by)
}
