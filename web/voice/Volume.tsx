// How loud the page sounds, heard at once.

import { volume } from '../state/prefs.ts'
import { t } from '../words/reader.ts'
import { play, tunes } from './sound.ts'

export const Volume = () => (
  <label class="field">
    <span>{t('page.menu.volume')}</span>
    <input
      type="range"
      min="0"
      max="100"
      step="10"
      value={Math.round(100 * volume.value)}
      onChange={(event) => {
        volume.value = Number(event.currentTarget.value) / 100
        play(tunes.turn)
      }}
    />
  </label>
)
