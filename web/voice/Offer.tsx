// Sounds, offered once to whoever has pressed something: on the pages where people choose a game or a seat.

import { askedSounds, sounds } from '../state/prefs.ts'
import { t } from '../words/reader.ts'
import { canSound, play, pressed, tunes } from './sound.ts'
import { Volume } from './Volume.tsx'

export function Offer() {
  if (!pressed.value || askedSounds.value || sounds.value || !canSound()) return null
  const answer = (wanted: boolean): void => {
    sounds.value = wanted
    askedSounds.value = true
    if (wanted) play(tunes.turn)
  }
  return (
    <form
      class="list-tools offer"
      onSubmit={(event) => {
        event.preventDefault()
        answer(true)
      }}
    >
      <p>{t('page.sounds.offer')}</p>
      <Volume />
      <button type="submit" class="quiet">
        {t('page.sounds.on')}
      </button>
      <button type="button" class="quiet" onClick={() => answer(false)}>
        {t('page.sounds.off')}
      </button>
    </form>
  )
}
