// How a match ended: who won, how long it took, what the dice did beside what dice do on average, and what can be done with it now.

import { useEffect, useState } from 'preact/hooks'
import type { Luck, PastMatch } from '../../src/server/messages.ts'
import { CueSign, SeatShape } from '../board/Icon.tsx'
import { lastEntry } from '../state/last.ts'
import { go } from '../state/place.ts'
import { lang } from '../state/prefs.ts'
import { doc } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { type Film, loadFilm, loadMatches } from './load.ts'

export default function End() {
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
    <section class="panel end" aria-label={t('page.end')}>
      <h2>{say(over.why)}</h2>
      {last && <p>{say(last.say)}</p>}
      {film && (
        <p class="end-length">
          {entry && <span>{minutes(entry)}</span>} <span>{t('page.end.turns', { n: film.turns })}</span>{' '}
          <span>{t('page.end.moves', { n: film.docs.length - 1 })}</span>
        </p>
      )}
      <ol>
        {match.seats.map(({ name }, seat) => (
          <li key={name}>
            <SeatShape seat={seat} size={22} />
            <b>{name}</b>
            {over.winners.includes(seat) && (
              <span class="end-won">
                <CueSign cue="won" /> {t('page.end.won')}
              </span>
            )}
            <Fell luck={film?.luck.find((it) => it.seat === seat)} />
          </li>
        ))}
      </ol>
      {film && film.luck.length > 0 && <p class="faint">{t('page.end.luck.more')}</p>}
      <div class="list-tools">
        <button type="button" class="quiet" onClick={() => go('replay', id, 0)}>
          {t('page.end.again')}
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

/** The mean of what fell, drawn on a line from the least to the most that a die can show, beside what is expected. */
function Fell({ luck }: { luck: Luck | undefined }) {
  if (!luck || luck.dice === 0) return null
  const { dice, pips, expected } = luck
  const round = (n: number): string =>
    n.toLocaleString(lang.value, { maximumFractionDigits: 2, minimumFractionDigits: 1 })
  const [mean, usual] = [pips / dice, expected / dice]
  const most = 2 * usual - 1
  const place = (n: number): string => `${(100 * (n - 1)) / (most - 1)}%`
  return (
    <span class="end-luck">
      <span class="end-scale" aria-hidden="true">
        <i style={{ left: place(usual) }} />
        <b style={{ left: place(mean) }} />
      </span>
      <span>{t('page.end.luck', { n: dice, mean: round(mean), usual: round(usual) })}</span>
    </span>
  )
}

function minutes({ begun, latest }: PastMatch): string {
  return t('page.end.minutes', { n: Math.max(1, Math.round((latest - begun) / 60_000)) })
}
