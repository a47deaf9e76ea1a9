// One of a few words.

import { t } from '../words/reader.ts'
import { type FoundProps, Note, nameOfValue } from './field.tsx'
import type { Plain } from './schema.ts'

interface Props extends FoundProps {
  readonly values: readonly Plain[]
  readonly named?: (value: Plain) => string
  /** What is usual can be chosen again, as it is none of the values. */
  readonly usual?: boolean
}

export function ChoiceField(props: Props) {
  const { label, note, values, shown, change, usual = false, named = (value) => nameOfValue(props, value) } = props
  const at = values.indexOf(shown as Plain)
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={String(at)}
        onChange={(event) => {
          const index = Number(event.currentTarget.value)
          change(index < 0 ? undefined : values[index])
        }}
      >
        {(at < 0 || usual) && <option value="-1">{t('page.field.default')}</option>}
        {values.map((value, i) => (
          <option key={String(value)} value={String(i)}>
            {named(value)}
          </option>
        ))}
      </select>
      <Note note={note} />
    </label>
  )
}
