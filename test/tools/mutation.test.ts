import { expect, test } from 'vitest'
import { type Mutant, type Report, score, tallies, unguarded } from '../../tools/mutation.ts'

const source = `// All of it is about NO-001.
import { no } from './no.ts'

/** NO-002: nobody leaves. */
export const leave = (n: number) => (n > 3 ? no('NO-003') : null)

export function stay(n: number) {
  // NO-004: three at most.
  if (n > 3) return no('NO-005')
  return n < 0
}
`

/** A mutant at the first place with this code. */
function mutant(code: string, status: string): Mutant {
  const before = source.slice(0, source.indexOf(code)).split('\n')
  const start = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  const end = { ...start, column: start.column + code.length }
  return { mutatorName: 'Any', status, location: { start, end } }
}

const report = (...mutants: Mutant[]): Report => ({ files: { 'src/games/a/acts/go.ts': { source, mutants } } })

test.each<[what: string, mutants: Mutant[], rules: string[]]>([
  ['nothing was mutated', [], []],
  ['all mutants live', [mutant('n > 3 ?', 'Survived')], ['1 NO-001', '4 NO-002', '5 NO-003', '8 NO-004', '9 NO-005']],
  ['one mutant of the arrow dies', [mutant("'NO-003'", 'Survived'), mutant('n > 3 ?', 'Killed')], []],
  ['one that hangs has died', [mutant('n > 3 ?', 'Timeout')], []],
  ['what could not be tried says nothing', [mutant('n > 3 ?', 'Ignored')], []],
  [
    'the next line dies, this one does not',
    [mutant('n > 3 ?', 'Killed'), mutant('n < 0', 'Killed'), mutant("'NO-005'", 'NoCoverage')],
    ['8 NO-004', '9 NO-005']
  ]
])('rules are unguarded or not when %s', (_, mutants, rules) => {
  expect(unguarded(report(...mutants))).toEqual(rules.map((it) => `src/games/a/acts/go.ts:${it}`))
})

test('folders are tallied up to a depth, and what could not be tried does not count', () => {
  const one = report(...['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError'].map((it) => mutant('n', it)))
  const two = { files: { ...one.files, 'src/games/a/go.ts': { source, mutants: [mutant('n', 'Killed')] } } }
  const tally = { killed: 1, timeout: 1, survived: 1, 'no test': 1 }
  expect(tallies(two, 4)).toEqual([
    ['src/games/a', { killed: 1, timeout: 0, survived: 0, 'no test': 0 }],
    ['src/games/a/acts', tally]
  ])
  expect(tallies(two, 3)).toEqual([['src/games/a', { ...tally, killed: 2 }]])
  expect(score(tally)).toBe(50)
})
