import { join } from 'node:path'
import { expect, test } from 'vitest'
import { house } from '../../src/games/platformer/data/house.ts'
import { card } from './card.ts'
import { folder, tablekeeper } from './command.ts'

test("an owner's card in order is said to be", () => {
  const path = folder({ 'brann.yaml': card })
  expect(tablekeeper(['card', join(path, 'brann.yaml')])).toMatchObject({
    code: 0,
    out: `${join(path, 'brann.yaml')} is fine.\n`
  })
})

test('everything that is wrong is told with its line, what stands there and what was meant', () => {
  const broken = card
    .replace('powerDice: 2', 'powerDice: 9')
    .replace('[jump]', '[jmup]')
    .replace('plusTerrain', 'plusTerain')
  const file = join(folder({ 'brann.yaml': broken }), 'brann.yaml')
  const { code, lines } = tablekeeper(['card', file])
  expect(code).toBe(1)
  expect(lines.find((it) => it.startsWith(`${file}:5:7: symbols.3.0: `))).toContain('Did you mean “jump”?')
  expect(lines.find((it) => it.startsWith(`${file}:9:`))).toContain('Did you mean “plusTerrain”?')
  expect(lines.find((it) => it.startsWith(`${file}:11:12: powerDice: `))).toContain('Found: 9.')
})

test('a card is judged by the rules too, and in French', () => {
  const skill =
    'skills:\n  - id: slap\n    name: Slap\n    trigger: { t: faces, faces: [1, 1] }\n    effects: [{ e: follow }]\n'
  const file = join(folder({ 'brann.yaml': card + skill }), 'brann.yaml')
  const { code, lines } = tablekeeper(['card', file], 'fr_FR.UTF-8')
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/brann\.yaml:16:\d+: skills\.0\.effects\.0: .*follow.*\(NK-085\)$/)
})

test.each<[string, string, number]>([
  ['nowhere.yaml', 'The file cannot be read', 2],
  ['broken.yaml', 'This is neither YAML nor JSON', 2]
])('%s is refused', (name, said, expected) => {
  const { code, out } = tablekeeper(['card', join(folder({ 'broken.yaml': 'id: [' }), name)])
  expect(code).toBe(expected)
  expect(out).toContain(said)
})

test('a game that is not there cannot judge a card', () => {
  expect(tablekeeper(['card', 'x.yaml', '--game', 'chess'])).toMatchObject({ code: 2 })
})

test('a file of another kind is judged line by line, as a card is', () => {
  const written = JSON.stringify(house.tiles, null, 2)
  const path = folder({ 'tiles.json': written, 'odd.json': written.replace(':g..:...:e._:.#H:', ':g..:...:z._:.#H:') })
  const judged = (file: string, ...more: readonly string[]) => tablekeeper(['card', join(path, file), ...more])
  expect(judged('tiles.json', '--game', 'platformer', '--kind', 'tiles')).toMatchObject({ code: 0 })
  const odd = judged('odd.json', '--game', 'platformer', '--kind', 'tiles')
  const line = written.slice(0, written.indexOf(':g..:...:e._:.#H:')).split('\n').length
  expect(odd.code).toBe(1)
  expect(odd.lines).toHaveLength(1)
  expect(odd.lines[0]).toMatch(new RegExp(`odd\\.json:${line}:\\d+: 0\\.rows\\.1: `))
  expect(judged('tiles.json', '--game', 'platformer')).toMatchObject({ code: 2, err: expect.stringContaining('tiles') })
})
