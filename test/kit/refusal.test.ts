import { expect, test } from 'vitest'
import { refusals } from '../../src/kit/refusal.ts'

test('a refusal names its rule and its sentence, with arguments where the sentence has some', () => {
  const no = refusals('NK')
  expect(no('NK-039', 'refuse.reroll.single')).toEqual({ rule: 'NK-039', why: { say: 'refuse.reroll.single' } })
  expect(no('NK-045', 'refuse.power.left', { n: 1 }).why).toEqual({ say: 'refuse.power.left', with: { n: 1 } })
  // @ts-expect-error: a rule of another game's catalogue
  no('NO-001', 'refuse.turn')
})
