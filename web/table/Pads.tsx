// The pads at the edges of the table, one a seat: the same six buttons, and digits while a question is numbered.

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../src/core/ids.ts'
import { Icon, SeatShape } from '../board/Icon.tsx'
import { width } from '../parts/Row.tsx'
import { press } from '../state/commands.ts'
import { useEscape } from '../state/escape.ts'
import { headlineOf } from '../state/headline.ts'
import { help } from '../state/help.ts'
import { isStopped } from '../state/stopped.ts'
import { doc, seatStyle } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { type Button, buttons } from './buttons.ts'
import { seatsBySide, sides } from './layout.ts'

export function Pads({ count }: { count: number }) {
  const seated = seatsBySide(count)
  return (
    <>
      {sides.map((side) =>
        seated[side].length === 0 ? null : (
          <div key={side} class={`pads ${side}`} data-scroll>
            {seated[side].map((seat) => (
              <Pad key={seat} seat={seat} crowded={seated[side].length > 1} />
            ))}
          </div>
        )
      )}
    </>
  )
}

interface PadProps {
  readonly seat: Seat
  /** Pads share a side: those that are not wanted now fold to their names. */
  readonly crowded: boolean
}

function Pad({ seat, crowded }: PadProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  useEscape(open === true, () => setOpen(null))
  const now = doc.value
  const name = now?.match?.seats[seat]?.name ?? ''
  const plays = now?.view?.prompt.seats.includes(seat) ?? false
  const { question } = headlineOf(now)
  const asked = question && (question.seat ?? seat) === seat ? question.options.length : 0
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (plays) box.current?.scrollIntoView({ block: 'nearest' })
  }, [plays, width.value])
  // On a small stage all lie hidden until a press, so what is seen says what a press does.
  const unfolded = open ?? (!crowded || plays || asked > 0)
  const wanted = plays && !isStopped() ? now?.view?.choices.map((it) => it.button) : []
  return (
    <fieldset
      ref={box}
      class={plays ? 'pad plays' : 'pad'}
      style={{ '--seat': seatStyle(seat).colour }}
      aria-label={t('page.table.pad', { name })}
    >
      <button
        type="button"
        class="pad-name"
        aria-expanded={unfolded}
        onClick={({ currentTarget }) => setOpen(!currentTarget.nextElementSibling?.checkVisibility())}
      >
        <SeatShape seat={seat} size={18} /> <span>{name}</span>
      </button>
      <div class={open ? 'pad-buttons opened' : 'pad-buttons'} hidden={!unfolded} data-over>
        {buttons.map((button: Button) => (
          <button
            key={button}
            type="button"
            class={wanted?.includes(button) ? 'pad-button wanted' : 'pad-button'}
            title={t(`page.button.${button}`)}
            aria-label={t(`page.button.${button}`)}
            onClick={() => {
              if (button === 'why') help()
              press(seat, button)
            }}
          >
            <Icon name={button} size={20} />
          </button>
        ))}
        {Array.from({ length: asked }, (_, i) => i + 1).map((digit) => (
          <button key={digit} type="button" class="pad-button wanted" onClick={() => press(seat, digit)}>
            {digit}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
