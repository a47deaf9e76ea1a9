// The coach's reasons in Nexus Keepers: each is said where it is true, as the rules alone show, and not where it is false.

import { expect, test } from 'vitest'
import type { Json } from '../../../../src/core/json.ts'
import type { Phrase } from '../../../../src/core/words.ts'
import type { Action } from '../../../../src/games/nexus-keepers/actions.ts'
import game from '../../../../src/games/nexus-keepers/index.ts'
import hooks from '../../../../src/games/nexus-keepers/player.ts'
import { player, type State } from '../../../../src/games/nexus-keepers/state.ts'
import { readable } from '../../readable.ts'
import { after, at, B2, bonus, decline, dice, end, keep, move, push, reroll, stop } from '../match.ts'

/** Why the seat should do this, said in both languages. */
function why(s: State, action: Action): Phrase | null {
  expect(game.refuse(s, { by: s.active, do: action })).toBeNull()
  const it = hooks.reason?.(s, s.active, action) ?? null
  return it && readable(game.words, it)
}
const said = (s: State, action: Action): string => why(s, action)?.say ?? ''

/** Whether the other keeper can be pushed off or eliminated in this turn, by trying everything that is legal. */
function canCatch(s: State, status: 'waiting' | 'eliminated'): boolean {
  const by = s.active
  const seen = new Set<string>()
  const tried = (now: State): boolean => {
    if (player(now, 1 - by).status === status) return true
    const key = JSON.stringify(game.key(now))
    if (now.phase !== 'actions' || now.active !== by || seen.has(key)) return false
    seen.add(key)
    return [...game.legal(now, by)].some((it) => it.act !== 'end' && tried(after(now, it)))
  }
  return tried(s)
}

const duel = (more: object): State => at({ cubes: B2, ...more } as { cubes: readonly Json[] } & Json)
/** The portal is behind the second keeper. */
const gate = { keepers: ['1,2', '1,3'] }
/** An edge without a portal is behind it. */
const edge = { keepers: ['1,2', '0,2'] }
/** Nobody is near anybody. */
const apart = { keepers: ['0,-1', '1,3'] }

test('“Your dice can eliminate” is said where the dice pay for it, and “push off” where only that is paid for', () => {
  const out = duel({ ...gate, pool: [2, 2, 4, 4] })
  expect(why(out, push('N'))).toEqual({ say: 'why.can.out', with: { who: { seat: 1 } } })
  expect(canCatch(out, 'eliminated')).toBe(true)
  const off = duel({ ...edge, pool: [2, 2, 4, 4] })
  expect(why(off, push('W'))).toEqual({ say: 'why.can.off', with: { who: { seat: 1 } } })
  expect([canCatch(off, 'eliminated'), canCatch(off, 'waiting')]).toEqual([false, true])
})

test('neither is said after a step away, nor with dice that pay for no push', () => {
  const away = duel({ ...gate, pool: [2, 2, 4, 4] })
  expect(canCatch(after(away, move('S')), 'eliminated')).toBe(false)
  expect(said(away, move('S'))).not.toMatch(/can/)
  for (const there of [gate, edge]) {
    const poor = duel({ ...there, pool: [2, 2, 3, 3] })
    expect(canCatch(poor, 'eliminated') || canCatch(poor, 'waiting')).toBe(false)
    expect(said(poor, move('S'))).not.toMatch(/can/)
  }
})

test('“These dice are already enough” is said of dice that are, and of no others', () => {
  const enough = duel({ ...gate, throw: [1, 2, 3, 4, 4, 6] })
  expect(canCatch(after(enough, stop), 'eliminated')).toBe(true)
  expect(said(enough, stop)).toBe('why.enough.out')
  expect(said(duel({ ...edge, throw: [1, 2, 3, 4, 4, 6] }), stop)).toBe('why.enough.off')
  const poor = duel({ ...gate, throw: [1, 2, 2, 3, 3, 6] })
  expect(canCatch(after(poor, stop), 'eliminated')).toBe(false)
  expect(said(poor, stop)).not.toMatch(/enough/)
})

