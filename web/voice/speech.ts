// Reads aloud what the headline says and, as every lamp has a spoken twin, what is lit. Silent until asked.

import { effect } from '@preact/signals'
import { spokenHeadline } from '../parts/Live.tsx'
import { nameOfPlace } from '../state/fixes.ts'
import { lang, speech } from '../state/prefs.ts'
import { doc, legend } from '../state/store.ts'
import { capital, say, t } from '../words/reader.ts'

/** A lamp list longer than this is not read: it would last longer than the move. */
const mostPlaces = 6

/** The lamps that tell a hand something, in words; those that only decorate are left out. */
export function spokenLamps(): string {
  const now = doc.value
  if (!now) return ''
  const cues = [...new Set(now.lamps.map((lamp) => lamp.cue))].filter(
    (cue) => cue !== 'turn' && cue !== 'idle' && cue !== 'home'
  )
  const sentences = cues.map((cue) => {
    const where = now.lamps.filter((lamp) => lamp.cue === cue)
    const label = legend.value.cues.find((c) => c.cue === cue)?.label
    if (!label || where.length > mostPlaces) return ''
    return `${capital(t('page.board.lit', { cue: say(label), where: where.map((lamp) => nameOfPlace(lamp.place, now)) }))}.`
  })
  return sentences.filter((it) => it !== '').join(' ')
}

export function speakUp(): void {
  let last = ''
  effect(() => {
    const text = `${spokenHeadline()} ${spokenLamps()}`
    if (!speech.value || text === last || !('speechSynthesis' in window)) return
    last = text
    speechSynthesis.cancel()
    const words = new SpeechSynthesisUtterance(text)
    words.lang = lang.value
    speechSynthesis.speak(words)
  })
}
