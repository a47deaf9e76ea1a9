// One sentence for whoever plays a first match, over the stage. It goes when it was read. It lies where it covers least of what can be
// done now, so it never lies on the figure that it speaks of.

import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Edges, edges, leastCovering } from '../geometry/cover.ts'
import { dueLesson, nextLesson, teach } from '../state/lessons.ts'
import { lesson } from '../state/prefs.ts'
import { doc, game } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { said } from '../words/review.ts'

/** What lies on the stage, and how much each matters to whoever reads. */
const weights: readonly (readonly [css: string, weight: number])[] = [
  ['.standee, .piece, .lamp, .die, .gauge', 4],
  ['.tool, .pad', 2],
  ['.terrain-body', 1]
]
/** In ms: what glides has arrived. */
const arrived = 500

export default function Bubble() {
  const due = dueLesson.value
  const all = game.value?.guide?.lessons?.length ?? 0
  const box = useRef<HTMLDivElement>(null)
  const [[upright, across], put] = useState<Edges>(edges[0])
  const { scene, virtual } = doc.value ?? {}
  // While a piece is in a hand, nothing moves away from under it.
  const isHeld = virtual?.things.some((it) => it.held) ?? false
  useLayoutEffect(() => {
    const stage = document.querySelector('.stage')
    if (!stage || isHeld) return
    const measure = (): void => {
      const me = box.current?.getBoundingClientRect()
      if (!me) return
      const things = weights.flatMap(([css, weight]) =>
        [...stage.querySelectorAll(css)].map((it) => ({ area: it.getBoundingClientRect(), weight }))
      )
      put(leastCovering(me.width, me.height, stage.getBoundingClientRect(), things))
    }
    const later = setTimeout(measure, arrived)
    const watch = new ResizeObserver(measure)
    watch.observe(stage)
    measure()
    return () => {
      clearTimeout(later)
      watch.disconnect()
    }
  }, [due?.say, scene, isHeld])
  if (!due) return null
  return (
    <div class="bubble" role="status" data-over ref={box} style={{ alignSelf: upright, justifySelf: across }}>
      <small>{said('page.replay.at', { n: (lesson.value ?? 0) + 1, of: all })}</small>
      <p>{say({ say: due.say })}</p>
      <button type="button" class="strong-button" onClick={nextLesson}>
        {t('page.lesson.next')}
      </button>
      <button type="button" class="quiet" onClick={() => teach(false)}>
        {t('page.lesson.stop')}
      </button>
    </div>
  )
}
