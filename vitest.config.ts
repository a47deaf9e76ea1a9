// Two worlds: everything runs in Node, except the parts of the page, which need a document.
// The whole page is driven from Node too, in a real browser (test/e2e). What plays on lines and chips that keep time comes last,
// one file after the other: there a busy machine would be a slow cable.
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vitest/config'
import { tallyReporter } from './tools/tally.ts'

const timely = ['test/{devices,firmware,wire}/**/*.test.ts']
// Half of the time tests wait for a process or a page: even on two processors two files at once are no crowd.
const several = { maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 0 } }

// Games outside the project, with tests of their own: GAMES=DIR.
const { GAMES } = process.env
const games = GAMES ? [join(resolve(GAMES), '*/**/*.test.ts')] : []

export default defineConfig({
  // What games import by name is here the same file as what the project imports by path.
  resolve: {
    alias: [{ find: /^tablekeeper\/(core|kit)$/, replacement: join(import.meta.dirname, 'src/$1/index.ts') }]
  },
  test: {
    reporters: ['default', tallyReporter('node_modules/.vitest/tally')],
    // Nothing here waits for time to pass; a loaded machine or a Pi is just slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{test,template}/**/*.test.ts', ...games],
          exclude: ['test/web/**', ...timely],
          ...several
        }
      },
      {
        extends: true,
        test: {
          name: 'wires',
          environment: 'node',
          include: timely,
          maxWorkers: 1,
          sequence: { groupOrder: 1 }
        }
      },
      {
        extends: true,
        plugins: [preact()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['test/web/**/*.test.{ts,tsx}'],
          ...several
        }
      }
    ]
  }
})
