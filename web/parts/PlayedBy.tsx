// Who plays the seats that this device may hand over: its own, or all of them for the host.

import { PickPlayer } from '../setup/PickPlayer.tsx'
import { handOver } from '../state/commands.ts'
import { doc, hosts, may, me } from '../state/store.ts'
import { t } from '../words/reader.ts'

export function PlayedBy() {
  const match = doc.value?.match
  if (!match || match.over || !may('handover')) return null
  const own = me.value?.seats ?? []
  const seats = match.seats.flatMap((head, seat) =>
    hosts.value || me.value?.all || own.includes(seat) ? [{ ...head, seat }] : []
  )
  if (seats.length === 0) return null
  return (
    <fieldset class="played-by">
      <legend>{t('page.seat.played')}</legend>
      {seats.map(({ name, seat, computer = null }) => (
        <PickPlayer<never> key={seat} label={name} player={computer} change={(to) => handOver(seat, to)} />
      ))}
    </fieldset>
  )
}
