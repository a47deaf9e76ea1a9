// The recorded evenings: one short evening of each kind, with the texts on the wire and the rulings.
//
//   npx node test/traces/evenings.ts      records all of them again

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { cheatsOf } from '../evenings/cheats/index.ts'
import { kinds } from '../evenings/kinds.ts'
import { traceOf } from '../evenings/trace.ts'

export const traceFile = (kind: string): string => join(import.meta.dirname, `${kind}.jsonl`)

if (import.meta.main) {
  const cheats = await cheatsOf(nexus.id)
  for (const kind of kinds)
    writeFileSync(
      traceFile(kind.name),
      traceOf({ game: nexus, cheats, kind, start: 'position B3', seed: 4, gestures: 16 })
    )
}
