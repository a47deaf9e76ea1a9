// What hands should do now, in order. Pointing at a line shows it on the board.

import type { Correction } from '../../src/core/ruling.ts'
import { CueSign } from '../board/Icon.tsx'
import { fixPhrase, placesOf } from '../state/fixes.ts'
import type { HeadlineContent } from '../state/headline.ts'
import { doc, pointedAt } from '../state/store.ts'
import { say, t } from '../words/reader.ts'

const signs = { move: 'push', put: 'put', take: 'lift', die: 'choice' } as const

/** More than these wait in a list that opens, where room is dear all of them: a headline that lists a knocked-over table hides it. */
const most = 2

interface Props extends Pick<HeadlineContent, 'fixes'> {
  readonly open: boolean
  readonly toggle: () => void
}

/** The first lines, and the way to all of them. */
export const Fixes = ({ fixes, open, toggle }: Props) => (
  <div class="fixes">
    <button
      type="button"
      class={`headline-why ${['one', 'two'][fixes.length - 1] ?? ''}`}
      aria-expanded={open}
      onClick={toggle}
    >
      {t('page.headline.todo')} {fixes.length > 1 && fixes.length}
    </button>
    <FixList fixes={fixes.slice(0, most)} />
  </div>
)

export const FixList = ({ fixes }: { readonly fixes: readonly Correction[] }) => (
  <ul>
    {fixes.map((fix, i) => {
      const sentence = doc.value ? say(fixPhrase(fix, doc.value)) : ''
      const point = () => {
        pointedAt.value = placesOf(fix)
      }
      const leave = () => {
        pointedAt.value = []
      }
      return (
        <li key={`${i} ${sentence}`}>
          <button type="button" class="fix" onMouseEnter={point} onMouseLeave={leave} onFocus={point} onBlur={leave}>
            <CueSign cue={signs[fix.fix]} />
            <span class="fix-words">{sentence}</span>
          </button>
        </li>
      )
    })}
  </ul>
)
