// Something that fills or runs dry, as it is read across a room: by the length of its bar, by its colour, and by the shape of its sign.

import type { Widget } from '../../src/core/view.ts'
import { inView } from '../state/store.ts'
import { say, t } from '../words/reader.ts'

type GaugeShown = Extract<Widget, { widget: 'gauge' }>
type Tone = NonNullable<GaugeShown['tone']>

const colours = { plenty: '#3f9d54', some: '#d9920f', little: '#d13b2e', stop: '#d13b2e', unknown: '#8b8378' } as const
/** Each tone has a shape of its own: colour alone tells nothing to some eyes. */
const shapes: Readonly<Record<Tone, string>> = {
  plenty: 'M20 4a16 16 0 1 1 0 32a16 16 0 1 1 0-32z',
  some: 'M20 3 37 35H3z',
  little: 'M20 2 38 20 20 38 2 20z',
  stop: 'M13 3h14l10 10v14l-10 10H13L3 27V13z',
  unknown: 'M4 4h32v32H4z'
}
const letters: Readonly<Partial<Record<Tone, string>>> = { unknown: '?', stop: '!' }
const length = 190

/** What nobody hears just now is known by nobody. */
export const toneOf = ({ tone = 'plenty' }: GaugeShown): Tone => (inView.value?.unheard ? 'unknown' : tone)

/** As few lines as the width allows, so that the stage keeps its share. */
const inLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.6rem'
} as const

/** `alone`: nobody needs to be told whose it is. */
export function Gauge({
  gauge,
  large = false,
  alone = false
}: {
  gauge: GaugeShown
  large?: boolean
  alone?: boolean
}) {
  const tone = toneOf(gauge)
  const unknown = tone === 'unknown'
  const title = say(gauge.title)
  const note = inView.value?.unheard ? t('page.gauge.unheard') : gauge.note && say(gauge.note)
  return (
    <div class={`widget gauge ${tone}`} style={{ ...inLine, flex: large ? '1 1 min(6rem, 22cqw)' : '1 1 100%' }}>
      {!alone && <h3>{title}</h3>}
      <svg
        viewBox="0 0 240 40"
        width="100%"
        style={large ? { flex: '1 1 min(8rem, 20cqw)', maxWidth: '15rem' } : { flex: '1 1 6rem', maxWidth: '9rem' }}
        role="img"
        aria-label={`${title}: ${note ?? Math.round(gauge.level * 100)}`}
      >
        <path d={shapes[tone]} fill={colours[tone]} />
        {letters[tone] && (
          <text x="20" y="29" text-anchor="middle" font-size="26" font-weight="700" fill="#fff">
            {letters[tone]}
          </text>
        )}
        <rect x="46" y="6" width={length} height="28" rx="8" fill="none" stroke="currentColor" stroke-width="2" />
        {unknown ? (
          <path
            d="M50 34 78 6M90 34l28-28M130 34l28-28M170 34l28-28M210 34 233 11"
            stroke="currentColor"
            stroke-width="4"
          />
        ) : (
          <rect
            x="48"
            y="8"
            width={(length - 4) * (tone === 'stop' ? 1 : gauge.level)}
            height="24"
            rx="6"
            fill={colours[tone]}
            style={gauge.runs ? { transition: 'width 1s linear' } : {}}
          />
        )}
      </svg>
      {note &&
        (large ? (
          <p
            role="status"
            style={{
              fontSize: 'var(--note, min((100cqh - 380px) * 9, clamp(0.9rem, min(2.6cqh, 3cqw), 1.6rem)))',
              fontWeight: 700
            }}
          >
            {note}
          </p>
        ) : (
          <p class="faint">{note}</p>
        ))}
    </div>
  )
}

/** What runs now; nothing once the match is over. */
export function running(): readonly GaugeShown[] {
  if (inView.value?.view?.over) return []
  const all = inView.value?.view?.seats.flatMap((seat) => seat.widgets) ?? []
  return all.filter((it): it is GaugeShown => it.widget === 'gauge' && it.runs === true)
}

/** The gauges of what runs now, large, beside the dice. */
export function Running() {
  const all = running()
  return all.map((gauge) => <Gauge key={gauge.id} gauge={gauge} large alone={all.length === 1} />)
}
