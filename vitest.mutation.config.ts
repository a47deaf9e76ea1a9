// The tests that mutants are held against: those of kit, games and referee, cheap ones first, each process loading its modules once.
// Left out: whole evenings, and what plays matches while it is collected, which every mutant would wait for.
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** In ascending order of what they cost; everything else comes before them. */
const dear = [
  'referee/infer/search',
  'nexus-keepers/view.test',
  'referee/mischief',
  'nexus-ops/secrets',
  'nexus-keepers/index.test'
]
const cost = ({ moduleId }: TestSpecification): number => dear.findIndex((it) => moduleId.includes(it))

class CheapFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => cost(a) - cost(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

export default defineConfig({
  test: {
    include: ['test/{kit,games,referee,scenarios}/**/*.test.ts'],
    exclude: ['test/games/nexus-ops/documents.test.ts', 'test/referee/lasting.long.test.ts'],
    isolate: false,
    sequence: { sequencer: CheapFirst },
    testTimeout: 60_000
  }
})
