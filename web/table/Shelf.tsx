// What lies beside the board, in hand's reach: figures off the table, tiles that are not laid yet. Equal ones lie in a stack, each
// owner's in a row. Things put here leave the board. What the headline asks for comes first: a narrow strip is cut.

import type { VirtualThing } from '../../src/server/messages.ts'
import { Count, Stacked } from '../board/Stacked.tsx'
import { frameFor } from '../geometry/frame.ts'
import { scrolls } from '../parts/scrolls.ts'
import { dueOf } from '../state/fixes.ts'
import { headlineOf } from '../state/headline.ts'
import { doc } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { Ground } from './Ground.tsx'
import { inHand, whereIs } from './hands.ts'
import { drawing, onThingKey } from './thingKeys.ts'
import { pointsOf } from './things.ts'
import type { Grab } from './usePointers.ts'

/** With more stacks than this they are known by their drawings alone: a name under each would leave no room for them. */
const named = 8

export function Shelf({ grab }: { grab: Grab }) {
  const stacks = new Map<string, VirtualThing[]>()
  for (const thing of doc.value?.virtual?.things ?? []) {
    if (whereIs(thing).at !== null || inHand.value.has(thing.id)) continue
    stacks.set(thing.kind, [...(stacks.get(thing.kind) ?? []), thing])
  }
  const { fixes } = headlineOf(doc.value)
  const due = ([it]: readonly VirtualThing[]) => (it ? dueOf(it.kind, fixes) : 0)
  const owner = ([it]: readonly VirtualThing[]) => it?.seat ?? Number.MAX_SAFE_INTEGER
  const ordered = [...stacks.values()].sort((a, b) => due(a) - due(b) || owner(a) - owner(b))
  const owners = [...new Set(ordered.map(([it]) => it?.seat))]
  const words = stacks.size <= named
  return (
    <section
      class={stacks.size === 0 ? 'shelf empty' : 'shelf'}
      aria-label={t('page.table.shelf')}
      {...(stacks.size > 0 ? scrolls : {})}
    >
      {stacks.size === 0 && <h3>{t('page.table.shelf')}</h3>}
      {(words ? [null] : owners).map((whose) => (
        <div key={whose} class="shelf-things">
          {ordered
            .filter(([it]) => whose === null || it?.seat === whose)
            .map((stack) => (
              <OnShelf key={stack[0]?.kind} stack={stack} named={words} grab={grab} />
            ))}
        </div>
      ))}
    </section>
  )
}

interface Props {
  readonly stack: readonly VirtualThing[]
  readonly named: boolean
  readonly grab: Grab
}

/** A hand that takes hold of a stack takes one of it. */
function OnShelf({ stack, named: withName, grab }: Props) {
  const thing = stack.at(-1)
  if (!thing) return null
  const words = { what: thing.name, where: t('page.table.shelf'), n: stack.length }
  return (
    <button
      type="button"
      class="shelf-thing"
      aria-label={t(stack.length > 1 ? 'page.table.things' : 'page.table.thing', words)}
      title={say(thing.name)}
      onPointerDown={(event) => grab([thing], event)}
      onKeyDown={(event) => onThingKey(thing, square, event)}
      {...drawing(stack)}
    >
      {thing.layer === 'ground' ? <Laid thing={thing} /> : <Upright thing={thing} count={stack.length} />}{' '}
      {withName && <span aria-hidden="true">{say(thing.name)}</span>}
    </button>
  )
}

/** Beside the board nothing is turned with it. */
const square = { scale: 1, origin: [0, 0], quarter: 0 } as const
const small = { width: 76, height: 60 }
const rim = { top: 9, right: 9, bottom: 9, left: 9 }

const Upright = ({ thing, count }: { thing: VirtualThing; count: number }) => (
  <svg width="2.375rem" height="3.125rem" viewBox="-20.5 -34 41 54" aria-hidden="true">
    <Stacked look={thing.look} seat={thing.seat} count={count} unit={46} size={1} />
    <Count seat={thing.seat} count={count} unit={46} size={1} />
  </svg>
)

function Laid({ thing }: { thing: VirtualThing }) {
  const { turn } = whereIs(thing)
  const here = { ...thing, at: [0, 0] as const, turn }
  const frame = frameFor(pointsOf([here]), small, rim)
  return (
    <svg width="4.75rem" height="3.75rem" viewBox={`0 0 ${small.width} ${small.height}`} aria-hidden="true">
      <Ground thing={thing} frame={frame} at={[0, 0]} turn={turn} />
    </svg>
  )
}
