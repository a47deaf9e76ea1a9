// A room that is loaded when somebody first goes there, and kept. One that cannot be loaded says why, and comes by itself once it can.

import type { ComponentType } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { link } from '../state/store.ts'
import { t } from '../words/reader.ts'

export type Load<P = object> = () => Promise<{ readonly default: ComponentType<P> }>

const kept = new Map<unknown, unknown>()

export function Later<P extends object>({ load, ...rest }: { readonly load: Load<P> } & P) {
  const Room = kept.get(load) as ComponentType<object> | undefined
  const [failed, fail] = useState(false)
  const [, draw] = useState(0)
  const open = link.value.state === 'open'
  useLayoutEffect(() => {
    if (Room) return
    let isGone = false
    load().then(
      ({ default: it }) => {
        kept.set(load, it)
        if (!isGone) draw((n) => n + 1)
      },
      () => {
        if (!isGone) fail(true)
      }
    )
    return () => {
      isGone = true
    }
  }, [load, open])
  if (Room) return <Room {...rest} />
  if (!failed) {
    return (
      <p class="unseen" role="status">
        {t('page.headline.loading')}
      </p>
    )
  }
  // With the daemon there, a missing file is one of a build that is gone.
  return (
    <div class="notices" role="status">
      <p class="notice">
        {t(open ? 'page.link.stale' : 'page.link.lost')}{' '}
        {open && (
          <button type="button" class="quiet" onClick={() => location.reload()}>
            {t('page.link.reload')}
          </button>
        )}
      </p>
    </div>
  )
}
