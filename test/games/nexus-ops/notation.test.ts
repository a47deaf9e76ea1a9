// Plays the examples of NOTATION.md, and checks that the page describes everything that people can write.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describe as inWords } from '../../../src/cli/findings.ts'
import { rule } from '../../../src/cli/ruler.ts'
import { shapeRule } from '../../../src/core/shape.ts'
import { houseCards } from '../../../src/games/nexus-ops/data/cards.ts'
import { terrains, units } from '../../../src/games/nexus-ops/data/units.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import { positionSchema } from '../../../src/games/nexus-ops/position/written.ts'
import { checkRecord } from '../../../src/journal/check.ts'

const notation = readFileSync('src/games/nexus-ops/NOTATION.md', 'utf8')

test('the record in it holds', () => {
  const [, record = ''] = /^```jsonl\n(.*?)^```/ms.exec(notation) ?? []
  const verdict = checkRecord(record, [game], rule)
  expect(verdict.findings.map((it) => `${it.line}: ${inWords(it, verdict, [game.id])}`)).toEqual([])
  expect(verdict.moves).toBeGreaterThan(0)
})

test.each([
  ['key of a position', Object.keys(positionSchema.properties ?? {})],
  ['key of a seat', Object.keys(game.seat.properties ?? {})],
  ['phase', positionSchema.properties?.phase?.enum ?? []],
  ['unit', units],
  ['terrain', terrains]
])('every %s is in it', (_, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((it) => !notation.includes(`\`${it}\``))).toEqual([])
})

test('every effect that asks for something says for what', () => {
  const effects = new Set(houseCards.flatMap((it) => it.effect ?? []).map((it) => it.op))
  const silent = ['gainRubium', 'draw']
  expect([...effects].filter((it) => !silent.includes(it) && !notation.includes(`\`${it}\``))).toEqual([])
})

test('every action is in it, and looks as it is written there', () => {
  const written = [...notation.matchAll(/^\| `(\{"act":"(\w+)".*?\})`/gm)]
  const acts =
    'throw pick buy play move breathe suffer reveal battle casualty pickCasualty mission takeMission discard give'
  expect(written.map(([, , act]) => act)).toEqual([
    ...acts.split(' '),
    'stray',
    'recall',
    'shift',
    'spare',
    'pass',
    'passBattle',
    'done'
  ])
  const start = game.setup({ options: {}, seats: [{}, {}], position: { rubium: [9, 9] } })
  for (const [, text = '', act] of written) {
    if (act === 'throw') continue
    const by = act === 'pick' ? 'chance' : 0
    const refusal = start.ok ? game.refuse(start.value, { by, do: JSON.parse(text) }) : null
    expect(refusal?.rule ?? 'legal', text).not.toBe(shapeRule)
  }
})
