// All that can be done now, by kind: what a player hears who asks “What can I do?”.

import { CueSign, Icon } from '../board/Icon.tsx'
import { useEscape } from '../state/escape.ts'
import { byHand, endHelp } from '../state/help.ts'
import { headingOf, shown } from '../state/picking.ts'
import { doc, legend } from '../state/store.ts'
import { dueThrow } from '../table/due.ts'
import { say, t } from '../words/reader.ts'
import { Later } from './Later.tsx'

const coach = () => import('../coach/Coach.tsx')

export default function Help() {
  useEscape(true, endHelp)
  const due = dueThrow()
  const kinds = new Map<string, number>()
  for (const choice of shown.value) {
    const words = headingOf(choice) || say(choice.label)
    kinds.set(words, (kinds.get(words) ?? 0) + 1)
  }
  if (due && !due.choice) kinds.set(due.label, 1)
  const hands = [...byHand()].flatMap(([cue, { length: n }]) => {
    const label = legend.value.cues.find((it) => it.cue === cue)?.label
    return label ? [{ cue, label, n }] : []
  })
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
        {hands.map(({ cue, label, n }) => (
          <li key={cue}>
            <CueSign cue={cue} /> {say(label)} {n > 1 && <b class="chip-count">{n}</b>}
          </li>
        ))}
        {[...kinds].map(([words, n]) => (
          <li key={words}>
            {words} {n > 1 && <b class="chip-count">{n}</b>}
          </li>
        ))}
      </ul>
      {doc.value?.match?.start.agreed?.hints && <Later load={coach} asks />}
      <p class="faint">{t(hands.length + kinds.size > 0 ? 'page.help.lit' : 'page.choice.none')}</p>
    </section>
  )
}
