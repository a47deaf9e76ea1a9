// What the lamps show in each situation.

import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import nexus from '../../../src/games/nexus-keepers/index.ts'
import armies from '../../../src/games/nexus-ops/index.ts'
import { graph, peek, pendingIn } from '../peek.ts'
import { at, board, chain } from '../positions.ts'
import { Table } from '../table.ts'

describe('landings', () => {
  test('nobody holds a figure: the next step of whoever is to act, by kind', () => {
    const t = at(board('0o.. 1...', [3, 3, 5, 5]))
    expect(t.cues('turn')).toEqual({ '1,1': 'jump', '2,0': 'push', '0,2': 'push' })
  })

  test('a lifted figure: where it stood, and everything it can reach, over several steps', () => {
    const t = at(board('0..1', [3, 3, 4, 4])).lift('keeper/0')
    expect(t.cues('lifted')).toEqual({
      '0,0': 'home',
      '1,0': 'step',
      '0,1': 'step',
      '1,1': 'jump',
      '2,1': expect.any(String),
      '1,2': expect.any(String)
    })
    expect(t.cues('turn')).toEqual({})
  })

  test('what can come back to where it stood is at home there, whatever leads back', () => {
    const t = at(board('0..1', [4, 4, 4, 4])).lift('keeper/0')
    expect(t.cues('lifted')).toMatchObject({ '0,0': 'home', '1,0': 'step', '2,0': 'step' })
  })

  test('a cube that may be laid where no place is yet: the cue says where that would be', () => {
    const first = { act: 'place', at: [0, 0], facing: 'N' }
    const t = new Table(nexus)
    t.tray([6], [0]).rest().tray([1], [0]).rest()
    const by = t.game.toAct(t.state)[0] as number
    t.say(by, first).tidy().show().rest()
    const all = t.layers.find(({ layer }) => layer === 'turn')?.cues ?? []
    const laid = all.filter(({ place }) => place.startsWith('#'))
    expect(laid.length).toBeGreaterThan(3)
    for (const { cue, place, at } of laid) {
      expect(cue).toBe('put')
      expect(place).toBe(`#${at?.join()}`)
    }
  })

  test('a lifted figure of somebody else: where it can be pushed', () => {
    const t = at(board('01..', [1, 5, 5, 5])).lift('keeper/1')
    expect(t.cues('lifted')).toEqual({ '1,0': 'home', '2,0': 'push', '3,0': 'push' })
  })

  test('of both games of the house: every way of the piece in the hand', () => {
    const keepers = { cubes: ['0,0 S', '1,2 N'], keepers: ['0,0', '1,3'], pool: [2, 2, 3, 3] }
    expect(new Table(nexus, { position: keepers }).lift('keeper/0').cues('lifted')).toEqual({
      '0,0': 'home',
      '0,1': 'step',
      '1,0': 'step',
      '0,-1': 'step',
      '-1,0': 'step',
      '1,1': 'jump',
      '1,2': 'jump'
    })
    const ways = (letter: string, kind: string) => {
      const units = { '1,0': [`${letter}1`], '-2,-2': ['', 'H1'] }
      const t = new Table(armies, { position: { phase: 'move', units } }).lift(`${kind}/0`)
      return Object.entries(t.cues('lifted')).map(([place, cue]) => `${cue} ${place}`)
    }
    const human = ['home 1,0', 'step 0,1', 'step 1,1', 'step 2,-1', 'step 2,0']
    expect(ways('H', 'human').sort()).toEqual(human)
    expect(ways('D', 'dragon').sort()).toEqual([...human, 'step 0,0', 'step 1,-1'].sort())
  })

  test('but not where it could only go after something else was moved', () => {
    const t = at(board('0o.1', [4, 4, 5, 5])).lift('keeper/0')
    expect(t.cues('lifted')).toEqual({ '0,0': 'home', '0,1': 'step' })
  })

  test('lamps follow a lifted figure under the hand', () => {
    const t = at(board('0..1', [1, 1, 4, 4]))
      .hands(true)
      .lift('keeper/0')
    expect(t.cues('lifted')).toMatchObject({ '1,0': 'step' })
    t.put('keeper/0', '0,0')
    expect(t.cues('lifted')).toEqual({})
  })

  test('cues are asked of a state that is shown, never of one that the search only passes', () => {
    let asked = 0
    const counting: AnyGame = {
      ...nexus,
      cues: (s: Json) => {
        asked++
        return nexus.cues(s as never)
      }
    }
    const t = new Table(counting, {
      position: { cubes: ['0,0 S', '1,2 N'], keepers: ['1,2', '0,2'], pool: [2, 2, 2, 6] }
    })
    const nodes = graph(counting)
    const before = asked
    expect(before).toBeGreaterThan(0)
    for (const { to } of nodes.successors(nodes.node(t.state)).edges)
      expect(nodes.successors(to).edges.length).toBeGreaterThan(0)
    expect(asked).toBe(before)
  })

  test('the game keeps its own cues, and nothing is lit twice', () => {
    const t = at(board('0..1', [1, 1, 4, 4]))
    expect(t.cues('decoration')).toEqual({ '0,0': 'turn' })
    const before = t.layers
    t.show()
    expect(t.layers).toBe(before)
  })
})

