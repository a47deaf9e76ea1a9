// One choice as a target, with the pad button that says the same.

import type { Button, Choice } from '../../src/core/view.ts'
import { Icon } from '../board/Icon.tsx'
import { say, t } from '../words/reader.ts'
import { Target } from './Target.tsx'

export const Said = ({ choice, press }: { choice: Choice; press: () => void }) => (
  <Target
    mark={choice.button && <Pad button={choice.button} />}
    main={choice.main ?? false}
    places={choice.places}
    press={press}
  >
    {say(choice.label)}
  </Target>
)

export const Pad = ({ button }: { button: Button }) => (
  <kbd title={t('page.button', { button: t(`page.button.${button}`) })}>
    <Icon name={button} size={18} />
  </kbd>
)
