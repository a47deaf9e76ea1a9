// The drawer of faults: what goes wrong on real tables, by a switch each. Play is meant to go on.
// Loaded when it is asked for.

import { hand } from '../state/commands.ts'
import { useEscape } from '../state/escape.ts'
import { en } from '../words/en.ts'
import { t, wordOr } from '../words/reader.ts'

const lead = 'page.fault.'
const known = Object.keys(en).flatMap((key) => (key.startsWith(lead) ? [key.slice(lead.length)] : []))

const nameOf = (fault: string): string => wordOr(`${lead}${fault}`) ?? fault

interface Props {
  readonly active: readonly string[]
  readonly close: () => void
}

export default function Faults({ active, close }: Props) {
  const id = useEscape(true, close)
  return (
    <section class="faults" id={id} tabIndex={-1} aria-label={t('page.faults')}>
      <h3>{t('page.faults')}</h3>
      <p class="faint">{t('page.faults.more')}</p>
      {[...new Set([...known, ...active])].map((fault) => (
        <label key={fault} class="switch">
          <input
            type="checkbox"
            checked={active.includes(fault)}
            onChange={(event) => hand({ hand: 'fault', fault, on: event.currentTarget.checked })}
          />
          {nameOf(fault)}
        </label>
      ))}
    </section>
  )
}