describe('everything that is lit', () => {
  const two = board('0..1', [1, 1, 4, 4])
  const rolled = { ...two, phase: 'rolled', dice: [1, 2, 4, 5] }
  const turned = (): Table => {
    const t = at(rolled, { tray: rolled.dice })
    t.dice = { lying: [1, 2, 4, 6].map((face) => ({ kind: 'regular', face })), thrown: [] }
    return t.show().rest()
  }
  const unseen = { sees: ({ id }: { id: string }) => !['0,1', '1,0'].includes(id) }
  const strange = (): Table => new Table(nexus, { seats: [{}, {}] }).tray([6]).rest().tray([2]).rest()

  test.each<[what: string, t: () => Table, layer: string, cues: string[]]>([
    ['in calm play: the next step', () => at(two), 'turn', ['step 0,1', 'step 1,0']],
    [
      'a lifted figure: its home and its ways',
      () => at(two).lift('keeper/0'),
      'lifted',
      ['home 0,0', 'step 0,1', 'step 1,0']
    ],
    [
      'one that was asked back',
      () => at(two).lift('keeper/0').wait(12_000),
      'lifted',
      ['home 0,0', 'step 0,1', 'step 1,0']
    ],
    [
      'a foul: what is wrong and where it goes',
      () => at(two).shift('keeper/0', '2,1').rest(),
      'foul',
      ['wrong 2,1', 'fix 0,0']
    ],
    ['a foul in the hand', () => at(two).shift('keeper/0', '2,1').rest().lift('keeper/0'), 'foul', ['fix 0,0']],
    ['one too many', () => at(two).put('stone', '2,1').rest(), 'foul', ['wrong 2,1']],
    ['a die that was turned: at the tray and by whoever plays', turned, 'foul', ['wrong tray', 'wrong 0,0']],
    ['a push half done', () => at(chain).shift('2,1', '3,1'), 'lifted', ['lift 1,1', 'put 2,1']],
    ['the same, asked for', () => at(chain).shift('2,1', '3,1').rest(), 'lifted', ['lift 1,1', 'put 2,1']],
    [
      'a question: where the answers differ',
      () => at(two, unseen).lift('keeper/0').rest().press(0, 'end'),
      'question',
      ['choice 0,1', 'choice 1,0']
    ],
    ['what cannot be told', () => strange().put('?', '#4,7').rest(), 'foul', ['wrong #4,7']]
  ])('%s', (_, table, layer, cues) => {
    const t = table()
    expect(t.layers.filter((it) => it.layer !== 'decoration')).toEqual([
      { layer, cues: cues.map((it) => ({ cue: it.split(' ')[0], place: it.split(' ')[1] })) }
    ])
  })

  test('a push that is done now: no longer what it needed', () => {
    const t = at(chain).shift('2,1', '3,1').rest().shift('1,1', '2,1')
    expect(pendingIn(peek(t.match).sensors.settling)?.verdict).toBe('moved')
    expect(t.cues('lifted')).toEqual({})
  })

  test('when it is over, nothing', () => {
    const t = at({ ...board('..01', [1, 1, 5, 5]), score: [1, 0] })
    expect(t.lift('keeper/1').rest().layers).toEqual([])
  })
})

test('a die in a hand is no piece: the next steps are still shown', () => {
  const t = at({ ...board('0..1', [4, 4, 4, 4]), phase: 'rolled' }, { tray: [4, 4, 4, 4] })
  const steps = t.cues('turn')
  t.dice = { lying: t.dice.lying.slice(1), thrown: [] }
  t.show()
  expect(pendingIn(peek(t.match).sensors.settling)).toMatchObject({ verdict: 'unfinished', stage: 'lifted' })
  expect(t.cues('turn')).toEqual(steps)
  expect(t.cues('lifted')).toEqual({})
})
