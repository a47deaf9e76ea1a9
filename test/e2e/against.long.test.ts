// A person at a page plays each game to its end against a computer player of two levels, takes a move back, and sees the daemon die and
// come back while the computer thinks.

import { test } from 'vitest'
import { levels } from '../../src/core/level.ts'
import rules from '../../src/games/platformer/index.ts'
import { type Contest, contest } from './against.ts'
import type { Tile } from './visitor.ts'

const [, easy, , , master] = levels

/** Hessa steps where Dorn can push her through her portal. */
const nexusKeepers: Contest = {
  game: 'nexus-keepers',
  start: {
    seats: [
      { name: 'Ada', card: 'hessa' },
      { name: 'Basil', card: 'dorn' }
    ],
    position: {
      cubes: ['0,0 S', '1,2 N'],
      keepers: ['0,-1', '0,1'],
      phase: 'actions',
      pool: [6, 6, 6, 2, 3],
      fresh: []
    }
  },
  async opens(it) {
    await it.takesBack(() => it.v.drag('Hessa', [0, -1], [0, 0]))
    await it.v.press(/^End the turn$/)
  },
  presses: [/^Throw \d/, /^Keep these dice/, /^Decline/, /^End the turn/],
  ends: /wins!$/
}

const names = [{ name: 'Ada' }, { name: 'Basil' }]
/** The middle of a hex in board units, as the game computes it. */
const hex = (q: number, r: number): Tile => [r + q / 2, (q * Math.sqrt(3)) / 2]

/** Basil needs one point, and his dragons stand beside a single human. */
const nexusOps: Contest = {
  game: 'nexus-ops',
  start: {
    seats: names,
    position: {
      phase: 'deploy',
      rubium: [2, 0],
      vp: [3, 11],
      units: { '2,1': ['H1'], '1,1': ['H1'], '1,0': ['', 'D3 L3'] }
    }
  },
  async opens({ v, takesBack }) {
    await takesBack(() => v.bringBack('human (Ada)', hex(2, 1)))
    await v.press(/^Finish deploying$/)
    await v.press(/^Go on$/)
    await v.press(/^End the turn$/)
  },
  agrees: true,
  presses: [/^Throw \d/, /^Pass/, /^Lose/, /^Finish deploying/, /^Go on/, /^End the turn/],
  ends: /wins!$/
}

/** Basil stands beside the boss, with all that defeats it: he needs one lucky throw. */
const platformer: Contest = {
  game: 'platformer',
  start: {
    seats: names,
    position: {
      ...(rules.positions?.boss?.position as object),
      heroes: ['H2', 'H6'],
      at: ['7,13', '3,13'],
      gems: [7, 40],
      items: [[], ['I02']],
      special: ['BLANK', 'SWORD']
    }
  },
  async opens({ v, asks, takesBack }) {
    // A boot, four coins, and an enemy die that goes left.
    await v.throwDice(6, [1, 3, 3, 3, 3, 2])
    await asks(/^Ada, use your dice/)
    await takesBack(() => v.drag('Osric', [7, 13], [6, 13]))
    await v.press(/^End actions/)
    await v.press(/^Leave the special die/)
    await asks(/^(Ada, throw the enemy die|Basil, throw)/)
    if ((await v.headline())?.startsWith('Ada')) await v.throwDice(1)
  },
  presses: [/^Throw \d/, /^Hold on/, /^End actions/, /^Leave the special die/, /^Wait for the next turn/],
  ends: /defeats the boss and wins/
}

/** The last turn of each. Ada has far more, and sand enough for a slow machine. */
const kero: Contest = {
  game: 'kero',
  start: {
    seats: names.map((it) => ({ ...it, drainFullMs: 300_000, fillFullMs: 300_000 })),
    position: {
      conquered: 3,
      first: 0,
      active: 0,
      row: ['C13', 'C15', 'C17', 'C22', 'C23', 'C24'],
      cards: [['S01', 'S05', 'S10', 'C11', 'C21', 'C06', 'C09', 'C14'], ['S02']],
      won: [['L01', 'L05', 'L08', 'L03', 'L07', 'L12'], []],
      jerrycans: [2, 4],
      tuareks: [[], ['TWO_RESOURCES', 'EXTRA_DICE']],
      fuel: [300_000, 300_000]
    }
  },
  async opens({ v, asks, takesBack }) {
    const hold = (way: RegExp) =>
      v.page
        .getByRole('group', { name: /^Truck of Ada/ })
        .getByRole('button', { name: way })
        .click()
    await hold(/lay it flat/)
    await takesBack(() => v.press(/^On to the dice/))
    await asks(/^Ada, choose dice/)
    await hold(/set it upright/)
    await asks(/^Ada, throw all your dice/)
    await v.throwDice(5, [1, 2, 3, 4, 5])
    await asks(/^Ada, reroll/)
    await hold(/lay it flat/)
    await v.press(/^End actions/)
    await v.press(/^The row is as shown/)
  },
  presses: [/^On to the dice/, /^There was sand left/, /^End actions/, /^The row is as shown/],
  ends: /^Ada wins by \d+ to \d+\.$/
}

const contests = [nexusKeepers, nexusOps, platformer, kero]

test.each(contests.flatMap((it) => [easy, master].map((level) => [it.game, level, it] as const)))(
  '%s is played to its end against the computer at level %s',
  (_, level, it) => contest(level, it)
)
