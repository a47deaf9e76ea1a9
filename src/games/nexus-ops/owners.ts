// Files that an owner writes of a real table: its board, its chart, its cards, its tiles. Each is judged as the option of the same
// name is at set-up, so that what is wrong is known before anybody sits down.

import { misfits } from '../../core/form.ts'
import type { Game } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Problem, Schema } from '../../core/schema.ts'
import type { Card } from './data/card.ts'
import { houseCards } from './data/cards.ts'
import type { Layout } from './data/layouts.ts'
import { houseLayout } from './data/layouts.ts'
import { cardsSchema, layoutSchema, tilesSchema, unitsSchema } from './data/schemas.ts'
import type { Tile } from './data/tiles.ts'
import { houseTiles } from './data/tiles.ts'
import { misfitData, misfitLayout } from './misfits.ts'

type Owner = NonNullable<Game['owners']>[string]

function owner(name: string, schema: Schema, judge: (value: Json) => readonly Problem[]): Owner {
  const check = (value: unknown): Checked<Json> => {
    const shape = misfits(schema, value)
    const problems = shape.length > 0 ? shape : judge(value as Json)
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: value as Json }
  }
  return { title: { say: `option.${name}` }, schema, check }
}
/** Problems as the options have them, seen from the file itself. */
const inFile = (problems: readonly Problem[]): readonly Problem[] =>
  problems.map((it) => ({ ...it, at: it.at.slice(2) }))

const house = { layout: houseLayout(4), tiles: houseTiles, cards: houseCards }
/** As many players as there are bases. */
const basesOf = (layout: Layout): number => new Set(layout.flatMap((it) => it.owner ?? [])).size

export const owners: Readonly<Record<string, Owner>> = {
  layout: owner('layout', layoutSchema, (it) => {
    const layout = it as unknown as Layout
    return inFile(misfitLayout(layout, Math.max(2, basesOf(layout))))
  }),
  units: owner('units', unitsSchema, () => []),
  cards: owner('cards', cardsSchema, (it) => inFile(misfitData({ ...house, cards: it as unknown as readonly Card[] }))),
  tiles: owner('tiles', tilesSchema, (it) => inFile(misfitData({ ...house, tiles: it as unknown as readonly Tile[] })))
}
