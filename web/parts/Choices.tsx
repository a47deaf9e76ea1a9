// What can be said now, as big targets at the bottom edge under a thumb. Never a dialog: play goes on around them.

import type { Button, Choice } from '../../src/core/view.ts'
import { Icon } from '../board/Icon.tsx'
import { bandOf } from '../state/band.ts'
import { answer, begin, choose, leave, undo } from '../state/commands.ts'
import { doc } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { Target } from './Target.tsx'

export function Choices() {
  const now = doc.value
  if (!now?.match) return null
  const { question } = bandOf(now)
  const choices = now.view?.choices ?? []
  const over = now.match.over ?? now.view?.over
  return (
    <nav class="choices" id="choices" aria-label={t('page.choices')}>
      <div class="choices-now">
        {question
          ? question.options.map((option, i) => (
              <Target
                key={JSON.stringify(option)}
                mark={<kbd>{i + 1}</kbd>}
                main={i === 0}
                press={() => answer(question.id, i)}
              >
                {say(option)}
              </Target>
            ))
          : groups(choices).map(([heading, members]) => (
              <Group key={heading} heading={heading} members={members} crowded={choices.length > crowd} />
            ))}
        {over && <Afterwards />}
        {!question && !over && choices.length === 0 && (
          <p class="faint">{t(now.you.seat === null ? 'page.choice.watching' : 'page.choice.none')}</p>
        )}
      </div>
      <TakeBack />
    </nav>
  )
}

/** With more choices than this, groups fold: they are there for whoever asks, and the board keeps its room. */
const crowd = 8

function Group({ heading, members, crowded }: { heading: string; members: readonly Choice[]; crowded: boolean }) {
  const targets = members.map((choice) => <Said key={choice.id} choice={choice} />)
  if (heading === '') return <div class="choice-group">{targets}</div>
  if (crowded && members.length > 2) {
    return (
      <details class="choice-fold">
        <summary>
          {heading} <span class="faint">{members.length}</span>
        </summary>
        <div class="choice-group">{targets}</div>
      </details>
    )
  }
  return (
    <div class="choice-group">
      <span class="choice-heading">{heading}</span>
      {targets}
    </div>
  )
}

/** Choices in their order, those of one group together under its heading. */
function groups(choices: readonly Choice[]): [heading: string, members: Choice[]][] {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const heading = choice.group ? say(choice.group) : ''
    found.set(heading, [...(found.get(heading) ?? []), choice])
  }
  return [...found]
}

function Said({ choice }: { choice: Choice }) {
  if (choice.pick === 'place') return <p class="choice-pick">{say(choice.label)}</p>
  return (
    <Target
      mark={choice.button && <Pad button={choice.button} />}
      main={choice.main ?? false}
      places={choice.places}
      press={() => choose(choice)}
    >
      {say(choice.label)}
    </Target>
  )
}

function TakeBack() {
  const can = doc.value?.undo
  if (!can) return null
  return (
    <div class="take-back">
      <Target mark={<Pad button="undo" />} main={false} off={!can.allowed} press={undo}>
        {t('page.choice.undo')}
      </Target>
      {!can.allowed && can.why && <p class="faint take-back-why">{say(can.why)}</p>}
    </div>
  )
}

function Afterwards() {
  const match = doc.value?.match
  if (!match) return null
  return (
    <>
      <Target main press={() => begin(match.game, match.start)}>
        {t('page.choice.again')}
      </Target>
      <Target main={false} press={leave}>
        {t('page.choice.leave')}
      </Target>
    </>
  )
}

const Pad = ({ button }: { button: Button }) => (
  <kbd title={t('page.button', { button: t(`page.button.${button}`) })}>
    <Icon name={button} size={18} />
  </kbd>
)
