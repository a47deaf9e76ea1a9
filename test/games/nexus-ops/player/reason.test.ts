// The coach's reasons in Nexus Ops: each is said where it is true, as the rules show, and not where it is false.

import { expect, test } from 'vitest'
import type { Phrase } from '../../../../src/core/words.ts'
import type { Action } from '../../../../src/games/nexus-ops/actions.ts'
import { controllerOf, forceAt, priceOf } from '../../../../src/games/nexus-ops/board.ts'
import game from '../../../../src/games/nexus-ops/index.ts'
import { incomeOf, toReveal } from '../../../../src/games/nexus-ops/machine.ts'
import hooks from '../../../../src/games/nexus-ops/player.ts'
import { cardOf, type State } from '../../../../src/games/nexus-ops/state.ts'
import { hexOf } from '../../../../src/kit/grid/hex.ts'
import { readable } from '../../readable.ts'
import { after, at, done, move, pass, passes, rule } from '../match.ts'

/** Why the seat should do this, said in both languages. */
function why(s: State, action: Action, by = s.active): Phrase | null {
  expect(game.refuse(s, { by, do: action }), JSON.stringify(action)).toBeNull()
  const it = hooks.reason?.(s, by, action) ?? null
  return it && readable(game.words, it)
}
const said = (s: State, action: Action, by = s.active): string => why(s, action, by)?.say ?? ''
const percent = (s: State, action: Action): number => Number(why(s, action)?.with?.n)

/** Quiet ground: no tiles, no mines, a rival far away. */
const quiet = { tiles: [], mines: {}, rubium: [0, 9] }
const far = { '-2,-2': ['', 'H1'] }
const buy = (unit: 'human' | 'dragon', hex: string): Action => ({ act: 'buy', unit, at: hexOf(hex) })
const legal = (s: State, act: string, by = s.active): Action =>
  [...game.legal(s, by)].find((it) => it.act === act) as Action

test('a mission is worth the points that showing it brings', () => {
  const s = at({ phase: 'draw', units: { '1,0': ['S1'], '2,0': ['S1'], '-2,-2': ['', 'S2'] }, hands: [['SM-18']] })
  const mission: Action = { act: 'mission', card: 'SM-18' }
  const n = (after(s, [0, mission]).players[0]?.vp ?? 0) - (s.players[0]?.vp ?? 0)
  expect(n).toBeGreaterThan(0)
  expect(why(s, mission)).toEqual({ say: 'why.points', with: { n } })
  expect(said(s, done)).toBe('')
})

test('a card costs nothing else where it only brings rubium, units or cards', () => {
  const ops = ['gainRubium', 'placeUnit', 'draw']
  const brings = (free: boolean): string =>
    at({}).match.cards.find(
      ({ deck, timing, effect = [] }) =>
        deck === 'energize' && timing === 'start_of_turn' && effect.every(({ op }) => ops.includes(op)) === free
    )?.id as string
  const s = at({ ...quiet, phase: 'deploy', units: { '2,1': ['H1'], ...far }, hands: [[brings(true), brings(false)]] })
  const playing = (card: string): Action =>
    [...game.legal(s, 0)].find((it) => it.act === 'play' && it.card === card) as Action
  expect(after(s, [0, playing(brings(true))]).players[0]?.rubium).toBeGreaterThan(s.players[0]?.rubium as number)
  expect(said(s, playing(brings(true)))).toBe('why.free')
  expect(said(s, playing(brings(false)))).toBe('')
})

test('a card is worth less than a rubium to whoever has too many, and not to whoever has one', () => {
  const hand = ['SM-01', 'SM-02', 'SM-03', 'SM-04', 'SM-05', 'SM-06']
  const rich = at({ phase: 'deploy', units: { '-2,-2': ['', 'S2'] }, rubium: [1, 9], hands: [hand] })
  expect(said(rich, { act: 'discard', card: 'SM-01' })).toBe('why.sell')
  const few = at({ ...quiet, phase: 'deploy', units: { '2,1': ['H9'], ...far }, hands: [['SM-01']] })
  expect(said(few, { act: 'discard', card: 'SM-01' })).toBe('')
})

