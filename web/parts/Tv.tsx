// What a TV shows beside the board: the dice and what they buy, the players, the story; at the end first how it came out, which must be whole.
// Of many players it shows the score alone, so that all are seen. Nothing to press but the way out.

import { inView } from '../state/store.ts'
import { exitShown, leaveTv } from '../state/tv.ts'
import { t } from '../words/reader.ts'
import { Log } from './Log.tsx'
import { Lists, Pool } from './Pool.tsx'
import { Seats } from './Seats.tsx'

/** With more players there is no room for all that each has. */
const whole = 4

export const TvPanel = () => (
  <aside class="panel-side still" aria-label={t('page.panel')} inert>
    <section class="now">
      <Pool lists={false} />
    </section>
    {inView.value?.view?.over ? (
      <>
        <Lists where="result" />
        <div class="told" data-ellipsis>
          <Seats brief />
          <Log />
        </div>
      </>
    ) : (
      <>
        <Seats brief={(inView.value?.view?.seats.length ?? 0) > whole} />
        <div class="told" data-ellipsis>
          <Lists where="story" />
          <Log />
        </div>
      </>
    )}
  </aside>
)

/** For hands with a pointer or a keyboard: it shows while they move. */
export const TvExit = () => (
  <button type="button" class={exitShown.value ? 'tool tv-out shown' : 'tool tv-out'} onClick={leaveTv}>
    {t('page.tv.leave')}
  </button>
)
