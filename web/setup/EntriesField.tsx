// A list of things that are entered one at a time, and saved as the file that could be read instead.

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Schema } from '../../src/core/schema.ts'
import { Icon } from '../board/Icon.tsx'
import { t } from '../words/reader.ts'
import type { FoundProps } from './field.tsx'
import { nextName } from './grid.ts'
import { resolve, startOf, type Value } from './schema.ts'

type Thing = Readonly<Record<string, Value>>

interface Props extends FoundProps {
  readonly of: Schema
  readonly most: number
  readonly entry: (called: string, value: Value, change: (value: Value) => void) => ComponentChildren
}

export function EntriesField({ name, root, schema, of, most, label, shown, change, entry }: Props) {
  const [chosen, choose] = useState(0)
  const things: readonly Thing[] = Array.isArray(shown) ? shown : []
  const at = Math.min(chosen, things.length - 1)
  const thing = things[at]
  // The first text of a thing is what it is called.
  const parts = Object.entries(resolve(root, of).properties ?? {})
  const [naming = ''] = parts.find(([, it]) => it.type === 'string' && !it.enum) ?? []
  const names = things.map((it) => String(it[naming] ?? ''))
  const add = (like: Value) => {
    set([...things, { ...(like as Thing), [naming]: nextName(names) }])
    choose(things.length)
  }
  const [example] = schema.examples ?? []
  const set = (all: readonly Value[]) => change(all.length > 0 ? all : undefined)
  return (
    <fieldset class="field one-at-a-time">
      <legend>{label}</legend>
      <div class="list-tools">
        {things.length > 0 && (
          <select
            aria-label={t('page.entries.which')}
            value={at}
            onChange={(e) => choose(Number(e.currentTarget.value))}
          >
            {names.map((it, i) => (
              <option key={`${i} ${it}`} value={i}>
                {t('page.entries.one', { name: it, n: i + 1, of: things.length })}
              </option>
            ))}
          </select>
        )}
        {things.length < most && (
          <button type="button" class="quiet" onClick={() => add(startOf(root, of))}>
            <Icon name="plus" size={16} /> {t('page.field.add')}
          </button>
        )}
        {things.length > 0 && (
          <button type="button" class="quiet" onClick={() => set(things.filter((_, i) => i !== at))}>
            <Icon name="minus" size={16} /> {t('page.entries.drop')}
          </button>
        )}
        {Array.isArray(example) && things.length === 0 && (
          <button type="button" class="quiet" onClick={() => set(example)}>
            {t('page.entries.example', { n: example.length })}
          </button>
        )}
        {things.length > 0 && (
          <button type="button" class="quiet" onClick={() => save(`${name}.json`, things)}>
            {t('page.entries.save')}
          </button>
        )}
      </div>
      {thing && entry(names[at] ?? '', thing, (it) => set(things.map((old, i) => (i === at ? (it as Thing) : old))))}
    </fieldset>
  )
}

/** A file that `tablekeeper card` checks line by line. */
function save(name: string, value: Value): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
