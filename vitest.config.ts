// Two worlds: everything runs in Node, except the parts of the page, which need a document.
// The whole page is driven from Node too, in a real browser (test/e2e).
import { availableParallelism } from 'node:os'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vitest/config'
import { tallyReporter } from './tools/tally.ts'

export default defineConfig({
  test: {
    reporters: ['default', tallyReporter('node_modules/.vitest/tally')],
    // Nothing here waits for time to pass; a loaded machine or a Pi is just slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Half of the time tests wait for a line, a process or a page: even on two processors two files at once are no crowd.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/web/**']
        }
      },
      {
        extends: true,
        plugins: [preact()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['test/web/**/*.test.{ts,tsx}']
        }
      }
    ]
  }
})
