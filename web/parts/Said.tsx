// One choice as a target, with the pad button that says the same.

import type { Button, Choice } from '../../src/core/view.ts'
import { Icon } from '../board/Icon.tsx'
import { isStopped } from '../state/stopped.ts'
import { say, t } from '../words/reader.ts'
import { Look } from './Look.tsx'
import { Target } from './Target.tsx'

interface Props {
  readonly choice: Choice
  /** Said above the choice, where it is the only one of its group, or the first and the heading has no room beside it. */
  readonly heading?: string
  readonly press: () => void
}

export const Said = ({ choice, heading, press }: Props) => (
  <Target
    mark={choice.button ? <Pad button={choice.button} /> : <Look {...choice} />}
    main={choice.main ?? false}
    off={isStopped()}
    places={choice.places}
    press={press}
  >
    {heading && <small class="said-heading">{heading}</small>}
    {say(choice.label)}
  </Target>
)

export const Pad = ({ button }: { button: Button }) => (
  <kbd title={t('page.button', { button: t(`page.button.${button}`) })}>
    <Icon name={button} size={18} />
  </kbd>
)
