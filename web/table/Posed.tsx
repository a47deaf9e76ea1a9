// Things of the virtual table that are stood, tipped over and laid flat: by touch and mouse one button for each way to hold them, by keyboard the
// arrow keys. Their sensor sees them from the first touch on.

import type { SensedPose } from '../../src/core/observation.ts'
import type { VirtualPosed } from '../../src/server/messages.ts'
import { inType } from '../board/Icon.tsx'
import { drawings } from '../state/art.ts'
import { hand } from '../state/commands.ts'
import { doc, seatStyle } from '../state/store.ts'
import { say, t } from '../words/reader.ts'

/** With the key that does it. Nobody tilts a thing on purpose. */
const ways = [
  ['upright', 'ArrowUp', '▲'],
  ['lying', 'ArrowRight', '▬'],
  ['inverted', 'ArrowDown', '▼']
] as const satisfies readonly (readonly [SensedPose, string, string])[]

/** Degrees: foot down, head down, on its wheels. */
const turns: Readonly<Record<SensedPose, number>> = { upright: -90, inverted: 90, lying: 0, tilted: -45 }

const narrow = { minWidth: '2.75rem', padding: 0 } as const
/** As wide as it must be: what runs dry stands beside it. */
const beside = { flex: '0 1 auto' } as const

export function Posed() {
  const { virtual, view } = doc.value ?? {}
  // A low page has room for those that matter: of whoever plays, and what somebody holds or has stood.
  const plays = view?.seats.find(({ state }) => state === 'plays')?.seat
  const all = (virtual?.posed ?? []).filter(
    ({ seat, pose }) => seat === undefined || seat === plays || (pose !== null && pose !== 'lying')
  )
  if (all.length === 0) return null
  return (
    <section class="tray-box" style={beside} aria-label={t('page.posed')}>
      {all.map((it) => (
        <One key={it.id} thing={it} />
      ))}
    </section>
  )
}

function One({ thing }: { thing: VirtualPosed }) {
  const { id, pose, seat } = thing
  const owner = seat === undefined ? '' : (doc.value?.match?.seats[seat]?.name ?? '')
  const name = owner === '' ? say(thing.name) : t('page.posed.of', { what: thing.name, name: owner })
  const hold = (to: SensedPose | null): void => hand({ hand: 'pose', thing: id, pose: to })
  return (
    <fieldset
      class="tray-tools"
      style={{ gap: '2px', padding: 0 }}
      aria-label={`${name}: ${t(`page.posed.is.${pose ?? 'away'}`)}`}
      onKeyDown={(event) => {
        const way = ways.find(([, key]) => key === event.key)
        if (!way) return
        event.preventDefault()
        hold(way[0])
      }}
    >
      <Drawn thing={thing} />
      {ways.map(([way, , sign]) => (
        <button
          key={way}
          type="button"
          class="tool"
          style={narrow}
          aria-pressed={pose === way}
          aria-label={t(`page.posed.${way}`, { what: name })}
          title={t(`page.posed.${way}`, { what: name })}
          onClick={() => hold(way)}
        >
          {sign}
        </button>
      ))}
    </fieldset>
  )
}

function Drawn({ thing: { look, pose, seat } }: { thing: VirtualPosed }) {
  const art = drawings.value.get(look)
  return (
    <svg
      height={inType(44)}
      viewBox="0 0 64 64"
      aria-hidden="true"
      style={{
        color: seat === undefined ? undefined : seatStyle(seat).colour,
        transform: `rotate(${turns[pose ?? 'lying']}deg)`,
        // On a phone the buttons need the room.
        flex: '0 1 clamp(0rem, 100cqw - 36rem, 2.75rem)',
        minWidth: 0,
        opacity: pose === null ? 0.5 : 1,
        transition: 'transform 0.2s'
      }}
    >
      {art && <use href={`#${art.id}`} width="64" height="64" />}
    </svg>
  )
}
