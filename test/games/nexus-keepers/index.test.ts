// Laws of the game contract, on random matches with every house keeper and every option; then properties of this game only.
import { describe, expect, test } from 'vitest'
import { sample } from '../../../src/core/chance.ts'
import { play } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import { draw, seeded } from '../../../src/core/random.ts'
import type { Move } from '../../../src/core/rules.ts'
import type { Action } from '../../../src/games/nexus-keepers/actions.ts'
import { houseCards } from '../../../src/games/nexus-keepers/cards/house.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import { optionsSchema } from '../../../src/games/nexus-keepers/options.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import { after, at, B2, B3, dice, jump, keep, leap, may, move, opened, push, roll, stop, why } from './match.ts'

const isPushOff = (s: State, by: number, action: Action): boolean =>
  action.act === 'push' &&
  play(game, s, { by, do: action }).players.some((it, i) => i !== by && it.status !== 'onBoard' && s.players[i]?.at)

/** Plays a random match, in which a push off the board is played whenever one is possible. `look` gets every state and its move. */
function playout(seed: number, options: Json, look: (s: State, move: Move<Action>) => void): State {
  let random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => {
    const [n, next] = draw(random, list.length)
    random = next
    return list[n] as T
  }
  const terrains = ['wood', 'stone', 'water', 'earth', 'grass']
  const seats = Array.from({ length: 2 + (seed % 3) }, (_, seat) => ({
    ...(seed % 2 === 0 ? { team: seat % 2 } : {}),
    card: pick(houseCards).id,
    terrains: terrains.map(() => pick(terrains))
  }))
  const start = game.setup({ options, seats })
  if (!start.ok) throw new Error(JSON.stringify(start.problems))
  let s = start.value
  for (let n = 0; n < 20_000; n++) {
    const [by] = game.toAct(s)
    const node = game.chance(s)
    if (by === undefined) return s
    let next: Move<Action>
    if (node) {
      const [action, after] = sample(node, random)
      random = after
      next = { by: 'chance', do: action as Action }
    } else {
      const legal = [...game.legal(s, by)]
      const offs = s.phase === 'actions' ? legal.filter((it) => isPushOff(s, by as number, it)) : []
      const busy = legal.filter((it) => it.act !== 'end')
      next = { by, do: pick([offs, busy, legal].find((it) => it.length > 0) ?? []) }
    }
    look(s, next)
    s = play(game, s, next)
  }
  throw new Error(`seed ${seed} does not end`)
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

const others = Object.entries(optionsSchema.properties ?? {}).flatMap(([name, it]) => {
  const values = it.type === 'boolean' ? [true, false] : (it.enum ?? [])
  return values.filter((value) => value !== it.default).map((value) => ({ [name]: value }) as Json)
})

test.each([{}, ...others])('a match under %o keeps the laws', (options) => {
  playout(7, options, (s, next) => {
    frozen(s)
    expect(game.refuse(s, next)).toBeNull()
    const stood = s.players.flatMap((it) => (it.at ? [it.at.join()] : []))
    expect(new Set(stood).size).toBe(stood.length)
    const tiles = new Set(game.scene(s).places.map((it) => it.id as string))
    for (const place of stood) expect(tiles).toContain(place)
    for (const { cube, edges } of portals(s)) expect(tiles.has(edges), `behind ${cube}`).toBe(false)
  })
})

const portals = (s: State) =>
  s.cubes.map((it) => {
    const [x, y] = it.at
    const rear = { N: [x, y + 2], E: [x + 2, y], S: [x, y - 2], W: [x - 2, y] }[it.facing]
    return { cube: it.seat, edges: rear.join() }
  })

test('the same seed is the same match, through JSON and back', () => {
  const keys: string[] = []
  const end = playout(11, {}, (s, next) => {
    keys.push(game.key(s))
    const copy = JSON.parse(JSON.stringify(s)) as State
    if (keys.length % 20 === 0) {
      expect(game.key(copy)).toBe(game.key(s))
      const [by = 0] = game.toAct(s)
      expect([...game.legal(copy, by)]).toEqual([...game.legal(s, by)])
      expect(play(game, copy, next)).toEqual(play(game, s, next))
    }
  })
  let i = 0
  expect(playout(11, {}, (s) => expect(game.key(s)).toBe(keys[i++]))).toEqual(end)
  expect(game.outcome(end)?.winners).toHaveLength(1)
})

test('allies win together at random, too', () => {
  expect(game.outcome(playout(14, {}, () => {}))?.winners).toHaveLength(2)
})

test('an accepted action that is not listed leads to the same state as a listed one', () => {
  playout(5, {}, (s) => {
    const [by] = game.toAct(s)
    if (by === 'chance' || by === undefined || s.phase === 'place') return
    const listed = new Set([...game.legal(s, by)].map((it) => game.key(play(game, s, { by, do: it }))))
    for (const action of candidates) {
      if (game.refuse(s, { by, do: action })) continue
      expect(listed.has(game.key(play(game, s, { by, do: action }))), JSON.stringify(action)).toBe(true)
    }
  })
})

const candidates: readonly Action[] = [
  ...(['N', 'E', 'S', 'W'] as const).flatMap((to) => [
    move(to),
    ...[1, 2, 3].map((n) => leap(to, n)),
    ...[1, 2, 3, 4].map((n) => push(to, n))
  ]),
  ...(['NE', 'SE', 'SW', 'NW'] as const).flatMap((to) => [jump(to), push(to)]),
  ...[1, 2, 3, 4, 5, 6].map(keep),
  ...[0, 1, 2, 3].map(roll),
  stop,
  { act: 'follow' },
  { act: 'bonus' },
  { act: 'decline' }
]

describe('keys', () => {
  test('two ways to one position with the same points spent are one state', () => {
    const s = at({ cubes: B2, keepers: ['0,0'], pool: [2, 2, 2, 3, 3, 3] })
    expect(game.key(after(s, move('N'), move('E')))).not.toBe(game.key(after(s, jump('NE'))))
    expect(game.key(after(s, move('N'), move('S')))).toBe(game.key(after(s, move('E'), move('W'))))
  })
  test('how often dice were thrown is forgotten once they are locked', () => {
    const s = at({ cubes: B2, throw: [2, 3, 4, 5, 6, 6] })
    const again = after(s, { act: 'reroll', dice: [2, 3], power: 0 }, dice([2, 3]))
    expect(game.key(again)).not.toBe(game.key(s))
    expect(game.key(after(again, stop))).toBe(game.key(after(s, stop)))
  })
  test('every part of a state that matters is in it', () => {
    const variants = [
      {},
      { active: 1 },
      { keepers: ['0,0'] },
      { waiting: [1] },
      { fresh: [1] },
      { power: [1] },
      { reserve: [null, 3] },
      { extraDice: [null, 2] },
      { pool: [2, 2] },
      { pool: [2], powerDice: [2] },
      { pool: [2], reserveDie: 2 },
      { pool: [2, 2], bonus: 1 },
      { pool: [2, 2], pushedOff: 1 },
      { throw: [2, 2] },
      { throw: [2, 2], rerolls: 1 },
      { phase: 'bonus' },
      { phase: 'bonus', bonus: 2 },
      { cubes: ['0,0 S', '-1,2 N'] },
      { eliminated: [1] }
    ]
    const keys = variants.map((it) => game.key(at({ cubes: B2, ...it } as never)))
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('any JSON at all', () => {
  const states = [
    opened(2),
    at({ cubes: ['0,0 S'], phase: 'place' }, { seats: [{}, {}] }),
    at({ cubes: B3 }),
    at({ cubes: B3, throw: [1, 2, 3] }),
    at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [2, 2, 4, 4] }, { seats: [{ card: 'hessa' }] }),
    at({ cubes: B3, phase: 'bonus' }),
    at({ cubes: B3, eliminated: [1], active: 1 }),
    at({ cubes: B2, eliminated: [1] })
  ]
  const nonsense = [null, 1, 'move', [], {}, true, { act: 1 }, { act: 'toString' }, { act: '__proto__' }]
  const parts = [
    null,
    -1,
    1.5,
    1e99,
    'N',
    'X',
    '',
    [],
    [0],
    [0, 0],
    [1, 1],
    [9, 9, 9],
    {},
    { e: 1 },
    [null],
    [{}],
    true
  ]
  const keys = ['at', 'facing', 'power', 'dice', 'again', 'to', 'over', 'n', 'skill', 'with', 'keep', 'block', 'extra']
  const acts = [...'throw place roll reroll stop move jump leap push follow skill end bonus decline dock'.split(' ')]
  test('is refused with a rule or legal, and never an exception', () => {
    for (const s of states)
      for (const by of [0, 1, 9, -1, 'chance', null, 'x'] as never[]) {
        for (const it of nonsense) expect(why(s, it, by)).toBe('TK-003')
        for (const act of acts)
          for (const key of keys)
            for (const part of parts) {
              const found = game.refuse(s, { by, do: { act, [key]: part } as never })
              if (found) expect(found.rule).toMatch(/^(NK|TK)-\d{3}$/)
              else expect([...game.legal(s, by)]).toContainEqual({ act, [key]: part })
            }
      }
  })
  test('a key too many or too few is refused', () => {
    const s = at({ cubes: B3, pool: [2, 2] })
    expect(why(s, { act: 'move', to: 'N' })).toBeNull()
    expect(why(s, { act: 'move', to: 'N', n: 1 })).not.toBeNull()
    expect(why(s, { act: 'end' })).not.toBeNull()
    expect(why(at({ cubes: B3, throw: [2, 3, 4] }), { act: 'reroll', dice: [3, 2], power: 0 })).not.toBeNull()
  })
})

test('only throws of dice reveal anything', () => {
  const s = after(at({ cubes: B3 }), roll())
  expect(game.learns(s, { by: 'chance', do: dice([1, 2, 3, 4, 5, 6]) })).toEqual([0, 1, 2])
  expect(game.learns(at({ cubes: B3, pool: [2, 2] }), { by: 0, do: move('N') })).toEqual([])
})

test('which actions are observed, inferred or declared', () => {
  const s = at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [1, 2, 2, 3, 3, 4, 4] }, { seats: [{ card: 'tarn' }] })
  const how = (action: Action, state = s, by = 0) => game.sketch(state, { by, do: action }).how
  expect([move('E'), jump('SE'), leap('E'), push('E')].map((it) => how(it))).toEqual([
    'observed',
    'observed',
    'observed',
    'observed'
  ])
  expect(how({ act: 'skill', skill: 'slantwise' })).toBe('inferred')
  expect(how({ act: 'end', keep: null })).toBe('declared')
  expect([roll(), stop, { act: 'bonus' } as const].map((it) => how(it))).toEqual(['inferred', 'inferred', 'inferred'])
  expect(how({ act: 'decline' })).toBe('declared')
  expect(may(s, 'end').map((it) => game.sketch(s, { by: 0, do: it }).button)).toEqual([
    'end',
    undefined,
    undefined,
    undefined
  ])
})
