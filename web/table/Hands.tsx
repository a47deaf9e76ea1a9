// What hands carry, above everything else on the table, and a word of it for those who carry by keyboard.

import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Point } from '../../src/core/scene.ts'
import type { VirtualThing } from '../../src/server/messages.ts'
import { Count, Stacked } from '../board/Stacked.tsx'
import { type Frame, toScreen } from '../geometry/frame.ts'
import { doc } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { Ground } from './Ground.tsx'
import { type Carried, carried, keyboard } from './hands.ts'
import { pilesOf } from './piles.ts'
import { whereabouts } from './Standee.tsx'
import { focusOn, onThingKey } from './thingKeys.ts'
import { ridden, riders } from './things.ts'

interface Props {
  readonly frame: Frame
  readonly wood: RefObject<HTMLElement | null>
  readonly root: RefObject<HTMLElement | null>
}

export function Hands({ frame, wood, root }: Props) {
  const all = [...carried.value.values()]
  const outer = root.current?.getBoundingClientRect()
  const inner = wood.current?.getBoundingClientRect()
  const shift = `translate(${(inner?.left ?? 0) - (outer?.left ?? 0)} ${(inner?.top ?? 0) - (outer?.top ?? 0)})`
  const byKey = all.find((it) => it.hand === keyboard)
  return (
    <>
      <svg class="hands" width={outer?.width ?? 0} height={outer?.height ?? 0} aria-hidden="true">
        <g transform={shift}>
          {all
            .filter((it) => it.thing.layer === 'ground')
            .map((it) => (
              <g key={it.thing.id}>
                <Ground thing={it.thing} frame={frame} at={it.at} turn={it.turn} lifted />
                <Riders it={it} frame={frame} />
              </g>
            ))}
          {pilesOf(
            all.flatMap((it) => (it.thing.layer === 'figure' ? [it.thing] : [])),
            (thing) => carried.value.get(thing.id)?.at ?? null
          ).map(({ of, all: pile, spot }) => (
            <Held key={of.id} thing={of} count={pile.length} at={spot} frame={frame} />
          ))}
        </g>
      </svg>
      {byKey && <KeyHand it={byKey} frame={frame} />}
    </>
  )
}

interface HeldProps {
  readonly thing: VirtualThing
  readonly count?: number
  readonly at: Point
  readonly frame: Frame
}

function Held({ thing, count = 1, at, frame }: HeldProps) {
  const [x, y] = toScreen(frame, at)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Stacked look={thing.look} seat={thing.seat} count={count} unit={frame.scale} size={1} state="lifted" />
      <Count seat={thing.seat} count={count} unit={frame.scale} size={1} />
    </g>
  )
}

function Riders({ it, frame }: { it: Carried; frame: Frame }) {
  const { at } = it.thing
  if (!at) return null
  return (
    <>
      {riders(it.thing, doc.value?.virtual?.things ?? []).map((rider) => (
        <Held key={rider.id} thing={rider} at={ridden(rider.at ?? at, { at, turn: it.thing.turn }, it)} frame={frame} />
      ))}
    </>
  )
}

/** While a thing is carried by keyboard the focus is here, for the thing itself is off the table; then it goes back to the thing. */
function KeyHand({ it, frame }: { it: Carried; frame: Frame }) {
  const place = useRef<HTMLButtonElement>(null)
  const { thing } = it
  useLayoutEffect(() => {
    place.current?.focus()
    return () => {
      requestAnimationFrame(() => focusOn(thing))
    }
  }, [thing])
  const words = t('page.table.carried', { what: it.thing.name, where: whereabouts(it.at) })
  return (
    <button
      ref={place}
      type="button"
      class="unseen"
      aria-live="polite"
      onKeyDown={(event) => onThingKey(it.thing, frame, event)}
    >
      {words}
    </button>
  )
}
