// What may follow a match: the same again, or another.

import { begin } from '../state/commands.ts'
import { go } from '../state/place.ts'
import { doc, may } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { Target } from './Target.tsx'

export default function Afterwards() {
  const match = doc.value?.match
  if (!match) return null
  return (
    <>
      {may('start') && (
        <Target main press={() => begin(match.game, match.start)}>
          {t('page.choice.again')}
        </Target>
      )}
      <Target main={false} press={() => go('play')}>
        {t('page.choice.shelf')}
      </Target>
    </>
  )
}
