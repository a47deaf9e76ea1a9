// How loud the page sounds, heard at once.

import { volume } from '../state/prefs.ts'
import { t } from '../words/reader.ts'
import { play, tunes } from './sound.ts'

export const Volume = () => (
  <label style={{ display: 'flex', alignItems: 'center', gap: '0.6rem', flex: '0 1 16rem' }}>
    <span>{t('page.menu.volume')}</span>
    <input
      type="range"
      style={{ flex: 1, minWidth: 0, minHeight: '2.75rem', accentColor: 'var(--accent)' }}
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
