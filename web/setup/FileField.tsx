// One of a few words, or a whole thing read from a file of the owner's. The file is checked by the daemon.

import { useState } from 'preact/hooks'
import { t } from '../words/reader.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { type FoundProps, nameOfValue } from './field.tsx'
import type { Plain } from './schema.ts'

export function FileField(props: FoundProps & { values: readonly Plain[] }) {
  const { label, values, shown, change } = props
  const [read, setRead] = useState<string | null>(null)
  const [wanted, want] = useState(false)
  const fromFile = wanted || (typeof shown === 'object' && shown !== null)
  async function take(file: File | undefined) {
    if (!file) return
    try {
      change(JSON.parse(await file.text()))
      setRead(t('page.field.file.read', { name: file.name }))
    } catch (error) {
      setRead(t('page.field.file.bad', { name: file.name, why: (error as Error).message }))
    }
  }
  // The file is one more word to choose; `null` stands for it, as no schema of a choice names it.
  const named = (value: Plain) => (value === null ? t('page.field.file') : nameOfValue(props, value))
  return (
    <div class="field-file">
      <ChoiceField
        {...props}
        values={[...values, null]}
        shown={fromFile ? null : shown}
        usual={values.length === 0}
        named={named}
        change={(value) => {
          want(value === null)
          setRead(null)
          if (value !== null) change(value)
        }}
      />
      {fromFile && (
        <input
          type="file"
          accept=".json,application/json"
          aria-label={label}
          onChange={(e) => take(e.currentTarget.files?.[0])}
        />
      )}
      {fromFile && read && <small role="status">{read}</small>}
    </div>
  )
}
