// The panels of seats and open information, each as one line: its id, its heading, its content.
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../../src/core/ids.ts'
import type { Widget } from '../../../../src/core/view.ts'
import { houseTiles } from '../../../../src/games/nexus-ops/data/house.ts'
import game from '../../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import { after, at, dice, fight, pass, pick } from './at.ts'
import { say } from './spoken.ts'

function line(it: Widget): string {
  const title = `${it.id}, ${'title' in it && it.title ? say(it.title) : '-'}${'secret' in it && it.secret ? ' (secret)' : ''}`
  if (it.widget === 'counter') return `${title}: ${it.value}${it.of === undefined ? '' : ` of ${it.of}`}`
  if (it.widget === 'list')
    return `${title}: ${it.items.map(({ text, note, strong }) => `${say(text)}${note ? ` (${say(note)})` : ''}${strong ? '*' : ''}`).join('; ')}`
  if (it.widget === 'dice')
    return `${title}: ${it.dice.map(({ kind, face, state }) => `${kind} ${face ?? '?'} ${state}`).join('; ')}`
  if (it.widget === 'card') return `${title}: ${it.look ?? ''}${it.ready ? ', ready' : ''}`
  return title
}
const lines = (s: State, viewer: Viewer = 'audience') => game.view(s, viewer).widgets.map(line)
/** All panels but the reference, which is always there. */
const open = (s: State, viewer?: Viewer) => lines(s, viewer).filter((it) => !it.startsWith('reference'))
const seat = (s: State, of: number, viewer: Viewer = 'audience') => game.view(s, viewer).seats[of]?.widgets.map(line)
const status = (s: State) => game.view(s, 'audience').seats.map((it) => `${say(it.status)} (${it.state})`)

const s = at({
  rubium: [5, 6],
  vp: [3, 0],
  hands: [['EN-01', 'SM-01', 'SM-02']],
  played: [['SM-18', 'MI-01']],
  discards: { energize: ['EN-08'], secret: ['SM-03', 'SM-04'] },
  known: { '1,0': { tile: 'XT-2', seats: [0] }, '0,1': { tile: 'XT-1', seats: [1] } },
  tiles: ['1,0', '0,1']
})
const piles = [
  'missions, Missions in the pile: 21',
  'discards.energize, Energize cards discarded: Deflector',
  'discards.secret, Secret Missions discarded: Objective: Crystal Spires; Objective: Magma Pool'
]

describe('a seat', () => {
  test('shows points, rubium, how many cards, and the missions it has played', () => {
    expect(seat(s, 0)).toEqual([
      'vp, victory points: 3 of 12',
      'rubium, rubium: 5',
      'energize, Energize card: 1',
      'secret, Secret Missions: 2',
      'played, Missions played: Dominate the Plains (1 point); Mission (1 point, red card)'
    ])
    expect(seat(s, 1, 1)).toEqual([
      'vp, victory points: 0 of 12',
      'rubium, rubium: 6',
      'energize, Energize cards: 0',
      'secret, Secret Missions: 0'
    ])
    expect(seat(at({}, 4, { teams: true }), 0)?.[0]).toBe('vp, victory points: 0 of 20')
  })
  test('shows missions of the owner’s own by their name', () => {
    const cards = [
      { id: 'MY-1', deck: 'secret', name: 'Landlord', count: 2, origin: 'fact', vp: 3, timing: 'mission_any' }
    ]
    expect(seat(at({ played: [['MY-1']] }, 2, { cards } as never), 0)?.at(-1)).toBe(
      'played, Missions played: Landlord (3 points)'
    )
  })
  test('lays its cards open when the match is over, if it holds any', () => {
    const over = at({ vp: [12, 0], hands: [['EN-01', 'SM-18']] })
    expect(seat(over, 0)?.at(-1)).toBe('held, Cards left in hand: Supply Drop; Dominate the Plains')
    expect(seat(over, 1)?.at(-1)).toBe('secret, Secret Missions: 0')
  })
  test('says how it stands', () => {
    const units = { '2,1': ['', 'H1'], '1,2': ['', '', 'H2'], '2,2': ['', '', 'S1'] }
    const teams = at({ units, rubium: [0, 0, 0, 9] }, 4, { teams: true })
    expect(status(teams)).toEqual([
      'eliminated (out)',
      'playing: Deploy (plays)',
      '3 units, 2 spaces (waits)',
      '0 units, 0 spaces (waits)'
    ])
    expect(status(at({ vp: [0, 12] }))).toEqual(['finished (out)', 'winner (won)'])
    expect(status(at(null))).toEqual(['0 units, 0 spaces (waits)', '0 units, 0 spaces (waits)'])
  })
})

