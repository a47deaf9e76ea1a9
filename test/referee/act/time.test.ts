// What the time that sensors tell changes of a question, a foul and a verdict: Skerry, with a clock that goes on by whole seconds.

import { describe, expect, test } from 'vitest'
import { type AnyGame, became } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Reading } from '../../../src/core/observation.ts'
import type { Move } from '../../../src/core/rules.ts'
import type { Dating } from '../../../src/core/tabletop.ts'
import { skerry } from '../../toy/index.ts'
import { peek } from '../peek.ts'
import { two } from '../positions.ts'
import { type Setting, Table } from '../table.ts'

const plain = skerry as unknown as AnyGame
const clockOf = (s: Json): number => (s as { clock?: number }).clock ?? 0
const isElapse = ({ do: it }: Move): boolean => it.act === 'elapse'

/** `tide`: from this second on, keeper 0 is at home. */
const clocked = (tide = Number.POSITIVE_INFINITY): AnyGame => ({
  ...plain,
  follows(s: Json, { to }: Dating) {
    const now = Math.floor(to / 1000)
    return now > clockOf(s) ? [{ act: 'elapse', to: now } as never] : []
  },
  time: (s: Json) => clockOf(s) * 1000,
  refuse: (s: Json, move: Move) => (isElapse(move) ? null : plain.refuse(s, move)),
  decide(s: Json, move: Move) {
    if (!isElapse(move)) return plain.decide(s, move)
    const { to: clock } = move.do as unknown as { to: number }
    const home = clock >= tide ? two.keepers : (s as { keepers: Json }).keepers
    return became({ ...(s as object), keepers: home, clock } as Json)
  },
  learns: (s: Json, move: Move) => (isElapse(move) ? [] : plain.learns(s, move)),
  tell: (s: Json, move: Move) => (isElapse(move) ? null : plain.tell(s, move))
})

class Clocked extends Table {
  override get reading(): Reading {
    return { ...super.reading, dated: { to: this.at, error: 0, watched: 0, posed: [] } }
  }
  get clock(): number {
    return clockOf(this.state)
  }
}
const at = (setting: Setting = {}, tide?: number): Clocked => new Clocked(clocked(tide), { position: two, ...setting })
const blind = { sees: ({ id }: { id: string }) => id !== '0,1' && id !== '1,0' }

test('every second is a move of chance, and none before it is over', () => {
  const t = at()
  const begun = t.clock
  t.wait(3000 - (t.at % 1000)).show()
  const moves = t.judge.moves(t.match).length
  expect(t.clock).toBeGreaterThan(begun)
  expect(t.wait(999).show().judge.moves(t.match)).toHaveLength(moves)
  expect(t.wait(1).show().judge.moves(t.match)).toHaveLength(moves + 1)
})

describe('a question', () => {
  test('is asked once time has made sure that nobody takes a reading back', () => {
    const t = at(blind).lift('keeper/0').wait(1300)
    expect([peek(t.match).history.at(-1)?.length, t.ruling.ruling]).toEqual([2, 'settled'])
    t.wait(1000).show()
    expect(t.ruling).toMatchObject({ ruling: 'ask', question: t.match.asked?.question })
  })

  test('that is open is asked of what is believed by now', () => {
    const t = at(blind).lift('keeper/0').rest().press(0, 'end')
    const before = t.match.asked?.question.id
    expect(before).toBeDefined()
    t.wait(2000).show()
    const { asked } = t.match
    expect(asked?.question.id).not.toBe(before)
    expect(t.ruling).toEqual({ ruling: 'ask', question: asked?.question })
  })

  test('to which time leaves one answer is open no longer', () => {
    const t = at(blind, 60).lift('keeper/0').rest().press(0, 'end')
    expect(t.ruling.ruling).toBe('ask')
    t.wait(60_000).show()
    expect([t.match.asked, t.ruling.ruling]).toEqual([null, 'settled'])
  })
})

test('what a hand was done with before time went on is not done by what it does after', () => {
  const moved = (seconds: number) => {
    const t = at().hands(true).shift('keeper/0', '1,0').wait(500)
    // The next figure is taken up in the same second, or in another.
    t.lift('keeper/1')
    const { history } = peek(t.match)
    t.wait(60)
      .wait(1000 * seconds)
      .show()
    expect(peek(t.match).history === history).toBe(seconds === 0)
    return t.put('keeper/1', '3,1').heard
  }
  expect([moved(0), moved(2)]).toEqual([['say.step'], []])
})

test('a reading that is not whole tells no time', () => {
  const t = at()
  const { clock } = t
  t.wait(5000).input({ input: 'reading', reading: { ...t.reading, stale: true } })
  expect(t.clock).toBe(clock)
  expect(t.show().clock).toBe(Math.floor(t.at / 1000))
})
