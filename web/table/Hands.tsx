// What hands carry, above everything else on the table, and a word of it for those who carry by keyboard.

import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Figure } from '../board/Figure.tsx'
import { foot } from '../board/Pieces.tsx'
import type { Frame } from '../geometry/frame.ts'
import { doc } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { Ground } from './Ground.tsx'
import { type Carried, carried, keyboard } from './hands.ts'
import { ridden, riders } from './lie.ts'
import { onThingKey } from './thingKeys.ts'

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
          {all.map((it) =>
            it.thing.layer === 'ground' ? (
              <g key={it.thing.id}>
                <Ground thing={it.thing} frame={frame} at={it.at} turn={it.turn} lifted />
                <Riders it={it} frame={frame} />
              </g>
            ) : (
              <Held
                key={it.thing.id}
                look={it.thing.look}
                seat={it.thing.seat}
                at={foot(frame, it.at)}
                unit={frame.scale}
              />
            )
          )}
        </g>
      </svg>
      {byKey && <KeyHand it={byKey} frame={frame} />}
    </>
  )
}

const Held = ({
  look,
  seat,
  at: [x, y],
  unit
}: {
  look: string
  seat: number | undefined
  at: readonly [number, number]
  unit: number
}) => (
  <g transform={`translate(${x} ${y}) scale(${unit / 105})`}>
    <Figure look={look} seat={seat} state="lifted" />
  </g>
)

function Riders({ it, frame }: { it: Carried; frame: Frame }) {
  const { at } = it.thing
  if (!at) return null
  return (
    <>
      {riders(it.thing, doc.value?.virtual?.things ?? []).map((rider) => (
        <Held
          key={rider.id}
          look={rider.look}
          seat={rider.seat}
          at={foot(frame, ridden(rider.at ?? at, { at, turn: it.thing.turn }, it))}
          unit={frame.scale}
        />
      ))}
    </>
  )
}

/** While a thing is carried by keyboard the focus is here: the thing itself is off the table. */
function KeyHand({ it, frame }: { it: Carried; frame: Frame }) {
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => place.current?.focus(), [])
  const words = t('page.table.carried', { what: it.thing.name, x: +it.at[0].toFixed(2), y: +it.at[1].toFixed(2) })
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
