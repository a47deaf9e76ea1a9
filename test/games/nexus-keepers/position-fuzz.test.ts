// Fuzzes hand-written positions of Nexus Keepers, from a seed. The game refuses each with path and reason, or it can be played and viewed.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../../../src/core/json.ts'
import type { Schema } from '../../../src/core/schema.ts'
import type { Phrase } from '../../../src/core/words.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import { positionSchema } from '../../../src/games/nexus-keepers/position/board.ts'
import { Luck } from '../../../src/players/luck.ts'
import { readable } from '../readable.ts'

/** The number of positions; `BENT=100000` runs a longer test. */
const bent = Number(process.env.BENT ?? 6000)

type Written = { readonly options: Json; readonly seats: readonly Json[]; readonly position: JsonObject }

const folder = 'test/scenarios/nexus-keepers'
const recorded = readdirSync(folder).flatMap((file): Written[] => {
  const { options = {}, seats, position } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8').split('\n')[0] ?? '')
  return position ? [{ options, seats, position }] : []
})
const ready = Object.values(game.positions ?? {}).map(
  ({ brings = [], position }): Written => ({ options: {}, seats: brings, position: position as JsonObject })
)
const sources = [...ready, ...recorded]

const keys = Object.keys(positionSchema.properties ?? {})
const numbers = [-1, 0, 1, 2, 3, 5, 6, 7, 8, 20, 99, 999, 1000, 1.5, 1e9, 2 ** 53, -0]
const texts = [
  '',
  '0,0',
  '0,0 S',
  '1,2 N',
  '3,1 E',
  '-1,-2 W',
  '999,0 N',
  '1000,0 S',
  '0,-0 S',
  '1e3,0 N',
  'x',
  'start'
]
const cells = ['0,0', '1,2', '0,1', '1,1', '0,0 S', '1,2 N', '3,1 E', '2,-1 S', '4,3 N', '0,0 N', '9,9 W']
const phases = ['place', 'start', 'reroll', 'actions', 'bonus', 'closure', 'roll', 'first', 'over']

class Bend extends Luck {
  value(): Json {
    const list = (): Json => Array.from({ length: this.below(9) }, () => this.one([...numbers, ...texts, null]))
    const faces = (): Json => Array.from({ length: this.below(9) }, () => 1 + this.below(6))
    const seats = (): Json => Array.from({ length: this.below(4) }, () => this.below(5))
    const make = [() => this.one(numbers), () => this.one(texts), () => this.one(phases), list, faces, seats]
    return this.one([...make, () => null, () => true, () => ({}), () => ({ seat: 0 })])()
  }

  /** A random value that the schema allows. */
  fitting(schema: Schema): Json {
    const { items, minimum = 0, maximum = 0, maxItems = 0, type } = schema
    if (schema.enum) return this.one(schema.enum)
    if (items) {
      const list = Array.from({ length: this.below(Math.min(maxItems, this.one([3, 5, 9])) + 1) }, () =>
        this.fitting(items)
      )
      return schema.uniqueItems ? [...new Set(list)] : list
    }
    if (Array.isArray(type) && this.below(3) === 0) return null
    if ([type].flat().includes('string')) return this.one(cells)
    return minimum + this.below(Math.min(maximum, this.one([2, 4, maximum])) - minimum + 1)
  }

  /** Removes, inserts, duplicates or replaces one part, here or deeper, or reverses a list. */
  bend(value: Json): Json {
    if (Array.isArray(value)) {
      const list: Json[] = [...value]
      const i = this.below(list.length + 1)
      const ways = [
        () => list.splice(i, 1),
        () => list.splice(i, 0, this.value()),
        () => list.push(...list.slice(0, i)),
        () => list.reverse(),
        () => list.splice(i, 1, this.bend(list[i] ?? null)),
        () => list.splice(i, 1, this.bend(list[i] ?? null))
      ]
      this.one(ways)()
      return list
    }
    if (typeof value === 'number') return this.one([value + 1, value - 1, -value, this.one(numbers), this.value()])
    if (typeof value === 'string') return this.one([...texts, value.slice(1), `${value} `, this.value()])
    return this.value()
  }

  position(of: JsonObject): Json {
    let it: Record<string, Json> = { ...of }
    for (let n = 1 + this.below(3); n > 0; n--) {
      const key = this.one([...Object.keys(it), ...keys])
      const way = this.below(10)
      if (way === 0) delete it[key]
      else if (way === 1) it = { ...it, [this.one(['cube', 'toString', '__proto__', ''])]: this.value() }
      else if (way < 6) it = { ...it, [key]: this.fitting(positionSchema.properties?.[key] ?? {}) }
      else it = { ...it, [key]: key in it ? this.bend(it[key] ?? null) : this.value() }
    }
    return this.below(200) === 0 ? this.value() : it
  }
}

/** Asks the game everything that a page and a referee ask before the first move. */
function look(position: Json, { options, seats }: Written): 'good' | 'refused' {
  const set = game.setup({ options, seats, position })
  if (!set.ok) {
    expect(set.problems.length).toBeGreaterThan(0)
    for (const { at, why } of set.problems) {
      expect(at[0]).toBe('position')
      readable(game.words, why)
    }
    return 'refused'
  }
  const s = set.value
  for (const by of game.toAct(s)) {
    if (by === 'chance') expect(game.chance(s)).not.toBeNull()
    else expect([...take(game.legal(s, by), 40)].length).toBeGreaterThan(0)
  }
  game.scene(s)
  game.key(s)
  for (const viewer of ['audience', ...seats.keys()] as const)
    readable(game.words, game.view(s, viewer).prompt.say as Phrase)
  return 'good'
}

function* take<T>(all: Iterable<T>, most: number): Generator<T> {
  let n = 0
  for (const it of all) {
    if (n++ >= most) return
    yield it
  }
}

test('a position with nobody left is refused (NK-140)', () => {
  const everybody = { cubes: ['0,0 S', '1,2 N'], eliminated: [1, 0] }
  const set = game.setup({ options: {}, seats: [{}, {}], position: everybody })
  expect(set).toMatchObject({ ok: false, problems: [{ at: ['position', 'eliminated'], rule: 'NK-140' }] })
})

test('a bent position is refused with its path and reason, or good: nothing throws', () => {
  expect(recorded.length).toBeGreaterThan(30)
  for (const it of sources) expect(look(it.position, it)).toBe('good')
  const bend = new Bend(7891745)
  const found = { good: 0, refused: 0 }
  const thrown: string[] = []
  for (let n = 0; n < bent; n++) {
    const source = bend.one(sources)
    const position = bend.position(source.position)
    try {
      found[look(position, source)]++
    } catch (error) {
      thrown.push(`${JSON.stringify(position)} (${source.seats.length} seats): ${error}`)
    }
  }
  expect(thrown).toEqual([])
  expect(found.good).toBeGreaterThan(500)
  expect(found.refused).toBeGreaterThan(500)
})
