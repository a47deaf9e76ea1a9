// One sentence for whoever plays a first match, over the stage. It goes when it was read.

import { dueLesson, nextLesson, teach } from '../state/lessons.ts'
import { lesson } from '../state/prefs.ts'
import { game } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { said } from '../words/review.ts'

export default function Bubble() {
  const due = dueLesson.value
  const all = game.value?.guide?.lessons?.length ?? 0
  if (!due) return null
  return (
    <div class="bubble" role="status" data-over>
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