describe('what lies open', () => {
  test('is the same for all, but for the own cards and tiles', () => {
    expect(open(s)).toEqual(piles)
    expect(open(s, 0)).toEqual([
      'hand.0, Supply Drop (secret): energize, ready',
      'hand.1, Objective: Rock Plains (secret): secret',
      'hand.2, Objective: Liquifungus Forest (secret): secret',
      'seen, Tiles you have seen (secret): inner Plains at 1 o’clock (mine of 2)',
      ...piles
    ])
    expect(open(s, 1)).toEqual([
      'seen, Tiles you have seen (secret): inner Forest at 3 o’clock (Rock Strider)',
      ...piles
    ])
    expect(open(at({}), 0)).toEqual(['missions, Missions in the pile: 22'])
  })
  test('the reference says what each unit costs and hits on, as the match knows it', () => {
    const [reference = ''] = lines(s)
    expect(reference).toContain(
      'human (2 rubium, hits on 6+); fungoid (3 rubium, hits on 5+, 4+ (Forest) and 6+ (Spires))'
    )
    expect(reference).toContain('Lava Leaper (8 rubium, hits on 3+ and 2+ (Pool))')
  })
  test('a tile of the owner’s may show nothing, or have gone from the file', () => {
    const tiles = [...houseTiles, { id: 'MY-0', count: 1, origin: 'house' }]
    const known = { '1,0': { tile: 'MY-0', seats: [0] } }
    const s = at({ known, tiles: ['1,0', '0,1'] }, 2, { tiles } as never)
    expect(open({ ...s, known: { ...known, '0,1': { tile: 'MY-9', seats: [0] } } }, 0)[0]).toBe(
      'seen, Tiles you have seen (secret): inner Plains at 1 o’clock (nothing); inner Forest at 3 o’clock (MY-9)'
    )
  })
  test('battles to fight, then the one being fought', () => {
    const battles = at({ phase: 'battle', units: { '1,1': ['F2 H1', 'C1 F1'], '1,0': ['H1', 'H1'] } })
    expect(open(battles)[0]).toBe('fights, Battles to fight: inner Plains at 1 o’clock; Forest at 2 o’clock')
    const begun = after(battles, fight([1, 1]))
    expect(open(begun)).toEqual([
      'battle, Ada vs Basil: Forest at 2 o’clock: crystalline: 0 vs 1 (hit on 6+); fungoid: 2 vs 1 (hit on 4+); human: 1 vs 0 (hit on 6+)',
      'window, Asked for cards: Ada (to answer)*; Basil',
      'missions, Missions in the pile: 22'
    ])
    const quiet = after(begun, { act: 'passBattle' })
    expect(open(quiet)[1]).toBe('window, Asked for cards: Ada (passed for this battle); Basil (to answer)*')
    const due = after(quiet, pass, pass)
    expect(open(due).slice(1, 3)).toEqual([
      'dice.attacker, Ada’s dice: ',
      'dice.defender, Basil’s dice: defender ? expected'
    ])
    const thrown = after(due, dice([], [6]))
    expect(open(thrown).slice(1, 3)).toEqual([
      'dice.attacker, Ada’s dice: ',
      'dice.defender, Basil’s dice: defender 6 free'
    ])
  })
  test('a battle that is over says so', () => {
    const battle = after(at({ phase: 'battle', units: { '1,0': ['S1', 'H1'] } }), fight([1, 0]))
    const hit = after(battle, ...Array(4).fill(pass), dice([4]), pass, pass)
    const over = after(hit, { act: 'casualty', unit: 'human' }, pick('energize', 'EN-01'))
    expect(open(over)).toEqual([
      'battle, Ada vs Basil: inner Plains at 1 o’clock: Rock Strider: 1 vs 0 (hit on 4+); The battle is over.*',
      'missions, Missions in the pile: 22'
    ])
  })
})
