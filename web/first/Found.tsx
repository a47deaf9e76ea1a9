// What is plugged in, as it comes and goes. The daemon looks for it as long as this is shown.

import { useEffect } from 'preact/hooks'
import type { OnPort, Plugged } from '../../src/server/messages.ts'
import { Icon } from '../board/Icon.tsx'
import { send } from '../state/link.ts'
import { link, plugged } from '../state/store.ts'
import { first } from '../words/first.ts'

/** Whether there is anything to make a table file of. */
export const isAnything = (now: Plugged | null): boolean =>
  now !== null && [now.readers, now.lamps, now.pads, now.cameras].some((it) => it.length > 0)

export function Found() {
  const isOpen = link.value.state === 'open'
  useEffect(() => {
    if (!isOpen) return
    send({ m: 'find', on: true })
    return () => {
      send({ m: 'find', on: false })
    }
  }, [isOpen])
  useEffect(
    () => () => {
      plugged.value = null
    },
    []
  )
  const now = plugged.value
  return (
    <>
      <p>{first('page.first.plug.more')}</p>
      {now === null ? (
        <p role="status">{first('page.first.looking')}</p>
      ) : (
        <>
          <dl class="first-found" aria-live="polite">
            <Row what="reader" all={now.readers} named={readerOf} />
            <Row what="lamps" all={now.lamps} named={({ name, port }) => `${name}, ${port}`} />
            <div class={now.pads.length > 0 ? 'found' : ''}>
              <dt>{first('page.first.pads')}</dt>
              <dd>
                {now.pads.length > 0
                  ? first('page.first.pads.some', { n: now.pads.length, names: now.pads.map((it) => it.name) })
                  : first('page.first.none')}
              </dd>
            </div>
            <Row what="camera" all={now.cameras.map((port) => ({ port }))} named={({ port }) => port} />
          </dl>
          <ul class="faint first-ports" aria-live="polite">
            {now.asking.map((port) => (
              <li key={port}>{first('page.first.asking', { port })}</li>
            ))}
            {now.silent.map((port) => (
              <li key={port}>{first('page.first.silent', { port })}</li>
            ))}
            {now.held.map(({ port, by }) => (
              <li key={port}>{first('page.first.held', { port, by })}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function readerOf({ name, port, grid }: OnPort): string {
  if (grid === null) return `${name}, ${port}`
  const [x0, y0, x1, y1] = grid
  return `${first('page.first.reader.cells', { name, columns: x1 - x0 + 1, rows: y1 - y0 + 1 })}, ${port}`
}

interface RowProps<T extends { readonly port: string }> {
  readonly what: 'reader' | 'lamps' | 'camera'
  readonly all: readonly T[]
  readonly named: (it: T) => string
}

function Row<T extends { readonly port: string }>({ what, all, named }: RowProps<T>) {
  const [one, ...more] = all
  return (
    <div class={one ? 'found' : ''}>
      <dt>
        {one && <Icon name="confirm" size={20} />} {first(`page.first.${what}`)}
      </dt>
      <dd>
        {one ? named(one) : first('page.first.none')}
        {one && more.length > 0 && <small>{first('page.first.several', { n: more.length + 1, port: one.port })}</small>}
      </dd>
    </div>
  )
}
