// The part of the drawer about the match: for whom this page plays, the match as a file, and its end.

import { useState } from 'preact/hooks'
import { changePin, host, leave, sit } from '../state/commands.ts'
import { teach } from '../state/lessons.ts'
import { lesson, sitting } from '../state/prefs.ts'
import { doc, game, hosts, me } from '../state/store.ts'
import { said } from '../words/menu.ts'
import { t } from '../words/reader.ts'
import { whoAmI } from './Me.tsx'
import { PlayedBy } from './PlayedBy.tsx'
import { PlaysFor } from './PlaysFor.tsx'
import { SeatCode } from './SeatCode.tsx'

export function MatchMenu() {
  // Ending a match asks twice, in place.
  const [sure, ask] = useState(false)
  const seats = doc.value?.match?.seats ?? []
  return (
    <section>
      <h2>{said('page.menu.match')}</h2>
      {me.value && <p>{whoAmI()}</p>}
      <PlaysFor nobody names={seats.map(({ name }) => name)} sits={sitting.value} choose={(it) => sit(it)} />
      <PlayedBy />
      {game.value?.secrets && <p class="faint">{watched()}</p>}
      <div class="list-tools">
        <a class="quiet" href="#rules">
          {t('page.rules')}
        </a>
        {game.value?.guide?.lessons && (
          <button type="button" class="quiet" onClick={() => teach(lesson.value === null)}>
            {t(lesson.value === null ? 'page.lesson.again' : 'page.lesson.stop')}
          </button>
        )}
        <a class="quiet" href="/api/match/record" download="match.jsonl">
          {t('page.menu.record')}
        </a>
        {hosts.value && (
          <button
            type="button"
            class={sure ? 'strong-button' : 'quiet'}
            onClick={() => {
              if (!sure) return ask(true)
              leave()
            }}
            onBlur={() => ask(false)}
          >
            {said(sure ? 'page.menu.leave.sure' : 'page.menu.leave')}
          </button>
        )}
      </div>
      {me.value?.role === 'host' && (
        <SeatCode label={t('page.host.pin.new')} button={t('page.host.pin.change')} send={changePin} />
      )}
      {!hosts.value && <SeatCode label={t('page.host.pin')} button={t('page.host.become')} send={host} />}
    </section>
  )
}

/** What was agreed that somebody without a seat sees. */
function watched(): string {
  const match = doc.value?.match
  const { audience: level = 'none', lag: n = 0 } = match?.start.agreed ?? {}
  const what =
    typeof level === 'number'
      ? t('page.setup.audience.one', { name: match?.seats[level]?.name ?? String(level + 1) })
      : t(`page.setup.audience.${level}`)
  return n > 0 ? said('page.menu.audience.late', { what, n }) : said('page.menu.audience', { what })
}
