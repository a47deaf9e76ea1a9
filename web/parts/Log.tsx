// What happened, by turns, the newest first: a heading for each turn, small dice and arrows, one line for each act. A line of a move
// shows the board as it was after it; any other line that speaks of places lights them.

import type { LogEntry } from '../../src/core/ruling.ts'
import { CueSign, Icon, inType, SeatShape } from '../board/Icon.tsx'
import { byTurns, type Turn } from '../state/log.ts'
import { go } from '../state/place.ts'
import { inView, past, pointedAt } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { Die } from './Die.tsx'

export function Log() {
  const turns = byTurns(inView.value?.told ?? [])
  return (
    <section class="panel log" aria-label={t('page.log')}>
      <h2>{t('page.log')}</h2>
      {turns.length === 0 && <p class="faint">{t('page.log.empty')}</p>}
      {turns.reverse().map((it, i) => (
        <TurnLines key={turns.length - i} {...it} />
      ))}
    </section>
  )
}

function TurnLines({ turn, lines }: Turn) {
  return (
    <>
      {turn !== undefined && (
        <h3>
          <SeatShape seat={turn} size={16} /> {inView.value?.match?.seats[turn]?.name}
        </h3>
      )}
      <ol reversed>
        {[...lines].reverse().map(({ line, undone }, i) => (
          <li key={`${lines.length - i} ${line.at}`} class={undone ? `${line.tone} undone` : line.tone}>
            <Teller line={line} turn={turn} />
            <Line line={line} undone={undone} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Teller({ line, turn }: { line: LogEntry; turn: number | undefined }) {
  if (line.routes) return <Way way={line.routes[0]} />
  if (typeof line.by === 'number')
    return line.by === turn ? <span class="log-dot" /> : <SeatShape seat={line.by} size={16} />
  if (line.tone === 'chance') return <Icon name="dice" size={18} />
  if (line.tone === 'foul') return <CueSign cue="forbidden" size={18} />
  if (line.tone === 'undo') return <Icon name="undo" size={18} />
  if (line.tone === 'over') return <CueSign cue="won" size={18} />
  return <span class="log-dot" />
}

/** An arrow that points where the piece went, as the board lies unturned. */
function Way({ way }: { way: readonly [from: string, to: string] | undefined }) {
  const places = inView.value?.scene?.places ?? []
  const [from, to] = (way ?? []).map((id) => places.find((it) => it.id === id)?.at)
  if (!from || !to) return <span class="log-dot" />
  const degrees = Math.round((Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI)
  return (
    <svg class="icon log-way" viewBox="0 0 24 24" width={inType(18)} height={inType(18)} aria-hidden="true">
      <path d="M4 12h15M13 6l6 6-6 6" transform={`rotate(${degrees} 12 12)`} />
    </svg>
  )
}

function Line({ line, undone }: { line: LogEntry; undone: boolean }) {
  const words = (
    <>
      {say(line.say)}
      {line.dice && (
        <span class="log-dice" aria-hidden="true">
          {line.dice.map((die, i) => (
            <Die key={`${i} ${die.kind}`} die={{ ...die, state: 'free' }} />
          ))}
        </span>
      )}
    </>
  )
  const { places = [], step } = line
  const match = inView.value?.match
  if (step !== undefined && !undone && match) {
    const isShown = past.value !== null && past.value.told.findLast((it) => it.step !== undefined)?.step === step
    return (
      <button
        type="button"
        class="log-line"
        title={t('page.log.as')}
        aria-pressed={isShown}
        onClick={() => go('replay', match.id, step)}
      >
        {words}
      </button>
    )
  }
  if (places.length === 0 || undone) return <span>{words}</span>
  const isLit = pointedAt.value === places
  return (
    <button
      type="button"
      class="log-line"
      title={t('page.log.show')}
      aria-pressed={isLit}
      onClick={() => {
        pointedAt.value = isLit ? [] : places
      }}
    >
      {words}
    </button>
  )
}
