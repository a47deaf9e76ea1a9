// Ways to cheat or make a mistake that exist on every table, whatever the game.

import type { Step } from '../gestures.ts'
import type { Cheat, Moment } from './cheat.ts'

const figures = ({ room }: Moment) => room.table.things().filter(({ at, layer }) => at !== null && layer === 'figure')

const places = ({ game, state }: Moment) => game.scene(state).places.filter(({ layer }) => layer === 'tile')

const carry = (thing: string, to: readonly [number, number] | null): Step => ({ step: 'carry', thing, to })

export const cheats: readonly Cheat[] = [
  {
    name: 'anything-anywhere',
    say: 'A figure is set on any place at all.',
    rules: [],
    steps(now) {
      const [all, board] = [figures(now), places(now)]
      return all.length > 0 && board.length > 0 ? [carry(now.luck.one(all).id, now.luck.one(board).at)] : null
    }
  },
  {
    name: 'anything-off',
    say: 'A figure is taken off the table.',
    rules: [],
    steps(now) {
      const all = figures(now)
      return all.length > 0 ? [carry(now.luck.one(all).id, null)] : null
    }
  },
  {
    name: 'anything-on',
    say: 'A figure that is out of the game is put on the board.',
    rules: [],
    steps(now) {
      const all = now.room.table.things().filter(({ at, layer }) => at === null && layer === 'figure')
      const board = places(now)
      return all.length > 0 && board.length > 0 ? [carry(now.luck.one(all).id, now.luck.one(board).at)] : null
    }
  },
  {
    name: 'beside-the-board',
    say: 'A figure is put down beside the board.',
    rules: [],
    steps(now) {
      const all = figures(now)
      return all.length > 0 ? [carry(now.luck.one(all).id, [40 + now.luck.below(5), 40])] : null
    }
  },
  {
    name: 'two-changed',
    say: 'Two figures change places.',
    rules: [],
    steps(now) {
      const all = figures(now)
      const [a, b] = [all[now.luck.below(Math.max(1, all.length))], all[now.luck.below(Math.max(1, all.length))]]
      if (!a?.at || !b?.at || a.id === b.id) return null
      return [carry(a.id, null), carry(b.id, a.at), carry(a.id, b.at)]
    }
  },
  {
    name: 'dice-out-of-time',
    say: 'Some dice are thrown, whoever asked for them.',
    rules: [],
    steps({ room, luck }) {
      const dice = room.table.dice().filter(() => luck.below(2) === 0)
      return dice.length > 0
        ? [{ step: 'throw', dice: dice.map(({ id }) => id), faces: dice.map(() => 1 + luck.below(6)) }]
        : null
    }
  },
  {
    name: 'button-of-another',
    say: 'Somebody presses a button who is not asked.',
    rules: [],
    steps({ game, state, luck }) {
      const seat = luck.below(game.view(state, 'audience').seats.length)
      return game.toAct(state).includes(seat) ? null : [{ step: 'press', seat, button: luck.one(['end', 'confirm']) }]
    }
  }
]
