// A match looked back on: the curve of the chances to win, the choices that turned it, what the dice did. The daemon makes it when a match
// is over; meanwhile this says how far it is.

import type { Review as Made, Reviewed, Turning } from '../../src/core/review.ts'
import { SeatShape } from '../board/Icon.tsx'
import { Later } from '../parts/Later.tsx'
import { send } from '../state/link.ts'
import { go } from '../state/place.ts'
import { game, may } from '../state/store.ts'
import { say } from '../words/reader.ts'
import { percent, said } from '../words/review.ts'
import { useReview } from './load.ts'
import { momentsOf } from './moments.ts'
import { namesOf } from './names.ts'

const curve = () => import('./Curve.tsx')

/** Asks again so long after it asked the daemon to begin, in ms. */
const beginning = 300

export default function Review({ match }: { readonly match: string }) {
  const { known, again } = useReview(match)
  if (known === undefined) return null
  if (known === 'early') return <p class="faint">{said('page.review.early')}</p>
  if (known.state === 'done') return <Done match={match} made={known.review} />
  return <Undone match={match} known={known} again={again} />
}

interface UndoneProps {
  readonly match: string
  readonly known: Exclude<Reviewed, { readonly state: 'done' }>
  readonly again: () => void
}

function Undone({ match, known, again }: UndoneProps) {
  const { state } = known
  if (state === 'works' || state === 'waits') {
    const words = state === 'works' ? 'page.review.works' : (`page.review.waits.${known.for}` as const)
    const text = said(words, { n: Math.floor(100 * known.part) })
    return (
      <div class="review" role="status" aria-live="off">
        <label class="review-progress">
          {text} <progress max={1} value={known.part} />
        </label>
      </div>
    )
  }
  return (
    <div class="review">
      {state === 'failed' && <p>{said('page.review.failed')}</p>}
      {may('review') ? (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            send({ m: 'review', match: Number(match) })
            setTimeout(again, beginning)
          }}
        >
          {said('page.review.ask')}
        </button>
      ) : (
        <p class="faint">{said('page.review.players')}</p>
      )}
    </div>
  )
}

function Done({ match, made }: { readonly match: string; readonly made: Made }) {
  const { from, sides, turning } = made
  if (from.by === 'nothing') return <p class="faint review">{said(`page.review.none.${from.why}`)}</p>
  return (
    <div class="review">
      <h3>{said('page.review.chances')}</h3>
      <Later load={curve} match={match} made={made} />
      <p class="faint">
        {from.by === 'playouts'
          ? said('page.review.from.playouts', { n: from.each })
          : said(game.value?.secrets ? 'page.review.from.open' : 'page.review.from.evaluation')}
      </p>
      <Table made={made} names={sides.map(namesOf)} />
      <h3>{said('page.review.turning')}</h3>
      {turning === null || turning.length === 0 ? (
        <p class="faint">{said(turning === null ? 'page.review.turning.blind' : 'page.review.turning.none')}</p>
      ) : (
        <>
          <ol class="review-turning">
            {turning.map((it, i) => (
              <Point key={it.at} match={match} it={it} n={i + 1} />
            ))}
          </ol>
          <p class="faint">{said('page.review.turning.from')}</p>
        </>
      )}
    </div>
  )
}

function Point({ match, it, n }: { readonly match: string; readonly it: Turning; readonly n: number }) {
  const { at, seat, played, better, why, chances } = it
  const [best, got] = chances
  return (
    <li>
      <p class="review-point">
        <b class="review-number">{n}</b>
        <SeatShape seat={seat} size={18} />
        <b>{namesOf([seat])}</b> <span class="faint">{said('page.review.point', { move: at + 1 })}</span>
      </p>
      <p>
        <span class="faint">{said('page.review.played')} ·</span> {say(played)}
      </p>
      <p>
        <span class="faint">{said('page.review.better')} ·</span> {say(better)}
      </p>
      {why && <p>{say(why)}</p>}
      <p>{said('page.review.odds', { better: percent(best), played: percent(got) })}</p>
      <button type="button" class="quiet" onClick={() => go('replay', match, at, 'review')}>
        {said('page.review.show')}
      </button>
    </li>
  )
}

/** The most rows of the table. */
const rows = 24

function Table({ made, names }: { readonly made: Made; readonly names: readonly string[] }) {
  const curve = momentsOf(made)
  const step = Math.max(1, Math.ceil((curve.length - 1) / (rows - 1)))
  const shown = curve.filter((_, i) => i % step === 0 || i === curve.length - 1)
  return (
    <details class="review-table">
      <summary>{said('page.review.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{said('page.review.after')}</th>
            {names.map((it) => (
              <th key={it} scope="col">
                {it}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ at, of }) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              {of.map((it, i) => (
                <td key={names[i]}>{percent(it)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
