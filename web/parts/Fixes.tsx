// What hands should do now, in order. Pointing at a line shows it on the board.

import { CueSign } from '../board/Icon.tsx'
import { fixPhrase, placesOf } from '../state/fixes.ts'
import type { HeadlineContent } from '../state/headline.ts'
import { doc, pointedAt } from '../state/store.ts'
import { say, t } from '../words/reader.ts'

const signs = { move: 'push', put: 'put', take: 'lift', die: 'choice' } as const

/** More than these are left to lamps and arrows, more than one where room is dear: a headline that lists a knocked-over table hides it. */
const most = 2

export function Fixes({ fixes, tone }: Pick<HeadlineContent, 'fixes' | 'tone'>) {
  const now = doc.value
  if (!now) return null
  return (
    <div class="fixes">
      <span class="fixes-lead">{t(tone === 'guided' ? 'page.headline.next' : 'page.headline.todo')}</span>
      <ul>
        {fixes.slice(0, most).map((fix, i) => {
          const sentence = say(fixPhrase(fix, now))
          const point = () => {
            pointedAt.value = placesOf(fix)
          }
          const leave = () => {
            pointedAt.value = []
          }
          return (
            <li key={`${i} ${sentence}`}>
              <button
                type="button"
                class="fix"
                onMouseEnter={point}
                onMouseLeave={leave}
                onFocus={point}
                onBlur={leave}
              >
                <CueSign cue={signs[fix.fix]} />
                <span class="fix-words">{sentence}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {fixes.length > most && <span class="fixes-more two">{t('page.fix.more', { n: fixes.length - most })}</span>}
      {fixes.length > 1 && <span class="fixes-more one">{t('page.fix.more', { n: fixes.length - 1 })}</span>}
    </div>
  )
}
