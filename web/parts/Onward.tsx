// When no match is played: links to the pages where one can be started.

import { Icon } from '../board/Icon.tsx'
import { go } from '../state/place.ts'
import { t } from '../words/reader.ts'
import { Row } from './Row.tsx'
import { Target } from './Target.tsx'

export default function Onward() {
  return (
    <nav class="choices" id="choices" aria-label={t('page.choices')}>
      <Row>
        <Target main mark={<Icon name="throw" />} press={() => go('play')}>
          {t('page.choice.game')}
        </Target>
        <Target main={false} press={() => go('door')}>
          {t('page.choice.door')}
        </Target>
      </Row>
    </nav>
  )
}
