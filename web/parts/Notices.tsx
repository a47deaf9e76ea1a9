// Quiet words at the edge: the wire was lost, a device needs a look, something could not be done. They go by themselves.

import { useEffect, useState } from 'preact/hooks'
import { sit } from '../state/commands.ts'
import { says } from '../state/link.ts'
import { sitting } from '../state/prefs.ts'
import { doc, link, refused } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { SeatCode } from './SeatCode.tsx'

/** A lost wire is mentioned only when it stays lost this long, in ms. */
const mentionAfter = 800
/** How long a refusal stands, in ms. */
const refusalStands = 8000

export function Notices() {
  const [late, setLate] = useState(false)
  const state = link.value.state
  useEffect(() => {
    setLate(false)
    if (state !== 'lost') return
    const timer = setTimeout(() => setLate(true), mentionAfter)
    return () => clearTimeout(timer)
  }, [state])
  const why = refused.value
  // A seat asks for its code itself; whoever plays for everybody, or for nobody yet, is asked here.
  const asks = typeof sitting.value !== 'number' && (says(why, 'window.code') || says(why, 'window.wrong'))
  useEffect(() => {
    if (why === null || asks) return
    const timer = setTimeout(() => {
      refused.value = null
    }, refusalStands)
    return () => clearTimeout(timer)
  }, [why, asks])
  const ill = doc.value?.devices.filter((d) => d.state === 'lost' || d.state === 'failed') ?? []
  return (
    <div class="notices" role="status">
      {state === 'lost' && late && <p class="notice">{t('page.link.lost')}</p>}
      {state === 'stale' && (
        <p class="notice">
          {t('page.link.stale')}{' '}
          <button type="button" class="quiet" onClick={() => location.reload()}>
            {t('page.link.reload')}
          </button>
        </p>
      )}
      {ill.map((device) => (
        <p key={device.id} class="notice">
          {t('page.devices.trouble', { name: t(`page.role.${device.role}`) })}
          {device.note && <> · {say(device.note)}</>}
        </p>
      ))}
      {why !== null && <p class="notice refusal">{say(why)}</p>}
      {asks && (
        <div class="notice">
          <SeatCode send={prove} />
        </div>
      )}
    </div>
  )
}

function prove(typed: string): void {
  refused.value = null
  sit('all', typed)
}
