// What lies beside the board, in hand's reach: figures off the table, tiles that are not laid yet. Things put here leave the board.

import type { VirtualThing } from '../../src/server/messages.ts'
import { Figure } from '../board/Figure.tsx'
import { frameFor } from '../geometry/frame.ts'
import { doc } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { Ground } from './Ground.tsx'
import { carried, whereIs } from './hands.ts'
import { lies } from './lie.ts'
import { onThingKey } from './thingKeys.ts'
import type { Grab } from './usePointers.ts'

export function Shelf({ grab }: { grab: Grab }) {
  const beside = (doc.value?.virtual?.things ?? []).filter(
    (thing) => whereIs(thing).at === null && !carried.value.has(thing.id)
  )
  return (
    <section class={beside.length === 0 ? 'shelf empty' : 'shelf'} aria-label={t('page.table.shelf')}>
      <h3>{t('page.table.shelf')}</h3>
      <div class="shelf-things">
        {beside.map((thing) => (
          <button
            key={thing.id}
            type="button"
            class="shelf-thing"
            aria-label={t('page.table.thing', { what: thing.name, where: t('page.fix.beside') })}
            onPointerDown={(event) => grab(thing, event)}
            onKeyDown={(event) => onThingKey(thing, square, event)}
          >
            {thing.layer === 'ground' ? <Laid thing={thing} /> : <Upright thing={thing} />}
            <span>{say(thing.name)}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** Beside the board nothing is turned with it. */
const square = { scale: 1, origin: [0, 0], quarter: 0 } as const
const small = { width: 76, height: 68 }
const rim = { top: 9, right: 9, bottom: 9, left: 9 }

const Upright = ({ thing }: { thing: VirtualThing }) => (
  <svg width="46" height="68" viewBox="-50 -100 100 120" aria-hidden="true">
    <Figure look={thing.look} seat={thing.seat} />
  </svg>
)

function Laid({ thing }: { thing: VirtualThing }) {
  const { turn } = whereIs(thing)
  const here = { ...thing, at: [0, 0] as const, turn }
  const frame = frameFor(lies([here]), small, rim)
  return (
    <svg {...small} aria-hidden="true">
      <Ground thing={thing} frame={frame} at={[0, 0]} turn={turn} />
    </svg>
  )
}
