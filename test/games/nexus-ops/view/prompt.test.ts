// The prompt: who must do what, in one sentence, and the hint below it.
import { expect, test } from 'vitest'
import game from '../../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import { after, at, dice, die, done, fight, pass, pick } from './at.ts'
import { say } from './spoken.ts'

const singles = ['crystal', 'forest', 'magma', 'rock', 'rock', 'rock']
const breath = at({ phase: 'breath', units: { '1,0': ['D1'], '1,-1': ['', 'F1', 'F1'] } }, 3)
const breathe = { act: 'breathe', from: [1, 0], at: [1, -1] } as const
const battle = at({ phase: 'battle', units: { '1,-1': ['L1', 'S1 F1'] } })
const begun = after(battle, fight([1, -1]))
const rolled = after(begun, pass, pass, pass, pass, dice([5]))
const teams = { phase: 'draw', hands: [[], [], ['EN-01']] }
const looking = at({ hands: [['EN-05']], tiles: ['1,1'] })
const exploring = at({ phase: 'explore', units: { '1,1': ['H1'] }, tiles: ['1,1'] })
const spent = { phase: 'battle', units: { '1,-1': ['L2', 'S1 F3'] }, hands: [['EN-11'], ['EN-08', 'EN-11']] }
const spared = after(
  at(spent),
  fight([1, -1]),
  ...Array(4).fill(pass),
  dice([3, 5]),
  pass,
  { act: 'play', card: 'EN-08', side: 'defender' },
  pass,
  pass
)
const won = after(
  at({ phase: 'battle', units: { '1,0': ['S1', 'H1'] } }),
  fight([1, 0]),
  ...Array(4).fill(pass),
  dice([4])
)

