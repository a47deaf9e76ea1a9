// One of a few, as a field of the set-up form; nothing where there is nothing to choose.

import { Note } from './field.tsx'

interface PickProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly change: (value: string) => void
  readonly note?: string | null
}

export const Pick = ({ label, value, options, change, note }: PickProps) =>
  options.length < 2 ? null : (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        {options.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
      <Note note={note ?? null} />
    </label>
  )
