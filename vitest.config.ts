// Two worlds: everything runs in Node, except the components of the page, which need a document.
// Files named *.e2e.test.ts drive the built page in a real browser and therefore run in Node.
import preact from '@preact/preset-vite'
import { defineConfig } from 'vitest/config'

const browserTests = 'test/**/*.e2e.test.ts'

/** Where the last run's figures lie for tools/tally.ts. */
export const outcomeFile = 'node_modules/.vitest/outcome.json'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: outcomeFile }]],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/web/**/!(*.e2e).test.ts']
        }
      },
      {
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