test('“About so many of such throws” counts the throws exactly, and is not said where the dice are enough already', () => {
  // The last reroll: two dice, 36 throws.
  const s = after(duel({ ...gate, throw: [1, 2, 3, 4, 6, 6] }), reroll([6, 6]), dice([3, 6]))
  const faces = [1, 2, 3, 4, 5, 6]
  const throws = faces.flatMap((one) => faces.map((two) => [Math.min(one, two), Math.max(one, two)]))
  const good = throws.filter((thrown) => {
    const next = after(s, reroll([3, 6]), dice(thrown))
    return canCatch(next.phase === 'reroll' ? after(next, stop) : next, 'eliminated')
  })
  expect(good.length).toBeGreaterThan(2)
  const n = Math.round((100 * good.length) / 36)
  expect(why(s, reroll([3, 6]))).toEqual({ say: 'why.again.out', with: { who: { seat: 1 }, n } })
  expect(said(duel({ ...gate, throw: [1, 2, 3, 4, 4, 6] }), reroll([3, 6]))).not.toMatch(/again/)
  expect(said(duel({ ...apart, throw: [1, 2, 3, 4, 4, 6] }), reroll([3, 6]))).not.toMatch(/again/)
})

test('“Another throw would make these dice worse” is said of good dice, not of bad ones', () => {
  expect(said(duel({ ...apart, throw: [2, 2, 2, 6, 6, 6] }), stop)).toBe('why.stop')
  expect(said(duel({ ...apart, throw: [1, 2, 3, 4, 5, 6] }), stop)).toBe('')
})

/** Whether the other seat, with a good throw in its next turn, can push this one off. */
const canBeCaught = (s: State): boolean => {
  const next = after(s, end, { act: 'roll', power: 0 })
  const thrown = after(next, dice([4, 4, 5, 5, 6, 6].slice(0, next.turn?.casting?.regular)), stop)
  return canCatch(thrown, 'waiting') || canCatch(thrown, 'eliminated')
}

test('“Otherwise you are pushed off” is said where a rival could do it and the step helps, and not where nobody can', () => {
  const s = duel({ keepers: ['0,2', '1,2'], pool: [2, 2] })
  expect(canBeCaught(s)).toBe(true)
  expect(why(s, move('S'))).toEqual({ say: 'why.danger', with: { who: { seat: 1 }, n: 79 } })
  const far = duel({ ...apart, pool: [2, 2] })
  expect(canBeCaught(far)).toBe(false)
  for (const action of game.legal(far, 0)) expect(said(far, action)).not.toBe('why.danger')
})

test('“From there your next throws push off” is said where a step brings a rival within reach, and not of a step away', () => {
  const s = duel({ keepers: ['0,-1', '-1,0'], pool: [2, 2] })
  expect(why(s, move('N'))).toEqual({ say: 'why.threat', with: { who: { seat: 1 }, n: 79 } })
  const near = duel({ keepers: ['0,0', '1,3'], pool: [2, 2] })
  expect(said(near, move('S'))).not.toBe('why.threat')
})

test('“Nothing improves your position” and the reserve are said where nothing useful can be paid for', () => {
  expect(said(duel({ ...apart, pool: [1, 3, 4, 5] }), end)).toBe('why.end')
  expect(said(duel({ ...apart, pool: [1, 5, 5, 6] }), keep(5))).toBe('why.reserve')
  const useful = duel({ ...gate, pool: [4, 4] })
  expect(said(useful, end)).toBe('')
  expect(said(useful, keep(4))).toBe('')
})

test('“You play again before anybody can answer” is said of a bonus turn, not of declining it', () => {
  const s = after(duel({ ...edge, pool: [4, 4] }), push('W'))
  const offered = s.phase === 'bonus' ? s : after(s, end)
  expect(offered.phase).toBe('bonus')
  expect(said(offered, bonus)).toBe('why.bonus')
  expect(offered.active).toBe(after(offered, bonus).active)
  expect(said(offered, decline)).toBe('')
})

test('before a throw and after a Clumsy nothing is said of whom the dice can push off', () => {
  let s = duel({ ...gate, phase: 'start' })
  expect(said(s, { act: 'roll', power: 0 })).toBe('')
  s = after(s, { act: 'roll', power: 0 }, dice([1, 1, 1, 2, 2, 2]))
  for (const action of game.legal(s, s.active)) expect(said(s, action)).not.toMatch(/can|enough|again/)
})
