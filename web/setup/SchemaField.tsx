// One field of a form drawn from a schema, in the words of the game. What is entered is judged by the daemon, not here.

import { t } from '../words/reader.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { EntriesField } from './EntriesField.tsx'
import { FileField } from './FileField.tsx'
import { type FieldProps, labelOf, Note, noteOf } from './field.tsx'
import { GridField } from './GridField.tsx'
import { ListField } from './ListField.tsx'
import { fieldOf, resolve, startOf, type Value, withPart } from './schema.ts'

export function SchemaField(given: FieldProps) {
  const { root, value, change, by } = given
  const props = { ...given, schema: resolve(root, given.schema) }
  const field = fieldOf(root, props.schema)
  const found = { ...props, label: labelOf(props), note: noteOf(props), shown: value ?? startOf(root, props.schema) }
  const { label, note, shown } = found
  const all = (value ?? {}) as Readonly<Record<string, Value>>
  switch (field.field) {
    case 'group':
      return (
        <fieldset class="field group">
          <legend>{label}</legend>
          {field.parts.map(([part, schema]) => {
            const its = all[part]
            const set = (it: Value) => change(withPart(value, part, it))
            return (
              <SchemaField
                key={part}
                name={part}
                root={root}
                schema={schema}
                by={by}
                value={its}
                change={set}
                beside={all}
              />
            )
          })}
        </fieldset>
      )
    case 'choice':
      return <ChoiceField {...found} values={field.values} />
    case 'either':
      return <FileField {...found} values={field.values} />
    case 'file': {
      const { each } = field
      if (!each) return <FileField {...found} values={[]} />
      const entry = (called: string, its: Value, set: (its: Value) => void) => (
        <SchemaField name={called} called={called} root={root} schema={each.of} value={its} change={set} by={by} />
      )
      return (
        <FileField
          {...found}
          values={[]}
          byHand={(change) => <EntriesField {...found} {...each} change={change} entry={entry} />}
        />
      )
    }
    case 'grid':
      return <GridField {...found} field={field} beside={props.beside ?? {}} />
    case 'list':
      return (
        <ListField
          {...found}
          list={field}
          entry={(called, its, set) => (
            <SchemaField
              key={called}
              name={called}
              called={called}
              root={root}
              schema={field.of}
              value={its}
              change={set}
              by={by}
            />
          )}
        />
      )
    case 'yes':
      return (
        <label class="field switch">
          <input type="checkbox" checked={shown === true} onChange={(e) => change(e.currentTarget.checked)} />
          <span>{label}</span>
          <Note note={note} />
        </label>
      )
    case 'number':
    case 'text':
      return (
        <label class="field">
          <span>{label}</span>
          <input
            {...(field.field === 'number'
              ? { type: 'number', min: field.low, max: field.high, step: field.step }
              : { type: 'text', maxLength: field.longest })}
            value={typeof shown === 'number' || typeof shown === 'string' ? shown : ''}
            placeholder={t('page.field.default')}
            onInput={({ currentTarget: { value: typed } }) =>
              change(typed === '' ? undefined : field.field === 'number' ? Number(typed) : typed)
            }
          />
          <Note note={note} />
        </label>
      )
  }
}
