// Short notices at the edge: connection lost, action refused. They disappear by themselves. What stands until somebody closes it is said
// where nobody plays, and takes room of its own there.

import { useEffect } from 'preact/hooks'
import { host, keep, sit } from '../state/commands.ts'
import { says } from '../state/link.ts'
import { atTable, room } from '../state/place.ts'
import { sitting, toldPlain } from '../state/prefs.ts'
import { link, me, refused } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { SeatCode } from './SeatCode.tsx'
import { useLost } from './useLost.ts'

/** How long a refusal is shown, in ms. */
const refusalStands = 8000

export function Notices() {
  const { state } = link.value
  const late = useLost()
  const why = refused.value
  // A seat asks for its code itself; whoever plays for everybody, or for nobody yet, is asked here.
  const asks = sitting.value === 'all' && (says(why, 'window.code') || says(why, 'window.wrong'))
  const asksPin = says(why, 'window.host') || says(why, 'window.wrongPin')
  // The page of joining says it in its middle.
  const said = room.value === 'join' && says(why, 'window.invitation')
  useEffect(() => {
    if (why === null || asks || asksPin || said) return
    const timer = setTimeout(() => {
      refused.value = null
    }, refusalStands)
    return () => clearTimeout(timer)
  }, [why, asks, asksPin, said])
  // During a match the headline says it.
  return (
    <div class="notices" role="status">
      {!atTable.value && late && <p class="notice">{t('page.link.lost')}</p>}
      {!atTable.value && !toldPlain.value && globalThis.isSecureContext === false && (
        <p class="notice">
          {t('page.plain')}{' '}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              toldPlain.value = true
            }}
          >
            {t('page.plain.ok')}
          </button>
        </p>
      )}
      {state === 'stale' && (
        <p class="notice">
          {t('page.link.stale')}{' '}
          <button type="button" class="quiet" onClick={() => location.reload()}>
            {t('page.link.reload')}
          </button>
        </p>
      )}
      {why !== null && !said && <p class="notice refusal">{say(why)}</p>}
      {asks && (
        <div class="notice">
          <SeatCode label={t('page.seat.code')} button={t('page.seat.code.send')} send={prove} />
        </div>
      )}
      {asksPin && (
        <div class="notice">
          <SeatCode label={t('page.host.pin')} button={t('page.host.become')} send={becomeHost} />
          <button
            type="button"
            class="quiet"
            onClick={() => {
              refused.value = null
            }}
          >
            {t('page.host.not')}
          </button>
        </div>
      )}
      {(me.value?.asked ?? []).map((seat) => (
        <p key={`asked ${seat}`} class="notice">
          {t('page.seat.wanted')}{' '}
          <button type="button" class="quiet" onClick={() => keep(seat)}>
            {t('page.seat.keep')}
          </button>
        </p>
      ))}
    </div>
  )
}

function becomeHost(typed: string): void {
  refused.value = null
  host(typed)
}

function prove(typed: string): void {
  refused.value = null
  sit('all', typed)
}
