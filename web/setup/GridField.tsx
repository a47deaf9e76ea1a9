// Rows of text as a grid that people tap: first what to lay, then where. A second tap takes it away again. By keyboard the arrows go from
// space to space.

import { useState } from 'preact/hooks'
import type { Grid } from '../../src/core/schema.ts'
import { capital, t, wordOr } from '../words/reader.ts'
import { type FoundProps, Note } from './field.tsx'
import { GridDrawing, Sample } from './GridDrawing.tsx'
import { acrossOf, brushes, isEdge, markAt, marksOf, resized, type Square, tapped } from './grid.ts'
import type { Field } from './schema.ts'

interface Props extends FoundProps {
  readonly field: Extract<Field, { field: 'grid' }>
  /** Everything that is entered beside these rows. */
  readonly beside: Readonly<Record<string, unknown>>
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0]
}

const share = (n: number, of: number): string => `${(100 * n) / of}%`

export function GridField({ label, note, shown, change, by, beside, field }: Props) {
  const { grid, height, width } = field
  const rows: readonly string[] = Array.isArray(shown) ? shown.map(String) : []
  const all = brushes(grid)
  const [chosen, choose] = useState(0)
  const [here, stand] = useState<Square>({ row: 0, across: 0 })
  const brush = all[chosen]
  if (!brush) return null
  const word = (title: string) => wordOr(title, by) ?? title
  const across = acrossOf(grid, rows)
  const edges = isEdge(grid, brush)
  const spots = rows.flatMap((_, row) =>
    Array.from({ length: across + (edges ? 1 : 0) }, (_, i): Square => ({ row, across: i }))
  )
  const last = across + (edges ? 0 : -1)
  const now: Square = { row: Math.min(here.row, rows.length - 1), across: Math.min(here.across, last) }
  const called = (spot: Square): string => {
    const laid = edges ? [markAt(grid, rows, brush.layer, spot)].flatMap((it) => it ?? []) : marksOf(grid, rows, spot)
    const has = laid.length > 0 ? laid.map(({ title }) => word(title)) : [t('page.grid.nothing')]
    const where = { row: spot.row + 1, n: spot.across + 1, left: spot.across, has }
    if (!edges) return t('page.grid.space', where)
    return t(
      spot.across === 0 ? 'page.grid.first' : spot.across === across ? 'page.grid.last' : 'page.grid.edge',
      where
    )
  }
  const walk = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const [down, right] = steps[event.key] ?? []
    if (down === undefined || right === undefined) return
    event.preventDefault()
    const row = Math.min(rows.length - 1, Math.max(0, now.row + down))
    const next = Math.min(last, Math.max(0, now.across + right))
    stand({ row, across: next })
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-spot="${row},${next}"]`)?.focus()
  }
  const size = (name: 'height' | 'width', n: number, [low, high]: readonly [number, number]) => (
    <label class="field">
      <span>{t(`page.grid.${name}`)}</span>
      <input
        type="number"
        min={low}
        max={high}
        value={n}
        onChange={({ currentTarget: { value } }) => {
          const to = Math.min(high, Math.max(low, Math.round(Number(value)) || n))
          change(resized(grid, rows, name === 'height' ? to : rows.length, name === 'width' ? to : across))
        }}
      />
    </label>
  )
  return (
    <fieldset class="field grid-field">
      <legend>{label}</legend>
      <Note note={note ?? t('page.grid.help')} />
      <fieldset class="list-tools" aria-label={t('page.grid.lay')}>
        {all.map((it, i) => (
          <button key={it.mark.title} type="button" class="quiet" aria-pressed={i === chosen} onClick={() => choose(i)}>
            <Sample grid={grid} brush={it} ground={groundOf(grid, beside)} />
            {capital(word(it.mark.title))}
          </button>
        ))}
      </fieldset>
      <div class="grid-scroll">
        <div class="grid-spots" style={{ position: 'relative', width: `calc(${across} * var(--space))` }}>
          <GridDrawing grid={grid} rows={rows} ground={groundOf(grid, beside)} />
          {spots.map((spot) => (
            <button
              key={`${spot.row},${spot.across}`}
              type="button"
              data-spot={`${spot.row},${spot.across}`}
              style={{
                left: share(spot.across - (edges ? 0.5 : 0), across),
                top: share(spot.row, rows.length),
                width: share(1, across),
                height: share(1, rows.length)
              }}
              tabIndex={spot.row === now.row && spot.across === now.across ? 0 : -1}
              aria-label={called(spot)}
              aria-pressed={markAt(grid, rows, brush.layer, spot)?.mark === brush.mark.mark}
              onFocus={() => stand(spot)}
              onKeyDown={walk}
              onClick={() => change(tapped(grid, rows, brush, spot))}
            />
          ))}
        </div>
      </div>
      <div class="field group">
        {size('height', rows.length, height)}
        {size('width', across, width)}
      </div>
    </fieldset>
  )
}

const groundOf = ({ ground }: Grid, beside: Readonly<Record<string, unknown>>): string =>
  ground === undefined ? '' : String(beside[ground] ?? '')
