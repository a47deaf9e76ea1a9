// One of a few words, or a whole thing of the owner's: read from a file, or entered here where that can be done. The daemon checks it.

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { drawnFor } from '../state/art.ts'
import { kept } from '../state/prefs.ts'
import { t } from '../words/reader.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { type FoundProps, nameOfValue } from './field.tsx'
import type { Plain, Value } from './schema.ts'

interface Props extends FoundProps {
  readonly values: readonly Plain[]
  readonly byHand?: (change: (value: Value) => void) => ComponentChildren
}

/** The file and the hand are two more words to choose; no schema of a choice names these. */
const [file, hand] = [null, 'page.field.hand'] as const

export function FileField(props: Props) {
  const { name, label, values, shown, change, byHand } = props
  const [read, setRead] = useState<string | null>(null)
  const [wanted, want] = useState<typeof file | typeof hand | undefined>(undefined)
  const from = wanted === undefined && typeof shown === 'object' && shown !== null ? file : wanted
  // What was entered by hand outlives this form, and a start that the daemon refuses.
  const entered = () => kept<Value>(`entered.${drawnFor.peek()?.id}.${name}`, null)
  async function take(file: File | undefined) {
    if (!file) return
    try {
      change(JSON.parse(await file.text()))
      setRead(t('page.field.file.read', { name: file.name }))
    } catch (error) {
      setRead(t('page.field.file.bad', { name: file.name, why: (error as Error).message }))
    }
  }
  const named = (value: Plain) =>
    value === file ? t('page.field.file') : value === hand ? t('page.field.hand') : nameOfValue(props, value)
  return (
    <div class="field-file">
      <ChoiceField
        {...props}
        values={[...values, file, ...(byHand ? [hand] : [])]}
        shown={from === undefined ? shown : from}
        usual={values.length === 0}
        named={named}
        change={(value) => {
          const owned = value === file || value === hand ? value : undefined
          want(owned)
          setRead(null)
          if (owned === undefined) change(value)
          // What was read from a file can be changed by hand.
          else if (owned === hand && !Array.isArray(shown)) change(entered().value ?? undefined)
        }}
      />
      {from === file && (
        <input
          type="file"
          accept=".json,application/json"
          aria-label={label}
          onChange={(e) => take(e.currentTarget.files?.[0])}
        />
      )}
      {from === file && read && <small role="status">{read}</small>}
      {from === hand &&
        byHand?.((value) => {
          entered().value = value ?? null
          change(value)
        })}
    </div>
  )
}