test('a mine within reach pays what is said, and nothing is said of one that pays already or that the unit cannot work', () => {
  const mines = { ...quiet, phase: 'move', mines: { '2,0': 2 } }
  const s = at({ ...mines, units: { '2,1': ['H1'], ...far } })
  const step = move('human', '2,1', '2,0')
  expect(why(s, step)).toEqual({ say: 'why.mine', with: { n: 2 } })
  expect([incomeOf(s, '2,0'), incomeOf(after(s, [0, step]), '2,0')]).toEqual([0, 2])
  const held = at({ ...mines, units: { '2,1': ['H1'], '2,0': ['H1'], ...far } })
  expect(incomeOf(held, '2,0')).toBe(2)
  expect(said(held, step)).not.toBe('why.mine')
  const dragon = at({ ...mines, units: { '2,1': ['D1'], ...far } })
  const flight = move('dragon', '2,1', '2,0')
  expect(incomeOf(after(dragon, [0, flight]), '2,0')).toBe(0)
  expect(said(dragon, flight)).not.toBe('why.mine')
  // What is bought at the base reaches it, too.
  const bank = { ...mines, phase: 'deploy', rubium: [20, 9], units: { '-2,-1': ['', 'H1'] } }
  expect(said(at(bank), buy('human', '2,1'))).toBe('why.mine')
  expect(said(at({ ...bank, mines: {} }), buy('human', '2,1'))).toBe('')
})

test('a tile within reach is revealed by whoever ends there, and nothing is said where there is none', () => {
  const s = at({ ...quiet, phase: 'move', tiles: ['2,0'], units: { '2,1': ['H1'], ...far } })
  const step = move('human', '2,1', '2,0')
  expect(said(s, step)).toBe('why.explore')
  expect(toReveal(after(s, [0, step]))).toContain('2,0')
  expect(said(at({ ...quiet, phase: 'move', units: { '2,1': ['H1'], ...far } }), step)).not.toBe('why.explore')
})

test('the Monolith is spoken of where the move takes control of it, not where the seat has it already', () => {
  const s = at({ ...quiet, phase: 'move', units: { '1,0': ['S1'], ...far } })
  const climb = move('strider', '1,0', '0,0')
  expect(said(s, climb)).toBe('why.monolith')
  expect([controllerOf(s, '0,0'), controllerOf(after(s, [0, climb]), '0,0')]).toEqual([null, 0])
  const held = at({ ...quiet, phase: 'move', units: { '1,0': ['S1'], '0,0': ['S1'], ...far } })
  expect(said(held, climb)).not.toBe('why.monolith')
})

test('a battle is said to be won as often as its dice win it, and not where it is mostly lost', () => {
  const many = { '2,1': ['F4'], '1,1': ['F3'], '2,0': ['', 'H1'], ...far }
  const s = at({ ...quiet, phase: 'move', units: many })
  const n = percent(s, move('fungoid', '2,1', '2,0'))
  expect(said(s, move('fungoid', '2,1', '2,0'))).toBe('why.attack')
  expect(n).toBeGreaterThan(75)
  const lone = at({ ...quiet, phase: 'move', units: { '2,1': ['H1'], '2,0': ['', 'D2'], ...far } })
  expect(said(lone, move('human', '2,1', '2,0'))).toBe('')
  const there = at({ ...quiet, phase: 'battle', units: { '0,1': ['F1 S1', 'C1'], ...far } })
  expect(said(there, legal(there, 'battle'))).toBe('why.fight')
  const bad = at({ ...quiet, phase: 'battle', units: { '0,1': ['H1', 'D2'], ...far } })
  expect(said(bad, legal(bad, 'battle'))).toBe('')
})

test('a step away or to the rescue is explained by the attack that a rival could make, and not where none could', () => {
  const near = { ...quiet, phase: 'move', units: { '2,0': ['H1'], '2,-1': ['', 'D2'] } }
  const s = at(near)
  const back = move('human', '2,0', '2,1')
  expect(said(s, back)).toBe('why.flee')
  expect(percent(s, back)).toBeGreaterThan(50)
  const calm = at({ ...near, units: { '2,0': ['H1'], ...far } })
  expect(said(calm, back)).not.toBe('why.flee')
  const help = { ...quiet, phase: 'move', units: { '2,0': ['H1'], '2,1': ['D2'], '2,-1': ['', 'F1'] } }
  expect(said(at(help), move('dragon', '2,1', '2,0'))).toBe('why.support')
  expect(said(at({ ...help, units: { ...help.units, '2,-1': [], ...far } }), move('dragon', '2,1', '2,0'))).not.toBe(
    'why.support'
  )
})

