// The host's page: the ways in (invitations, the code) and the devices that were let in. Loaded when it is asked for.

import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../board/Icon.tsx'
import { newCode, tend } from '../state/commands.ts'
import { goBack } from '../state/place.ts'
import { hosts, invitation, link, people } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { Guests } from './Guests.tsx'
import { Invite } from './Invite.tsx'
import './people.css'

export default function People() {
  const isHost = hosts.value
  const open = link.value.state === 'open'
  useEffect(() => {
    if (!isHost || !open) return
    tend(true)
    return () => tend(false)
  }, [isHost, open])
  useEffect(
    () => () => {
      invitation.value = null
    },
    []
  )
  const known = people.value
  return (
    <main class="people-page">
      <header class="setup-head">
        <button type="button" class="tool" aria-label={t('page.back')} onClick={goBack}>
          <Icon name="left" />
        </button>
        <h1>{t('page.people')}</h1>
      </header>
      {!isHost && <p>{t('page.people.host')}</p>}
      {isHost && known && (
        <>
          <Invite addresses={known.addresses} />
          {known.code !== null && <Code code={known.code} pause={known.pause} />}
          <Guests devices={known.devices} />
        </>
      )}
    </main>
  )
}

function Code({ code, pause }: { code: string; pause: number }) {
  const [left, setLeft] = useState(pause)
  useEffect(() => {
    setLeft(pause)
    const timer = setInterval(() => setLeft((n) => Math.max(0, n - 1)), 1000)
    return () => clearInterval(timer)
  }, [pause, code])
  return (
    <section class="panel">
      <h2>{t('page.people.code')}</h2>
      <p class="people-code">
        <b>{`${code.slice(0, 3)} ${code.slice(3)}`}</b>
        <button type="button" class="quiet" onClick={newCode}>
          {t('page.people.code.new')}
        </button>
      </p>
      <p class="faint">{t('page.people.code.more')}</p>
      {left > 0 && <p role="status">{t('page.people.code.pause', { n: left })}</p>}
    </section>
  )
}
