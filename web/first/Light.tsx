// One light on the table: somebody puts a figure there, and the reader tells whether it finds it.

import { useEffect } from 'preact/hooks'
import type { DeviceStatus } from '../../src/core/device.ts'
import type { Doc } from '../../src/server/messages.ts'
import { send } from '../state/link.ts'
import { go } from '../state/place.ts'
import { doc, link } from '../state/store.ts'
import { first } from '../words/first.ts'
import { say } from '../words/reader.ts'

type Trial = NonNullable<Doc['trial']>

export function Light() {
  const isOpen = link.value.state === 'open'
  useEffect(() => {
    if (!isOpen) return
    send({ m: 'trial', on: true })
    return () => {
      send({ m: 'trial', on: false })
    }
  }, [isOpen])
  const { trial, devices = [] } = doc.value ?? {}
  const ails = devices.find(({ role, state }) => role === 'reader' && state !== 'ready')?.note
  const lights = devices.find(({ role }) => role === 'lights')
  if (!trial || trial.at === null) {
    return (
      <>
        <h1>{first('page.first.light')}</h1>
        <p role="status">{ails ? say(ails) : first('page.first.light.wait')}</p>
        <Onward done={false} />
      </>
    )
  }
  const { found, stray } = trial
  return (
    <>
      <div role="status">
        <h1>{first(found ? 'page.first.found' : 'page.first.light')}</h1>
      </div>
      <Board trial={trial} at={trial.at} />
      {!found && stray && <p role="status">{first('page.first.stray')}</p>}
      {!found && lights?.note && <p>{say(lights.note)}</p>}
      {!found && isOnPage(lights) && <p class="faint">{first('page.first.light.page')}</p>}
      <Onward done={found} />
    </>
  )
}

/** No lamps but the page's own. */
const isOnPage = (lights: DeviceStatus | undefined): boolean =>
  typeof lights?.name === 'object' && lights.name.say === 'lamps.virtual'

const Onward = ({ done }: { readonly done: boolean }) => (
  <button type="button" class={done ? 'strong-button' : 'quiet'} onClick={() => go('play')}>
    {first(done ? 'page.first.play' : 'page.first.later')}
  </button>
)

/** Every point where a light may be, the light, and what the reader finds. */
function Board({ trial, at }: { readonly trial: Trial; readonly at: readonly [number, number] }) {
  const columns = linesOf(trial, 0)
  const rows = linesOf(trial, 1)
  const [left = 0] = columns
  const [front = 0] = rows
  const [right, back] = [columns.at(-1) ?? 0, rows.at(-1) ?? 0]
  const box = [left - 1, -back - 1, right - left + 2, back - front + 2].join(' ')
  const where = {
    x: columns.indexOf(at[0]) + 1,
    columns: columns.length,
    y: rows.indexOf(at[1]) + 1,
    rows: rows.length
  }
  return (
    <svg class="first-board" viewBox={box} role="img" aria-label={first('page.first.light.where', where)}>
      {trial.points.map(([x, y]) => (
        <rect key={`${x},${y}`} x={x - 0.45} y={-y - 0.45} width={0.9} height={0.9} rx={0.1} />
      ))}
      <circle class="first-light" cx={at[0]} cy={-at[1]} r={0.6} style={{ color: trial.colour }} />
      {trial.things.map(([x, y]) => (
        <circle key={`${x},${y}`} class="first-thing" cx={x} cy={-y} r={0.3} />
      ))}
    </svg>
  )
}

/** The columns or rows of the points, in order. */
const linesOf = ({ points }: Trial, axis: 0 | 1): readonly number[] =>
  [...new Set(points.map((it) => it[axis]))].sort((a, b) => a - b)
