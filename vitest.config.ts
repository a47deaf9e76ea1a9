// Two worlds: everything runs in Node, except the parts of the page, which need a document.
// Two runs: `npm test` takes every `*.test.ts` but those named `*.long.test.ts`, which `npm run test:all` takes
// (vitest.long.config.ts).
// What keeps time on real lines comes last, one file after the other: there a busy machine would be a slow cable.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { tallyReporter } from './tools/tally.ts'

// Emulated chips keep their own time and are not among these, unless they sit at the end of a real line.
const timely = [
  'test/e2e/fast-dice',
  'test/wire/evening',
  'test/devices/{host,camera/line,flash/flash}',
  'test/devices/lights/{johnny-five,strip,supervise,wires}',
  'test/devices/doctor/doctor',
  'test/firmware/lamps/{match,faults,plain,backpack}',
  'test/firmware/reader/{daemon,line}'
]
// Nothing that these load has a state of its own, so that they may share a process.
const pure = 'test/{core,kit,games,referee,scenarios}/**/*'
// Half of the time tests wait for a process or a page: even on two processors three files at once are no crowd.
const several = { maxWorkers: Math.max(3, availableParallelism()), sequence: { groupOrder: 0 } }

/**
 * On a machine that has not run the files yet, vitest takes the largest first. Here a file that only imports another one, to try its laws
 * at full size, counts as large as both: it often runs longest, and must not be what one processor still does when the others are done.
 */
class LargestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    if (sorted.every((it) => this.ctx.cache.getTestSpecificationResult(it))) return sorted
    // Project by project, in the order that they have: their files share processes.
    const sizes = new Map(sorted.map((it) => [it, size(it.moduleId)]))
    return [...Map.groupBy(sorted, (it) => it.project).values()].flatMap((those) =>
      those.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
    )
  }
}

function size(file: string): number {
  const text = readFileSync(file, 'utf8')
  const tests = [...text.matchAll(/^import '(\.[^']+\.test\.ts)'/gm)].map(([, it = '']) => join(dirname(file), it))
  return tests.reduce((sum, it) => sum + size(it), text.length)
}

// Games outside the project, with tests of their own: GAMES=DIR.
const { GAMES } = process.env
const games = GAMES ? [join(resolve(GAMES), '*/**/*.test.ts')] : []

/** The tests of one of the two runs. The long one sets LONG, by which laws that both runs try know their size (test/sized.ts). */
export function suite(run: 'short' | 'long') {
  const end = run === 'long' ? '.long.test.ts' : '.test.ts'
  const others = run === 'long' ? [] : ['**/*.long.test.ts']
  const lines = timely.map((it) => it + end)
  return defineConfig({
    // What games import by name is here the same file as what the project imports by path.
    resolve: {
      alias: [{ find: /^tablekeeper\/(core|kit)$/, replacement: join(import.meta.dirname, 'src/$1/index.ts') }]
    },
    test: {
      // A run for games outside the project, which a test may start, leaves the project's own tally alone.
      reporters: GAMES ? ['default'] : ['default', tallyReporter(`node_modules/.vitest/tallies/${run}`)],
      env: run === 'long' ? { LONG: '1' } : {},
      // Nothing here waits for time to pass; a loaded machine or a Pi is just slow.
      testTimeout: run === 'long' ? 900_000 : 300_000,
      hookTimeout: 300_000,
      // CI's machine may stall: what fails there is tried again, twice at most, and the tally names it.
      retry: process.env.CI ? 2 : 0,
      expect: { poll: { timeout: 60_000 } },
      sequence: { sequencer: LargestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'pure',
            environment: 'node',
            include: [pure + end],
            exclude: others,
            isolate: false,
            ...several
          }
        },
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: [`{test,template}/**/*${end}`, ...(run === 'long' ? [] : games)],
            exclude: ['test/web/**', pure + end, ...lines, ...others],
            // A process for each file would cost the short run a minute.
            isolate: false,
            ...several
          }
        },
        {
          extends: true,
          test: {
            name: 'wires',
            environment: 'node',
            include: lines,
            exclude: others,
            maxWorkers: 1,
            sequence: { groupOrder: 1 }
          }
        },
        ...(run === 'long'
          ? []
          : [
              {
                extends: true as const,
                plugins: [preact()],
                test: {
                  name: 'web',
                  environment: 'happy-dom',
                  include: ['test/web/**/*.test.{ts,tsx}'],
                  setupFiles: ['test/web/fresh.ts'],
                  isolate: false,
                  ...several
                }
              }
            ])
      ]
    }
  })
}

export default suite('short')
