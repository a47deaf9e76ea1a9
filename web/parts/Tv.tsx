// What a TV shows beside the board: the dice and what they buy, the players, the story. Nothing to press but the way out.

import { exitShown, leaveTv } from '../state/tv.ts'
import { t } from '../words/reader.ts'
import { Log } from './Log.tsx'
import { Lists, Pool } from './Pool.tsx'
import { Seats } from './Seats.tsx'

export const TvPanel = () => (
  <aside class="panel-side still" aria-label={t('page.panel')} inert>
    <section class="now">
      <Pool lists={false} />
    </section>
    <Seats />
    <div class="told" data-ellipsis>
      <Lists always />
      <Log />
    </div>
  </aside>
)

/** For hands with a pointer or a keyboard: it shows while they move. */
export const TvExit = () => (
  <button type="button" class={exitShown.value ? 'tool tv-out shown' : 'tool tv-out'} onClick={leaveTv}>
    {t('page.tv.leave')}
  </button>
)
