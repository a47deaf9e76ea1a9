// The choices of one group, above the bar. Many of them are cut down by tapping what they speak of: places on the board, dice here.

import type { Choice } from '../../src/core/view.ts'
import { Icon } from '../board/Icon.tsx'
import { choose } from '../state/choose.ts'
import { useEscape } from '../state/escape.ts'
import { marksOf } from '../state/narrow.ts'
import { headingOf, narrowed, open, opened, tap, tapped } from '../state/picking.ts'
import { t } from '../words/reader.ts'
import { Die } from './Die.tsx'
import { Said } from './Said.tsx'

/** More choices than this are only offered once enough was tapped to tell them apart. */
const most = 12

function make(choice: Choice): void {
  open(null)
  choose(choice)
}

export function Sheet({ choices }: { choices: readonly Choice[] }) {
  const id = useEscape(true, () => open(null))
  const able = choices.some((choice) => marksOf(choice).length > 0)
  const { left, whole, next } = narrowed.value
  const offered = !able ? choices : left.length <= most ? left : whole
  const faces = next.filter((mark) => typeof mark === 'number').sort((a, b) => a - b)
  const taken = tapped.value.filter((mark) => typeof mark === 'number')
  const onBoard = next.some((mark) => typeof mark === 'string')
  return (
    <section class="sheet" id={id} tabIndex={-1} aria-label={opened.value ?? t('page.choices')}>
      <header>
        <h2>{opened.value ?? t('page.choice.which')}</h2>
        {tapped.value.length > 0 && (
          <button type="button" class="quiet" onClick={() => open(opened.value)}>
            {t('page.choice.anew')}
          </button>
        )}
        <button type="button" class="tool" aria-label={t('page.choice.close')} onClick={() => open(null)}>
          <Icon name="close" size={20} />
        </button>
      </header>
      {onBoard && <p>{t('page.choice.tap')}</p>}
      {faces.length + taken.length > 0 && (
        <div class="sheet-dice">
          {taken.map((face, i) => (
            <span key={`taken ${i}`} class="die-regular">
              <Die die={{ kind: 'regular', face, state: 'held' }} />
            </span>
          ))}
          {faces.map((face, i) => (
            <button
              key={`${face} ${i}`}
              type="button"
              class="die-button die-regular"
              aria-label={t('page.choice.die', { face })}
              onClick={() => tap(face)}
            >
              <Die die={{ kind: 'regular', face, state: 'free' }} />
            </button>
          ))}
        </div>
      )}
      <div class="sheet-choices">
        {offered.map((choice) => (
          <div key={choice.id} class="sheet-choice">
            {opened.value === null && headingOf(choice) !== '' && (
              <span class="choice-heading">{headingOf(choice)}</span>
            )}
            <Said choice={choice} press={() => make(choice)} />
          </div>
        ))}
      </div>
    </section>
  )
}
