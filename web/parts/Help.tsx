// All that can be done now, by kind: what a player hears who asks “What can I do?”.

import { CueSign, Icon } from '../board/Icon.tsx'
import { useEscape } from '../state/escape.ts'
import { endHelp, possibleNow } from '../state/help.ts'
import { headingOf } from '../state/picking.ts'
import { doc } from '../state/store.ts'
import { dueThrow } from '../table/due.ts'
import { doable } from '../words/doable.ts'
import { capital, say, t } from '../words/reader.ts'
import { Later } from './Later.tsx'

const coach = () => import('../coach/Coach.tsx')

export default function Help() {
  useEscape(true, endHelp)
  const { choices = [], hands = new Map(), throws = 0, again = [] } = possibleNow() ?? {}
  const kinds = new Map<string, number>()
  for (const choice of choices) {
    const words = headingOf(choice) || say(choice.label)
    kinds.set(words, (kinds.get(words) ?? 0) + 1)
  }
  const due = dueThrow()
  if (throws > 0) kinds.set(due?.label ?? t('page.table.throw', { n: throws }), 1)
  for (const it of again) kinds.set(capital(say(it)), 1)
  const places = choices.some((it) => it.places?.length) || hands.size > 0
  const prompt = doc.value?.view?.prompt
  return (
    <section class="sheet help" aria-label={t('page.help')} role="status">
      <header>
        <h2>{t('page.help')}</h2>
        <button type="button" class="tool" aria-label={t('page.choice.close')} onClick={endHelp}>
          <Icon name="close" size={20} />
        </button>
      </header>
      {prompt && <p>{say(prompt.hint ?? prompt.say)}</p>}
      <ul>
        {[...hands].map(([cue, { length: n }]) => (
          <li key={cue}>
            <CueSign cue={cue} /> {doable(cue)} {n > 1 && <b class="chip-count">{n}</b>}
          </li>
        ))}
        {[...kinds].map(([words, n]) => (
          <li key={words}>
            {words} {n > 1 && <b class="chip-count">{n}</b>}
          </li>
        ))}
      </ul>
      {doc.value?.match?.start.agreed?.hints && <Later load={coach} asks />}
      {places ? (
        <p class="faint">{t('page.help.lit')}</p>
      ) : (
        kinds.size === 0 && <p class="faint">{t('page.choice.none')}</p>
      )}
    </section>
  )
}
