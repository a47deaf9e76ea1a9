// The story of the match, newest first, in sentences. A line that speaks of places shows them on the board when tapped.

import type { LogEntry } from '../../src/core/ruling.ts'
import { CueSign, Icon, SeatShape } from '../board/Icon.tsx'
import { doc, pointedAt } from '../state/store.ts'
import { say, t } from '../words/reader.ts'

export function Log() {
  const told = doc.value?.told ?? []
  return (
    <section class="panel log" aria-label={t('page.log')}>
      <h2>{t('page.log')}</h2>
      {told.length === 0 && <p class="faint">{t('page.log.empty')}</p>}
      <ol reversed>
        {told
          .map((line, i) => ({ line, i }))
          .reverse()
          .map(({ line, i }) => (
            <li key={`${i} ${line.at}`} class={line.tone}>
              <Teller line={line} />
              <Line line={line} />
            </li>
          ))}
      </ol>
    </section>
  )
}

function Teller({ line }: { line: LogEntry }) {
  if (typeof line.by === 'number') return <SeatShape seat={line.by} size={16} />
  if (line.tone === 'chance') return <Icon name="dice" size={18} />
  if (line.tone === 'foul') return <CueSign cue="forbidden" size={18} />
  if (line.tone === 'undo') return <Icon name="undo" size={18} />
  if (line.tone === 'over') return <CueSign cue="won" size={18} />
  return <span class="log-dot" />
}

function Line({ line }: { line: LogEntry }) {
  const { places } = line
  if (!places || places.length === 0) return <span>{say(line.say)}</span>
  const shown = pointedAt.value === places
  return (
    <button
      type="button"
      class="log-line"
      title={t('page.log.show')}
      aria-pressed={shown}
      onClick={() => {
        pointedAt.value = shown ? [] : places
      }}
    >
      {say(line.say)}
    </button>
  )
}