test('a step nearer to something is said to be one, a step away is not', () => {
  const s = at({ ...quiet, phase: 'move', tiles: ['0,1'], units: { '2,1': ['H1'], ...far } })
  const steps = [...game.legal(s, 0)].filter((it) => it.act === 'move')
  expect(steps.map((it) => said(s, it))).toContain('why.near')
  const away = at({ ...quiet, phase: 'move', tiles: ['0,1'], units: { '1,0': ['H1'], ...far } })
  expect(said(away, move('human', '1,0', '2,0'))).not.toBe('why.near')
})

test('saving is explained by what the income then buys, and not where it buys nothing more', () => {
  const rich = {
    ...quiet,
    phase: 'deploy',
    rubium: [10, 9],
    mines: { '2,0': 2, '1,0': 2 },
    units: { '2,0': ['H1'], '1,0': ['H1'], ...far }
  }
  const s = at(rich)
  const it = why(s, done) as { readonly say: string; readonly with: { readonly unit: Phrase } }
  expect(it.say).toBe('why.save')
  const unit = it.with.unit.say.slice('unit.'.length) as 'dragon'
  const income = incomeOf(s, '2,0') + incomeOf(s, '1,0')
  expect(priceOf(s, 0, unit)).toBeGreaterThan(10)
  expect(priceOf(s, 0, unit)).toBeLessThanOrEqual(10 + income)
  expect(said(at({ ...rich, mines: {} }), done)).toBe('')
})

test('staying is explained where no unit does better elsewhere, and not where one does', () => {
  const s = at({ ...quiet, phase: 'move', mines: { '2,0': 2 }, units: { '2,0': ['H1'], '-2,-2': ['', 'D1'] } })
  expect(said(s, done)).toBe('why.hold')
  const drawn = at({ ...quiet, phase: 'move', tiles: ['2,0'], units: { '2,1': ['H1'], ...far } })
  expect(said(drawn, done)).toBe('')
})

test('a breath on 4+ costs the enemy a unit and the dragon nothing', () => {
  const s = at({ phase: 'breath', tiles: [], units: { '1,0': ['D1'], '1,1': ['', 'H2'] } })
  const breathe: Action = { act: 'breathe', from: hexOf('1,0'), at: hexOf('1,1') }
  expect(said(s, breathe)).toBe('why.breath')
  const hit = after(s, [0, breathe], ['chance', { act: 'throw', dice: [{ kind: 'd6', face: 4 }] }])
  const lost = after(hit, [1, legal(hit, 'casualty', 1)])
  expect([forceAt(lost, '1,1', 1), forceAt(lost, '1,0', 0)]).toEqual([{ human: 1 }, { dragon: 1 }])
  expect(said(s, done)).toBe('')
})

test('passing is explained by a battle that goes well without a card, for each side, and not by one that does not', () => {
  const card = at({}).match.cards.find(({ deck, timing }) => deck === 'energize' && timing === 'battle_start')
    ?.id as string
  expect(cardOf(at({}), card)?.deck).toBe('energize')
  const fight = (mine: string, theirs: string): State => {
    const s = at({ ...quiet, phase: 'battle', units: { '0,1': [mine, theirs], ...far }, hands: [[card], [card]] })
    return after(s, [0, legal(s, 'battle')])
  }
  const asks = (s: State, by: number): string => {
    let now = s
    for (let i = 0; i < 4 && now.turn.battle?.window; i++) {
      const who = game.toAct(now).find((it) => rule(now, it, pass) === null) as number
      if (who === by) return said(now, pass, by)
      now = after(now, [who, pass])
    }
    return 'never asked'
  }
  expect([asks(fight('D2', 'H1'), 0), asks(fight('D2', 'H1'), 1)]).toEqual(['why.win', ''])
  expect([asks(fight('H1', 'D2'), 0), asks(fight('H1', 'D2'), 1)]).toEqual(['', 'why.repel'])
  expect(passes(fight('D2', 'H1')).turn.battle?.stage).toBe('roll')
})
