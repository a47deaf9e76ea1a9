// USB sticks: a backup is written to one, checked there, and then the stick can be pulled out.

import { useEffect, useState } from 'preact/hooks'
import type { Stick } from '../../src/server/messages.ts'
import { backUpTo } from '../state/commands.ts'
import { lang } from '../state/prefs.ts'
import { backed, link, refused } from '../state/store.ts'
import { say } from '../words/reader.ts'
import { kept } from '../words/upkeep.ts'

export function Sticks({ sticks }: { readonly sticks: readonly Stick[] }) {
  const [writing, write] = useState<string | null>(null)
  const done = backed.value
  const why = refused.value
  const open = link.value.state === 'open'
  useEffect(() => write(null), [done, why, open])
  useEffect(
    () => () => {
      backed.value = null
    },
    []
  )
  if (sticks.length === 0) return <p>{kept('page.stick.none')}</p>
  return (
    <>
      {sticks.map(({ stick, name, freeBytes, why }) => (
        <article key={stick} class="guest here">
          <p>
            <b>{name}</b>{' '}
            {why === null && <span class="faint">{kept('page.stick.free', { free: size(freeBytes) })}</span>}
          </p>
          {why === null ? (
            <button
              type="button"
              class="quiet"
              disabled={writing !== null}
              onClick={() => {
                backed.value = null
                refused.value = null
                write(stick)
                backUpTo(stick)
              }}
            >
              {kept('page.stick.write')}
            </button>
          ) : (
            <p>{say(why)}</p>
          )}
          <p role="status">
            {writing === stick
              ? kept('page.stick.writing')
              : done?.stick === stick && kept('page.stick.done', { n: done.matches })}
          </p>
        </article>
      ))}
      <p class="faint">{kept('page.stick.secret')}</p>
    </>
  )
}

/** As sticks are sold: 16 GB are 16,000,000,000 bytes. */
function size(bytes: number): string {
  const unit = bytes < 1e9 ? 'megabyte' : 'gigabyte'
  const style = { style: 'unit', unit, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(lang.value, style).format(Math.floor(bytes / (bytes < 1e9 ? 1e6 : 1e9)))
}
