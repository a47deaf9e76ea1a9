// The devices that were let in: what each is and plays, since when, when it was last here; put out, or forgotten.

import { useState } from 'preact/hooks'
import type { People } from '../../src/server/messages.ts'
import { SeatShape } from '../board/Icon.tsx'
import { evict, revoke } from '../state/commands.ts'
import { lang } from '../state/prefs.ts'
import { doc } from '../state/store.ts'
import { t } from '../words/reader.ts'

type Device = People['devices'][number]

export const Guests = ({ devices }: { devices: readonly Device[] }) => (
  <section class="panel">
    <h2>{t('page.people.devices')}</h2>
    {devices.length === 0 && <p class="faint">{t('page.people.none')}</p>}
    <ul class="guests">
      {devices
        .toSorted((a, b) => Number(b.here) - Number(a.here) || b.seen - a.seen)
        .map((device) => (
          <Guest key={device.id} device={device} />
        ))}
    </ul>
  </section>
)

function Guest({ device }: { device: Device }) {
  const { id, kind, since, seen, here, host, seats, all, own } = device
  // Forgetting asks twice, in place.
  const [sure, ask] = useState(false)
  return (
    <li class={here ? 'guest here' : 'guest'}>
      <p>
        {seats.map((seat) => (
          <SeatShape key={seat} seat={seat} size={20} />
        ))}
        <b>{t(`page.kind.${kind}`)}</b> {plays(device)}
        {own && <span class="faint"> · {t('page.people.own')}</span>}
      </p>
      <p class="faint">
        {t('page.people.since', { when: when(since) })} ·{' '}
        {here ? t('page.people.here') : t('page.people.seen', { when: when(seen) })}
      </p>
      <div class="list-tools">
        {(host || all || seats.length > 0) && (
          <button type="button" class="quiet" onClick={() => evict(id)}>
            {t('page.people.evict')}
          </button>
        )}
        <button
          type="button"
          class={sure ? 'strong-button' : 'quiet'}
          onClick={() => (sure ? revoke(id) : ask(true))}
          onBlur={() => ask(false)}
        >
          {t(sure ? 'page.people.revoke.sure' : 'page.people.revoke')}
        </button>
      </div>
    </li>
  )
}

function plays({ host, seats, all }: Device): string {
  const names = seats.map((seat) => doc.value?.match?.seats[seat]?.name ?? String(seat + 1))
  const as = all ? [t('page.people.plays.all')] : names.length > 0 ? [t('page.people.plays', { who: names })] : []
  const said = host ? [t('page.people.is.host'), ...as] : as
  return said.length > 0 ? said.join(', ') : t('page.people.watches')
}

const when = (ms: number): string =>
  new Intl.DateTimeFormat(lang.value === 'fr' ? 'fr' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(ms)
