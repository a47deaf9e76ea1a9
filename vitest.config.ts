// Two worlds: everything runs in Node, except the parts of the page, which need a document.
// Two runs: `npm test` takes every `*.test.ts` but those named `*.long.test.ts`, which `npm run test:all` takes
// (vitest.long.config.ts).
// What keeps time on real lines comes last, one file after the other: there a busy machine would be a slow cable.
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vitest/config'
import { tallyReporter } from './tools/tally.ts'

// Emulated chips keep their own time and are not among these, unless they sit at the end of a real line.
const timely = [
  'test/wire/evening',
  'test/devices/{host,camera/line}',
  'test/devices/lights/{johnny-five,strip,supervise,wires}',
  'test/devices/doctor/doctor',
  'test/firmware/lamps/{match,faults,plain,backpack}',
  'test/firmware/reader/{daemon,line}'
]
// Nothing that these load has a state of its own, so that they may share a process.
const pure = 'test/{core,kit,games,referee,scenarios}/**/*'
// Half of the time tests wait for a process or a page: even on two processors two files at once are no crowd.
const several = { maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 0 } }

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
