// For whom one device plays: everybody, some of the seats, or nobody.

import type { Sitting } from '../state/prefs.ts'
import { t } from '../words/reader.ts'

interface Props {
  readonly names: readonly string[]
  readonly sits: Sitting
  readonly choose: (sits: Sitting) => void
  /** Nobody may be chosen, too. */
  readonly nobody?: boolean
}

export function PlaysFor({ names, sits, choose, nobody = false }: Props) {
  const own = typeof sits === 'number' ? [sits] : Array.isArray(sits) ? (sits as readonly number[]) : []
  const toggle = (seat: number): void => {
    const next = own.includes(seat) ? own.filter((it) => it !== seat) : [...own, seat].sort((a, b) => a - b)
    const [only = null, ...more] = next
    if (only !== null || nobody) choose(more.length > 0 ? next : only)
  }
  return (
    <fieldset class="one-of">
      <legend>{t('page.seat.for')}</legend>
      <Chip words={t('page.seat.all')} on={sits === 'all'} press={() => choose('all')} />
      {names.map((name, seat) => (
        <Chip key={`${seat} ${name}`} words={name} on={own.includes(seat)} press={() => toggle(seat)} />
      ))}
      {nobody && <Chip words={t('page.seat.none')} on={sits === null} press={() => choose(null)} />}
    </fieldset>
  )
}

const Chip = ({ words, on, press }: { words: string; on: boolean; press: () => void }) => (
  <label>
    <input type="checkbox" checked={on} onChange={press} />
    <span>{words}</span>
  </label>
)
