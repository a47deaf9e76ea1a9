// Two worlds: everything runs in Node, except the components of the page, which need a document.
// Files named *.e2e.test.ts drive the built page in a real browser and therefore run in Node.
import preact from '@preact/preset-vite'
import { defineConfig } from 'vitest/config'
import { tallyReporter } from './tools/tally.ts'

const browserTests = 'test/**/*.e2e.test.ts'

export default defineConfig({
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
          include: ['test/**/*.test.ts'],
          exclude: ['test/web/**/!(*.e2e).test.ts']
        }
      },
      {
        extends: true,
        plugins: [preact()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['test/web/**/*.test.{ts,tsx}'],
          exclude: [browserTests]
        }
      }
    ]
  }
})
