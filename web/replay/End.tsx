// How a match ended: who won, how long it took, what the dice did beside what dice do on average, how the chances went, and what can be
// done with it now.

import { useEffect, useState } from 'preact/hooks'
import type { PastMatch } from '../../src/server/messages.ts'
import { CueSign, SeatShape } from '../board/Icon.tsx'
import { Back } from '../review/Back.tsx'
import Review from '../review/Review.tsx'
import { lastEntry } from '../state/last.ts'
import { go, room } from '../state/place.ts'
import { doc } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { said } from '../words/review.ts'
import { Fell } from './Fell.tsx'
import { type Film, loadFilm, loadMatches } from './load.ts'

/** The end of the match on the table; beside a replay, what there is to say of that match. */
export default function End() {
  return room.value === 'replay' ? <Back /> : <Ended />
}

function Ended() {
  const match = doc.value?.match
  const over = match?.over
  const id = match?.id ?? ''
  const [known, know] = useState<{ readonly film: Film | null; readonly entry: PastMatch | undefined } | null>(null)
  useEffect(() => {
    let isGone = false
    void Promise.all([loadFilm(id), loadMatches()]).then(([film, all]) => {
      if (!isGone) know({ film, entry: all.find((it) => String(it.match) === id) })
    })
    return () => {
      isGone = true
    }
  }, [id])
  if (!match || !over) return null
  const { film, entry } = known ?? {}
  const last = lastEntry(doc.value)
  return (
    <section class="panel end" aria-label={said('page.end')}>
      <h2>{say(over.why)}</h2>
      {last && <p>{say(last.say)}</p>}
      {film && (
        <p class="end-length">
          {entry && <span>{minutes(entry)}</span>} <span>{said('page.end.turns', { n: film.turns })}</span>{' '}
          <span>{said('page.end.moves', { n: film.docs.length - 1 })}</span>
        </p>
      )}
      <ol>
        {match.seats.map(({ name }, seat) => (
          <li key={name}>
            <SeatShape seat={seat} size={22} />
            <b>{name}</b>
            {over.winners.includes(seat) && (
              <span class="end-won">
                <CueSign cue="won" /> {said('page.end.won')}
              </span>
            )}
            <Fell luck={film?.luck.find((it) => it.seat === seat)} />
          </li>
        ))}
      </ol>
      {film && film.luck.length > 0 && <p class="faint">{said('page.end.luck.more')}</p>}
      <Review match={id} />
      <div class="list-tools">
        <button type="button" class="quiet" onClick={() => go('replay', id, 0)}>
          {said('page.end.again')}
        </button>
        <a class="quiet" href={`/api/matches/${id}/record`} download={`match-${id}.jsonl`}>
          {t('page.menu.record')}
        </a>
        <button type="button" class="quiet" onClick={() => go('play')}>
          {t('page.choice.shelf')}
        </button>
      </div>
    </section>
  )
}

function minutes({ begun, latest }: PastMatch): string {
  return said('page.end.minutes', { n: Math.max(1, Math.round((latest - begun) / 60_000)) })
}
