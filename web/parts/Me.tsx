// Who this device is at the table, always in sight: the shape of its seat, or the host's or a spectator's sign.

import { Icon, SeatShape } from '../board/Icon.tsx'
import { doc, me } from '../state/store.ts'
import { t } from '../words/reader.ts'

/** In words. */
export function whoAmI(): string {
  const you = me.value
  const [seat] = you?.seats ?? []
  if (seat !== undefined) return t('page.me.seat', { name: doc.value?.match?.seats[seat]?.name ?? String(seat + 1) })
  if (you?.role === 'spectator') return t('page.me.spectator')
  return t(you?.role === 'host' ? 'page.me.host' : 'page.me.all')
}

export function Me() {
  const you = me.value
  if (!you) return null
  const [seat] = you.seats
  return (
    <span class="me" role="img" aria-label={whoAmI()} title={whoAmI()}>
      {seat === undefined ? (
        <Icon name={you.role === 'spectator' ? 'eye' : 'people'} />
      ) : (
        <SeatShape seat={seat} size={22} />
      )}
    </span>
  )
}
