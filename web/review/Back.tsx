// Beside a replay: the review of its match, and what the dice did.

import { SeatShape } from '../board/Icon.tsx'
import { Fell } from '../replay/Fell.tsx'
import { film } from '../replay/load.ts'
import { under } from '../state/place.ts'
import { inView } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { said } from '../words/review.ts'
import Review from './Review.tsx'

export function Back() {
  const [match = ''] = under.value
  const luck = film.value?.luck ?? []
  return (
    <section class="panel end" aria-label={t('page.tab.review')}>
      <Review match={match} />
      {luck.length > 0 && (
        <>
          <h3>{said('page.review.luck')}</h3>
          <ol>
            {luck.map((it) => (
              <li key={it.seat}>
                <SeatShape seat={it.seat} size={22} />
                <b>{inView.value?.match?.seats[it.seat]?.name}</b>
                <Fell luck={it} />
              </li>
            ))}
          </ol>
          <p class="faint">{said('page.end.luck.more')}</p>
        </>
      )}
    </section>
  )
}
