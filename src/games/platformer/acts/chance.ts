// Dice come to rest and hidden things turn up: what chance does.

import { isOutcome } from '../../../core/chance.ts'
import type { Phrase } from '../../../core/words.ts'
import type { ActionOf } from '../actions.ts'
import { chance, chanced } from '../chance.ts'
import { commands, syms } from '../data/symbols.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { cardName, commandName, pickName, symName } from '../view/names.ts'
import { type Act, log, playing } from './act.ts'

export const throwing: Act<'throw'> = {
  chance: true,
  refuse(s, action) {
    const node = chance(s)
    if (node && isOutcome(node, action)) return null
    // PL-016: a die that has been rolled keeps its face.
    return s.phase === 'act' ? no('PL-016', 'refuse.throw.again') : no('PL-009', 'refuse.throw')
  },
  decide: playing((p, { dice }) => chanced(p, { items: [], dice })),
  sketch: { how: 'observed' },
  tell(s, { dice }) {
    const faces = dice.filter((it) => it.kind === 'action')
    const rolled = faces.map((it) => symName(syms[it.face - 1] ?? 'BOOT'))
    const enemy = dice.find((it) => it.kind === 'enemy')
    const command = commandName(commands[(enemy?.face ?? 1) - 1] ?? 'ATTACK')
    if (!enemy) return log('log.reroll', s.active, { faces: rolled })
    return faces.length > 0
      ? log('log.throw', s.active, { faces: rolled, command })
      : { say: 'log.bossDie', with: { command } }
  }
}

export const pick: Act<'pick'> = {
  chance: true,
  refuse(s, action) {
    const node = chance(s)
    return node && isOutcome(node, action) ? null : no('PL-001', 'refuse.pick')
  },
  decide: playing((p, { items }) => chanced(p, { items, dice: [] })),
  sketch: { how: 'declared' },
  tell: turnedUp
}

/** What turned up. */
function turnedUp(s: State, { items }: ActionOf<'pick'>): Phrase | null {
  const [pending] = s.pending
  const [item = ''] = items
  if (!pending) return null
  switch (pending.does) {
    case 'first':
      return log('log.first', Number(item))
    case 'shop':
      return { say: 'log.shop', with: { cards: items.map((it) => cardName(s, it)), n: items.length } }
    case 'heroes':
      return { say: 'log.heroes', with: { heroes: items.map((it) => pickName(s, pending.does, it)), n: items.length } }
    case 'artefacts':
      return { say: 'log.artefacts', with: { cards: items.map((it) => cardName(s, it)) } }
    case 'tiles':
      return { say: 'log.tiles', with: { left: items[0] ?? '', right: items[1] ?? '', n: s.tower.levels.length + 1 } }
    default:
      return {
        say: `log.pick.${pending.does}`,
        with: { what: items.map((it) => pickName(s, pending.does, it)) }
      }
  }
}
