// The matches of the journal, the newest first: look at one again, go on with one that was left, save it, remove it.

import { useEffect, useState } from 'preact/hooks'
import type { PastMatch } from '../../src/server/messages.ts'
import { CueSign, Icon } from '../board/Icon.tsx'
import { forget, resume } from '../state/commands.ts'
import { go } from '../state/place.ts'
import { lang } from '../state/prefs.ts'
import { doc, games, hosts } from '../state/store.ts'
import { readerOf, say, t } from '../words/reader.ts'
import { said } from '../words/review.ts'
import { loadMatches } from './load.ts'

/** How many are listed at first. */
const few = 6

export default function Past() {
  const [all, list] = useState<readonly PastMatch[]>([])
  const [open, setOpen] = useState(false)
  const look = (): void => void loadMatches().then(list)
  // Reload the list when a match begins, ends or is resumed.
  useEffect(look, [doc.value?.match?.id])
  if (all.length === 0) return null
  return (
    <section class="past">
      <h2>{said('page.past')}</h2>
      <ol>
        {(open ? all : all.slice(0, few)).map((it) => (
          <Row key={it.match} of={it} changed={look} />
        ))}
      </ol>
      {all.length > few && (
        <button type="button" class="quiet" onClick={() => setOpen(!open)}>
          {open ? t('page.choice.less') : t('page.choice.more', { n: all.length - few })}
        </button>
      )}
    </section>
  )
}

/** The device's own, where it speaks the page's language: days and hours are written in many ways. */
const locale = (): string => (navigator.language.startsWith(lang.value) ? navigator.language : lang.value)

/** The daemon has removed a match after this time, in ms. */
const removing = 300

function Row({ of, changed }: { of: PastMatch; changed: () => void }) {
  const { match, names, begun, state, outcome } = of
  // Removing a match asks twice, in place.
  const [sure, ask] = useState(false)
  const card = games.value.find(({ id }) => id === of.game)
  const by = readerOf(card?.words ?? null, names)
  const when = new Date(begun).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      <p>
        <b>{card ? say(card.title, by) : of.game}</b> {names.join(', ')}
        <small>
          {when}
          {outcome && (
            <>
              {' · '}
              <CueSign cue="won" size={16} /> {say(outcome.why, by)}
            </>
          )}
          {state !== 'over' && ` · ${said(`page.past.${state}`)}`}
        </small>
      </p>
      <div class="list-tools">
        {state === 'left' && hosts.value && card && (
          <button type="button" class="strong-button" onClick={() => goOn(match)}>
            {said('page.past.resume')}
          </button>
        )}
        {state === 'on' && (
          <button type="button" class="strong-button" onClick={() => go(doc.peek()?.virtual ? 'table' : 'board')}>
            {t('page.door.join')}
          </button>
        )}
        {card && (
          <button type="button" class="quiet" onClick={() => go('replay', match, 0)}>
            <Icon name="play" size={18} /> {said('page.past.open')}
          </button>
        )}
        <a class="quiet" href={`/api/matches/${match}/record`} download={`match-${match}.jsonl`}>
          {said('page.past.save')}
        </a>
        {state !== 'on' && hosts.value && (
          <button
            type="button"
            class="quiet"
            aria-label={said(sure ? 'page.past.remove.sure' : 'page.past.remove')}
            onBlur={() => ask(false)}
            onClick={() => {
              if (!sure) return ask(true)
              forget(match)
              setTimeout(changed, removing)
            }}
          >
            {sure ? said('page.past.remove.sure') : <Icon name="bin" size={20} />}
          </button>
        )}
      </div>
    </li>
  )
}

/** A virtual table is laid as the match stands. */
function goOn(match: number): void {
  resume(match)
  go(doc.peek()?.virtual ? 'table' : 'board')
}
