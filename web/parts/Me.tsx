// Who this device is at the table, always in sight: the shape of its seat, or the host's or a spectator's sign.

import { Icon, SeatShape } from '../board/Icon.tsx'
import { doc, me } from '../state/store.ts'
import { t } from '../words/reader.ts'

/** In words. */
export function whoAmI(): string {
  const you = me.value
  const names = (you?.seats ?? []).map((seat) => doc.value?.match?.seats[seat]?.name ?? String(seat + 1))
  if (names.length > 1) return t('page.me.seats', { names })
  if (names[0] !== undefined) return t('page.me.seat', { name: names[0] })
  if (you?.role === 'spectator') return t('page.me.spectator')
  return t(you?.role === 'host' ? 'page.me.host' : 'page.me.all')
}

export function Me() {
  const you = me.value
  if (!you) return null
  return (
    <span class="me" role="img" aria-label={whoAmI()} title={whoAmI()}>
      {you.seats.map((seat) => (
        <SeatShape key={seat} seat={seat} size={22} />
      ))}
      {you.seats.length === 0 && <Icon name={you.role === 'spectator' ? 'eye' : 'people'} />}
    </span>
  )
}
