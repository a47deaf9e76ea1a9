// Reads what `stryker run` left behind: the score of every folder, the survivors, the rules that are cited where no mutant dies.
// It runs no mutant itself. A game or the referee below the bar ends it with exit code 1, and so does such a rule.
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'

/** Counted from 1. */
interface Spot {
  readonly line: number
  readonly column: number
}

export interface Mutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: Spot; readonly end: Spot }
}

interface Mutated {
  readonly source: string
  readonly mutants: readonly Mutant[]
}

/** A report of the mutation testing report schema, as far as it is read here. */
export interface Report {
  readonly files: Readonly<Record<string, Mutated>>
}

const outcomes = { Killed: 'killed', Timeout: 'timeout', Survived: 'survived', NoCoverage: 'no test' } as const
type Outcome = (typeof outcomes)[keyof typeof outcomes]
type Tally = Readonly<Record<Outcome, number>>

/** What became of a mutant; null for one that could not be tried. */
const outcome = ({ status }: Mutant): Outcome | null => outcomes[status as keyof typeof outcomes] ?? null
const lives = (it: Mutant): boolean => outcome(it) === 'survived' || outcome(it) === 'no test'

/** What the folders scored, each with all that is below it, no more than `depth` names long: 3 makes one folder of a whole game. */
export function tallies({ files }: Report, depth: number): [folder: string, tally: Tally][] {
  const found = new Map<string, Record<Outcome, number>>()
  for (const [path, { mutants }] of Object.entries(files)) {
    const folder = dirname(path).split('/').slice(0, depth).join('/')
    const tally = found.get(folder) ?? { killed: 0, timeout: 0, survived: 0, 'no test': 0 }
    for (const it of mutants.map(outcome)) if (it) tally[it]++
    found.set(folder, tally)
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
}

const all = (it: Tally): number => Object.values(it).reduce((sum, n) => sum + n, 0)

/** In percent. What runs for ever has been noticed too. */
export const score = (it: Tally): number => (100 * (it.killed + it.timeout)) / all(it)

/** Every citation of a rule in code of which all mutants live, as `path:line rule`. */
export function unguarded({ files }: Report): string[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
    const tried = mutants.filter((it) => outcome(it) !== null)
    const within = (at: ts.Node): Mutant[] =>
      tried.filter(
        ({ location: { start, end } }) => offset(file, start) >= at.getStart() && offset(file, end) <= at.end
      )
    return [...source.matchAll(/\b[A-Z]{2}-\d{3}\b/g)].flatMap(({ 0: rule, index }) => {
      let room = cited(file, index)
      while (!(isRoom(room) && within(room).length > 0) && !ts.isSourceFile(room)) room = room.parent
      const guards = within(room)
      const { line } = file.getLineAndCharacterOfPosition(index)
      return guards.length > 0 && guards.every(lives) ? [`${path}:${line + 1} ${rule}`] : []
    })
  })
}

const offset = (file: ts.SourceFile, { line, column }: Spot): number =>
  file.getPositionOfLineAndCharacter(line - 1, column - 1)

/** The node an id stands in, or the one its comment stands before. What the head of a file cites, the whole file is about. */
function cited(file: ts.SourceFile, index: number): ts.Node {
  let at: ts.Node = file
  while (at === file || index >= at.getStart()) {
    const inner = ts.forEachChild(at, (it) => (it.pos <= index && index < it.end ? it : undefined))
    if (!inner) break
    at = inner
  }
  return at === file.statements[0] ? file : at
}

/** More than a word of code: something that can be right or wrong about a rule. */
const isRoom = (at: ts.Node): boolean => ts.isStatement(at) || ts.isFunctionLike(at) || ts.isPropertyAssignment(at)

function survivors({ files }: Report): string[] {
  const brief = (code: string): string => code.replace(/\s+/g, ' ').slice(0, 80)
  return Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest)
    return mutants.filter(lives).map((it) => {
      const { start, end } = it.location
      const was = source.slice(offset(file, start), offset(file, end))
      const change = `${brief(was)} → ${brief(it.replacement ?? it.mutatorName)}`
      return `${path}:${start.line}:${start.column} ${outcome(it)}: ${change}`
    })
  })
}

const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(34) + cells.map((it) => String(it).padStart(9)).join('')

if (import.meta.main) {
  const bar = 85
  const path = process.argv[2] ?? 'coverage/mutation.json'
  if (!existsSync(path)) {
    console.error(`${path} is not there: npm run test:mutation writes it`)
    process.exit(1)
  }
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  for (const it of survivors(report)) console.log(it)
  console.log(row('\nfolder', ['score', 'mutants', ...Object.values(outcomes)]))
  for (const [name, it] of [...tallies(report, 9), ...tallies(report, 3), ...tallies(report, 1)])
    console.log(row(name, [`${score(it).toFixed(1)} %`, all(it), ...Object.values(it)]))
  const low = tallies(report, 3).filter(([, it]) => score(it) < bar)
  const troubles = [
    ...low.map(([name]) => `${name} is below ${bar} %`),
    ...unguarded(report).map((it) => `${it} is cited where every mutant lives`)
  ]
  for (const it of troubles) console.error(it)
  if (troubles.length > 0) process.exitCode = 1
}
