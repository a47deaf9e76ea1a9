// Invitations: to a seat, to all that are free, to watch. Each is a link that is good once, as a QR code and as text.

import { useState } from 'preact/hooks'
import type { Wanted } from '../../src/server/messages.ts'
import { Icon, SeatShape } from '../board/Icon.tsx'
import { invite } from '../state/commands.ts'
import { doc, invitation } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { Qr } from './Qr.tsx'

/** By this page's own address others reach it too, unless that means this computer to each of them. */
const isHere = /^(localhost|127\.|\[::1\])/
const basesOf = (addresses: readonly string[]): readonly string[] =>
  isHere.test(location.host) ? addresses : [`${location.origin}/`]

export function Invite({ addresses }: { addresses: readonly string[] }) {
  const bases = basesOf(addresses)
  const [chosen, choose] = useState(0)
  const base = bases[chosen] ?? bases[0]
  if (base === undefined) return <p class="panel">{t('page.people.alone')}</p>
  const seats = doc.value?.match?.seats ?? []
  return (
    <section class="panel">
      <h2>{t('page.people.invite')}</h2>
      {bases.length > 1 && (
        <label class="field">
          <span>{t('page.people.address')}</span>
          <select value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
            {bases.map((it, i) => (
              <option key={it} value={i}>
                {it}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="list-tools">
        {seats.map(({ name }, seat) => (
          <To key={name} to={seat} called={name} />
        ))}
        <To to="all" called={t('page.people.all')} />
        <To to="watch" called={t('page.people.watch')} />
      </div>
      {invitation.value && <Link to={invitation.value.to} link={`${base}#join/${invitation.value.secret}`} />}
    </section>
  )
}

const To = ({ to, called }: { to: Wanted; called: string }) => (
  <button type="button" class="quiet invite" aria-pressed={invitation.value?.to === to} onClick={() => invite(to)}>
    {typeof to === 'number' ? (
      <SeatShape seat={to} size={20} />
    ) : (
      <Icon name={to === 'all' ? 'people' : 'eye'} size={20} />
    )}
    {called}
  </button>
)

function Link({ to, link }: { to: Wanted; link: string }) {
  const [copied, setCopied] = useState('')
  const name = typeof to === 'number' ? doc.value?.match?.seats[to]?.name : t(`page.people.${to}`)
  const label = t('page.people.for', { who: name ?? '' })
  const copy = () => void navigator.clipboard?.writeText(link).then(() => setCopied(link))
  return (
    <div class="invitation">
      <Qr text={link} label={label} />
      <div>
        <h3>{label}</h3>
        <p class="faint">{t('page.people.once')}</p>
        <a class="invitation-link" href={link}>
          {link}
        </a>
        {navigator.clipboard && (
          <button type="button" class="quiet" onClick={copy}>
            {t(copied === link ? 'page.people.copied' : 'page.people.copy')}
          </button>
        )}
      </div>
    </div>
  )
}
