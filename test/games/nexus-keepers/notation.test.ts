// Plays the examples of NOTATION.md, and checks that the page describes everything that people can write.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { describe as inWords } from '../../../src/cli/findings.ts'
import { rule } from '../../../src/cli/ruler.ts'
import { shapeRule } from '../../../src/core/shape.ts'
import { checkCard } from '../../../src/games/nexus-keepers/cards/check.ts'
import { cardIds } from '../../../src/games/nexus-keepers/cards/house.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import { positionSchema } from '../../../src/games/nexus-keepers/position/board.ts'
import { checkRecord } from '../../../src/journal/check.ts'

const notation = readFileSync('src/games/nexus-keepers/NOTATION.md', 'utf8')
const fenced = (language: string): string[] =>
  [...notation.matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, of, text = '']) => (of === language ? [text] : []))

test('the record in it holds', () => {
  const [record = ''] = fenced('jsonl')
  const verdict = checkRecord(record, [game], rule)
  expect(verdict.findings.map((it) => `${it.line}: ${inWords(it, verdict, [game.id])}`)).toEqual([])
  expect(verdict.moves).toBeGreaterThan(0)
})

test('the card in it is in order', () => {
  const [card = ''] = fenced('yaml')
  expect(checkCard(parse(card))).toMatchObject({ ok: true })
})

test.each([
  ['key of a position', Object.keys(positionSchema.properties ?? {})],
  ['key of a seat', Object.keys(game.seat.properties ?? {})],
  ['card', cardIds],
  ['phase', positionSchema.properties?.phase?.enum ?? []]
])('every %s is in it', (_, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((it) => !notation.includes(`\`${it}\``))).toEqual([])
})

test('every action is in it, and looks as it is written there', () => {
  const written = [...notation.matchAll(/`(\{"act":"(\w+)".*?\})`/g)]
  const acts = 'throw place roll reroll stop move jump leap push follow skill end bonus decline dock'.split(' ')
  expect(written.map(([, , act]) => act)).toEqual(acts)
  for (const [, text = '', act] of written) {
    if (act === 'throw') continue
    const action = JSON.parse(text)
    const start = game.setup({
      options: {},
      seats: [{ card: 'hessa' }, {}],
      position: { cubes: ['0,0 S', '1,2 N'], pool: [] }
    })
    const refusal = start.ok ? game.refuse(start.value, { by: 0, do: action }) : null
    expect(refusal?.rule ?? 'legal', text).not.toBe(shapeRule)
  }
})
