import { expect, test } from 'vitest'
import { bad, problem, problemsOf, within } from '../../src/kit/problem.ts'

test('a problem says where, why and by which rule, as far as there is one', () => {
  expect(problem(['a', 1], 'p.few', { n: 2 }, 'X-01')).toEqual({
    at: ['a', 1],
    why: { say: 'p.few', with: { n: 2 } },
    rule: 'X-01'
  })
  expect(problem([], 'p.none')).toEqual({ at: [], why: { say: 'p.none' } })
})

test('problems of a part get the path of the part', () => {
  const found = problem(['a'], 'p')
  expect(bad(...within(['seats', 2], [found]))).toEqual({
    ok: false,
    problems: [{ ...found, at: ['seats', 2, 'a'] }]
  })
})

test('a wrong part has its problems, a right one has none', () => {
  expect(problemsOf({ ok: true, value: 1 })).toEqual([])
  expect(problemsOf(bad(problem([0], 'p')), ['seats'])).toEqual([problem(['seats', 0], 'p')])
})
