// The headline for those who hear the page: politely in play, at once when something is wrong.

import { fixPhrase } from '../state/fixes.ts'
import { headlineNow } from '../state/headline.ts'
import { doc } from '../state/store.ts'
import { capital, say } from '../words/reader.ts'

/** The headline as one spoken text: the sentence, then what to do. */
export function spokenHeadline(): string {
  const now = doc.value
  const { say: phrase, fixes } = headlineNow()
  return [say(phrase), ...(now ? fixes.map((fix) => `${capital(say(fixPhrase(fix, now)))}.`) : [])].join(' ')
}

export function Live() {
  const wrong = headlineNow().tone === 'foul'
  return (
    <>
      <p class="unseen" aria-live="polite">
        {wrong ? '' : spokenHeadline()}
      </p>
      <p class="unseen" aria-live="assertive">
        {wrong ? spokenHeadline() : ''}
      </p>
    </>
  )
}
