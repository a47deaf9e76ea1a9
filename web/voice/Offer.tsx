// Sounds, offered once to whoever presses something for the first time. Loaded when that happens.

import { askedSounds, sounds } from '../state/prefs.ts'
import { t } from '../words/reader.ts'
import { play, tunes } from './sound.ts'
import { Volume } from './Volume.tsx'

export default function Offer() {
  const answer = (wanted: boolean): void => {
    sounds.value = wanted
    askedSounds.value = true
    if (wanted) play(tunes.turn)
  }
  return (
    <form
      class="notice"
      onSubmit={(event) => {
        event.preventDefault()
        answer(true)
      }}
    >
      <p>{t('page.sounds.offer')}</p>
      <Volume />
      <button type="submit" class="quiet">
        {t('page.sounds.on')}
      </button>{' '}
      <button type="button" class="quiet" onClick={() => answer(false)}>
        {t('page.sounds.off')}
      </button>
    </form>
  )
}