test.each<[string, State, string]>([
  ['at the very beginning', at(null), 'Who goes first? Chance picks the first player.'],
  ['while the board is dealt', after(at(null), pick('first', '1')), 'Basil, lay the board tiles as dealt.'],
  [
    'in Deploy',
    at({}),
    'Ada, buy units or play cards, then finish deploying. | Put a unit on your base, or tap where it goes.'
  ],
  ['in Move', after(at({}), done), 'Ada, move your units. | Each unit moves once. Press Go on when you’re done.'],
  [
    'with a unit where it may not stand',
    at({ active: 1, units: { '1,-1': ['H1'] } }),
    'Ada, your human may not stay there: move it to one of your base spaces. | Nothing else changes.'
  ],
  [
    'with a dragon',
    breath,
    'Ada, your dragons may breathe plasma. | Each dragon once, at a neighbouring space with an enemy. Hits on 4+.'
  ],
  ['for the breath’s die', after(breath, breathe), 'Ada, throw 1 die for the breath. | It hits on 4+.'],
  ['when several could suffer', after(breath, breathe, die(4)), 'Ada, the breath hits: choose whose unit is lost.'],
  [
    'when one does',
    after(breath, breathe, die(4), { act: 'suffer', seat: 2 }),
    'Cleo, choose a unit to lose. | Choose first, then remove the figure.'
  ],
  [
    'to explore',
    at({ phase: 'explore', units: { '1,1': ['H1'] }, tiles: ['1,1'] }),
    'Ada, reveal the tiles under your units. | In any order.'
  ],
  ['to fight', battle, 'Ada, choose the next battle. | Every battle must be fought this turn.'],
  [
    'before a battle',
    begun,
    'Ada, play a card before the battle, or pass. | Everyone is asked in turn, even with no playable card.'
  ],
  [
    'in turn',
    after(begun, pass),
    'Basil, play a card before the battle, or pass. | Everyone is asked in turn, even with no playable card.'
  ],
  [
    'before the dice',
    after(begun, pass, pass),
    'Ada, play a card before the roll, or pass. | Now: Lava Leaper. Everyone is asked in turn, even with no playable card.'
  ],
  ['for the dice of one side', after(begun, pass, pass, pass, pass), 'Ada, throw 1 die. | Now: Lava Leaper.'],
  [
    'after the dice',
    rolled,
    'Ada, play a card after the roll, or pass. | Now: Lava Leaper. Everyone is asked in turn, even with no playable card.'
  ],
  [
    'for a leaper’s pick',
    after(rolled, pass, pass),
    'Ada, choose one of Basil’s units to destroy. | A Lava Leaper’s hit of 5+ lets its own side choose the loss.'
  ],
  [
    'while double tiles are dealt',
    after(at(null), pick('first', '0'), { act: 'pick', what: 'single', items: singles }),
    'Ada, lay the board tiles as dealt.'
  ],
  [
    'to retreat',
    after(at({ units: { '1,0': ['H1', 'H1'] } }), done),
    'Ada, move your units. | Each unit moves once. From a contested space you can only retreat.'
  ],
  [
    'when a breath has hit one alone',
    after(at({ phase: 'breath', units: { '1,0': ['D1'], '1,-1': ['', 'F1'] } }), breathe, die(4)),
    'Basil, choose a unit to lose. | Choose first, then remove the figure.'
  ],
  [
    'to see what a tile shows',
    after(exploring, { act: 'reveal', at: [1, 1] }),
    'Ada, what does this tile show? (Forest at 2 o’clock)'
  ],
  [
    'to look at a tile',
    after(looking, { act: 'play', card: 'EN-05', tiles: [[1, 1]] }),
    'Ada, look at this tile and keep it to yourself: Forest at 2 o’clock.'
  ],
  [
    'for a strike’s die',
    after(at(spent), fight([1, -1]), { act: 'play', card: 'EN-11', side: 'defender' }),
    'Ada, throw 1 die against Basil. | On 4+ a unit is lost.'
  ],
  [
    'for a strike at the attacker',
    after(at(spent), fight([1, -1]), pass, { act: 'play', card: 'EN-11', side: 'attacker' }),
    'Ada, throw 1 die against Ada. | On 4+ a unit is lost.'
  ],
  [
    'for the dice of the other side',
    after(at({ phase: 'battle', units: { '1,0': ['H1', 'S2'] } }), fight([1, 0]), ...Array(4).fill(pass)),
    'Basil, throw 2 dice. | Now: Rock Strider.'
  ],
  [
    'for a hit that is spared',
    spared,
    'Basil, one hit on you is cancelled: which one? | Either a hit whose loss the other side chooses, or one whose loss you choose.'
  ],
  ['for a casualty', after(won, pass, pass), 'Basil, choose a unit to lose. | Choose first, then remove the figure.'],
  ['when the loser draws', after(won, pass, pass, { act: 'casualty', unit: 'human' }), 'Basil, draw an Energize card.'],
  [
    'after a battle',
    after(won, pass, pass, { act: 'casualty', unit: 'human' }, pick('energize', 'EN-01')),
    'Ada, play missions for this battle, or go on. | One red card per battle won.'
  ],
  ['to draw', at({ phase: 'battle' }), 'Ada, draw a Secret Mission.'],
  [
    'after the draw',
    at({ phase: 'draw' }),
    'Ada, play missions, or end the turn. | You may also play what you have just drawn.'
  ],
  [
    'for a partner’s card',
    after(at(teams, 4, { teams: true }), done),
    'Cleo, give Ada a card, or pass. | Face down: only your partner sees it.'
  ]
])('%s', (_, s, expected) => {
  const { prompt } = game.view(s, 'audience')
  expect([prompt.say, ...(prompt.hint ? [prompt.hint] : [])].map((it) => say(it)).join(' | ')).toBe(expected)
})

test('both sides roll at once', () => {
  const s = after(at({ phase: 'battle', units: { '1,0': ['D2', 'D1'] } }), fight([1, 0]), pass, pass, pass, pass)
  const { prompt } = game.view(s, 1)
  expect(prompt.seats).toEqual([0, 1])
  expect(say(prompt.say)).toBe('Ada throws 2 dice, Basil 1.')
  expect(prompt.hint && say(prompt.hint)).toBe('Now: Rubium Dragon.')
})

test('the end is told, with who won', () => {
  const s = at({ vp: [12] })
  expect(game.view(s, 'audience').over).toMatchObject({ winners: [0] })
  expect(say(game.view(s, 'audience').prompt.say)).toBe('Ada wins!')
})
