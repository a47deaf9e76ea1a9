// What is expected of whom, in one sentence, and the hint below it.
import { expect, test } from 'vitest'
import { game } from '../../../../src/games/nexus-ops/game.ts'
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
  ['at the very beginning', at(null), 'Who begins? Chance names the first player'],
  ['while the board is dealt', after(at(null), pick('first', '1')), 'Basil — lay the board tiles as they are dealt'],
  [
    'in Deploy',
    at({}),
    'Ada — buy units, play cards, then say you are done | Put a unit on your base, or tap where it goes.'
  ],
  ['in Move', after(at({}), done), 'Ada — move your units | Each unit once. Say when you are done.'],
  [
    'with a unit where it may not stand',
    at({ active: 1, units: { '1,-1': ['H1'] } }),
    'Ada — your human may not stand there: back to a base space of your choice | Nothing else is taken back.'
  ],
  [
    'with a dragon',
    breath,
    'Ada — your dragons may breathe plasma | Each once, at a neighbouring space with an enemy. On 4 or more it hits.'
  ],
  ['for the breath’s die', after(breath, breathe), 'Ada — throw one die for the breath | On 4 or more it hits.'],
  ['when several could suffer', after(breath, breathe, die(4)), 'Ada — the breath hits: say who suffers'],
  [
    'when one does',
    after(breath, breathe, die(4), { act: 'suffer', seat: 2 }),
    'Cleo — choose a unit to lose | Choose first, then take the figure away.'
  ],
  [
    'to explore',
    at({ phase: 'explore', units: { '1,1': ['H1'] }, tiles: ['1,1'] }),
    'Ada — turn up the tiles under your units | In the order you like.'
  ],
  ['to fight', battle, 'Ada — choose the next battle | Every one of them is fought this turn.'],
  [
    'before a battle',
    begun,
    'Ada — a card, or pass? Before the battle. | Everybody is asked in turn, whatever they hold.'
  ],
  [
    'in turn',
    after(begun, pass),
    'Basil — a card, or pass? Before the battle. | Everybody is asked in turn, whatever they hold.'
  ],
  [
    'before the dice',
    after(begun, pass, pass),
    'Ada — a card, or pass? Before the dice. | Step: Lava Leaper. Everybody is asked in turn, whatever they hold.'
  ],
  ['for the dice of one side', after(begun, pass, pass, pass, pass), 'Ada — throw 1 die | Step: Lava Leaper.'],
  [
    'after the dice',
    rolled,
    'Ada — a card, or pass? The dice have fallen. | Step: Lava Leaper. Everybody is asked in turn, whatever they hold.'
  ],
  [
    'for a leaper’s pick',
    after(rolled, pass, pass),
    'Ada — choose which unit of Basil is lost | A Lava Leaper’s good hit chooses for itself.'
  ],
  [
    'while double tiles are dealt',
    after(at(null), pick('first', '0'), { act: 'pick', what: 'single', items: singles }),
    'Ada — lay the board tiles as they are dealt'
  ],
  [
    'to retreat',
    after(at({ units: { '1,0': ['H1', 'H1'] } }), done),
    'Ada — move your units | Each unit once. From a contested space you can only retreat.'
  ],
  [
    'when a breath has hit one alone',
    after(at({ phase: 'breath', units: { '1,0': ['D1'], '1,-1': ['', 'F1'] } }), breathe, die(4)),
    'Basil — choose a unit to lose | Choose first, then take the figure away.'
  ],
  [
    'to see what a tile shows',
    after(exploring, { act: 'reveal', at: [1, 1] }),
    'Ada — what does the tile show? Liquifungus Forest 1,1'
  ],
  [
    'to look at a tile',
    after(looking, { act: 'play', card: 'EN-05', tiles: [[1, 1]] }),
    'Ada — look at this tile, and keep it to yourself: Liquifungus Forest 1,1'
  ],
  [
    'for a strike’s die',
    after(at(spent), fight([1, -1]), { act: 'play', card: 'EN-11', side: 'defender' }),
    'Ada — throw one die against Basil | On 4 or more a unit is lost.'
  ],
  [
    'for a strike at the attacker',
    after(at(spent), fight([1, -1]), pass, { act: 'play', card: 'EN-11', side: 'attacker' }),
    'Ada — throw one die against Ada | On 4 or more a unit is lost.'
  ],
  [
    'for the dice of the other side',
    after(at({ phase: 'battle', units: { '1,0': ['H1', 'S2'] } }), fight([1, 0]), ...Array(4).fill(pass)),
    'Basil — throw 2 dice | Step: Rock Strider.'
  ],
  [
    'for a hit that is spared',
    spared,
    'Basil — a hit on you is taken away: which? | A good hit of a Lava Leaper, or one whose loss you choose.'
  ],
  [
    'for a casualty',
    after(won, pass, pass),
    'Basil — choose a unit to lose | Choose first, then take the figure away.'
  ],
  ['when the loser draws', after(won, pass, pass, { act: 'casualty', unit: 'human' }), 'Basil — draw an Energize card'],
  [
    'after a battle',
    after(won, pass, pass, { act: 'casualty', unit: 'human' }, pick('energize', 'EN-01')),
    'Ada — play missions for this battle, or go on | One card on red for each battle won.'
  ],
  ['to draw', at({ phase: 'battle' }), 'Ada — draw a Secret Mission'],
  [
    'after the draw',
    at({ phase: 'draw' }),
    'Ada — play missions, or end the turn | What you have just drawn may be played too.'
  ],
  [
    'for a partner’s card',
    after(at(teams, 4, { teams: true }), done),
    'Cleo — give Ada a card, or pass | Face down: only your partner sees it.'
  ]
])('%s', (_, s, expected) => {
  const { prompt } = game.view(s, 'audience')
  expect([prompt.say, ...(prompt.hint ? [prompt.hint] : [])].map((it) => say(it)).join(' | ')).toBe(expected)
})

test('both sides roll at once', () => {
  const s = after(at({ phase: 'battle', units: { '1,0': ['D2', 'D1'] } }), fight([1, 0]), pass, pass, pass, pass)
  const { prompt } = game.view(s, 1)
  expect(prompt.seats).toEqual([0, 1])
  expect(say(prompt.say)).toBe('Ada throws 2 dice, Basil 1')
  expect(prompt.hint && say(prompt.hint)).toBe('Step: Rubium Dragon.')
})

test('the end is told, with who won', () => {
  const s = at({ vp: [12] })
  expect(game.view(s, 'audience').over).toMatchObject({ winners: [0] })
  expect(say(game.view(s, 'audience').prompt.say)).toBe('Ada — victory!')
})
