// Several values of one kind. A list of fixed length shows all its fields; one that may grow has a way to add and to take away.

import type { ComponentChildren } from 'preact'
import { Icon } from '../board/Icon.tsx'
import { t } from '../words/reader.ts'
import type { FoundProps } from './field.tsx'
import { type Field, startOf, type Value } from './schema.ts'

interface Props extends FoundProps {
  readonly list: Extract<Field, { field: 'list' }>
  /** Draws one entry: its name, its value, what to do when it changes. */
  readonly entry: (called: string, value: Value, change: (value: Value) => void) => ComponentChildren
}

export function ListField({ root, label, list, shown, change, entry }: Props) {
  const values: readonly Value[] = Array.isArray(shown) ? shown : []
  const fresh = startOf(root, list.of) ?? ''
  const set = (i: number, value: Value) => change(values.map((it, j) => (i === j ? (value ?? '') : it)))
  return (
    <fieldset class="field list">
      <legend>{label}</legend>
      {values.map((value, i) => entry(t('page.field.item', { n: i + 1 }), value, (it) => set(i, it)))}
      <div class="list-tools">
        {values.length < list.most && (
          <button
            type="button"
            class="quiet"
            onClick={() =>
              change(
                values.length > 0 ? [...values, fresh] : Array.from({ length: Math.max(1, list.least) }, () => fresh)
              )
            }
          >
            <Icon name="plus" size={16} /> {t(values.length > 0 ? 'page.field.add' : 'page.field.fill')}
          </button>
        )}
        {values.length > 0 && (
          <button
            type="button"
            class="quiet"
            onClick={() => change(values.length <= list.least || values.length === 1 ? undefined : values.slice(0, -1))}
          >
            <Icon name="minus" size={16} /> {t('page.field.drop')}
          </button>
        )}
      </div>
    </fieldset>
  )
}
