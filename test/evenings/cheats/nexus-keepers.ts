// Forty ways to cheat or to err in Nexus Keepers. Each does with hands what its sentence says, wherever that can be done; whether it
// is a cheat at that moment is not decided here: what looks wrong may be paid for after all.

import type { Point } from '../../../src/core/scene.ts'
import { keeperAt, startTile, tileAt } from '../../../src/games/nexus-keepers/board.ts'
import type { Cell, Heading } from '../../../src/games/nexus-keepers/geometry/lattice.ts'
import { diagonals, facings, sameCell, step } from '../../../src/games/nexus-keepers/geometry/lattice.ts'
import { layout, portalCrossed } from '../../../src/games/nexus-keepers/geometry/layout.ts'
import type { Phase, State } from '../../../src/games/nexus-keepers/state.ts'
import type { Luck } from '../../conformance/playout.ts'
import type { Step } from '../deeds.ts'
import type { Cheat, Moment } from './cheat.ts'

type Now = Moment<State>

/** Where a figure may be carried to: its own place among the acting ones, and everything about the moment. */
interface Actor extends Now {
  readonly me: number
  readonly at: Cell
}

const figure = (seat: number, to: Point | null): Step => ({ step: 'carry', thing: `keeper/${seat}#1`, to })
const rolled = (luck: Luck, n: number): number[] => Array.from({ length: n }, () => 1 + luck.below(6))
const lying = ({ room }: Now, kind: string): string[] =>
  room.table.dice().flatMap((die) => (die.kind === kind && die.state === 'lying' ? [die.id] : []))
const beside = ({ room }: Now, kind: string): string[] =>
  room.table.dice().flatMap((die) => (die.kind === kind && die.state === 'aside' ? [die.id] : []))
const showing = ({ room }: Now, face: (n: number) => boolean): string[] =>
  room.table
    .dice()
    .flatMap((die) => (die.kind === 'regular' && die.state === 'lying' && face(die.face) ? [die.id] : []))

const cheat = (name: string, say: string, rules: readonly string[], steps: Cheat<State>['steps']): Cheat<State> => ({
  name,
  say,
  rules,
  steps
})

/** Only in these phases. */
const during =
  (phases: readonly Phase[], steps: (now: Now) => readonly Step[] | null) =>
  (now: Now): readonly Step[] | null =>
    phases.includes(now.state.phase) ? steps(now) : null

/** While the active keeper stands on the board and may act, or could stop rolling to act. */
const acting = (steps: (actor: Actor) => readonly Step[] | null) =>
  during(['actions', 'reroll'], (now) => {
    const me = now.state.active
    const at = now.state.players[me]?.at
    return at ? steps({ ...now, me, at }) : null
  })

const free = (s: State, cell: Cell): boolean => tileAt(s, cell) !== undefined && keeperAt(s, cell) === null
const one = <T>(luck: Luck, all: readonly T[]): T | null => (all.length > 0 ? luck.one(all) : null)
const others = ({ state, me }: Actor): { seat: number; at: Cell }[] =>
  state.players.flatMap(({ at }, seat) => (at && seat !== me ? [{ seat, at }] : []))
const tiles = (s: State): Cell[] => [...layout(s.cubes).values()].map(({ cell }) => cell)
const apart = (a: Cell, b: Cell): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
const go = (luck: Luck, seat: number, cells: readonly Cell[]): Step[] | null => {
  const to = one(luck, cells)
  return to && [figure(seat, to)]
}
const ways: readonly Heading[] = facings

/** A neighbour to push, the way it would go and where it would land after one space. */
function* pushes(actor: Actor): Generator<{ seat: number; way: Heading; at: Cell; to: Cell }> {
  for (const way of ways) {
    const at = step(actor.at, way)
    const seat = keeperAt(actor.state, at)
    if (seat !== null) yield { seat, way, at, to: step(at, way) }
  }
}

/** All dice of a first throw, so many more or fewer. */
const firstThrow = (more: number) =>
  during(['roll'], (now) => {
    const n = (now.state.turn?.dice ?? 0) + more
    const old = [...lying(now, 'regular'), ...lying(now, 'power')]
    const dice = [...old.filter((id) => id.startsWith('regular')), ...beside(now, 'regular')].slice(0, n)
    return n < 1 || dice.length < n
      ? null
      : [
          { step: 'aside', dice: old },
          { step: 'throw', dice, faces: rolled(now.luck, n) }
        ]
  })

const rethrow = (now: Now, dice: readonly string[]): Step[] | null =>
  dice.length > 0 ? [{ step: 'throw', dice, faces: rolled(now.luck, dice.length) }] : null

const turned = (now: Now, dice: readonly string[], face: number): Step[] | null => {
  const die = one(now.luck, dice)
  return die === null ? null : [{ step: 'turn', die, face }]
}

export const cheats: readonly Cheat<State>[] = [
  // Dice.
  cheat('too-few-dice', 'The first throw lacks a die.', ['NK-036'], firstThrow(-1)),
  cheat('too-many-dice', 'The first throw has a die too many.', ['NK-036'], firstThrow(1)),
  cheat('two-too-many', 'The first throw has two dice too many.', ['NK-036'], firstThrow(2)),
  cheat('first-throw-in-parts', 'Only some of the dice are thrown at first.', ['NK-036'], firstThrow(-3)),
  cheat(
    'one-rethrown',
    'A 1 is thrown again beside another die.',
    ['NK-038', 'NK-037', 'NK-049', 'NK-043'],
    during(['reroll'], (now) => {
      const [a, b] = [showing(now, (n) => n === 1)[0], showing(now, (n) => n > 1)[0]]
      return a && b ? rethrow(now, [a, b]) : null
    })
  ),
  cheat(
    'single-die-rethrown',
    'One die alone is thrown again.',
    ['NK-039', 'NK-043'],
    during(['reroll'], (now) => rethrow(now, showing(now, (n) => n > 1).slice(0, 1)))
  ),
  cheat(
    'lone-one-rethrown',
    'A 1 alone is thrown again.',
    ['NK-038', 'NK-039', 'NK-043'],
    during(['reroll'], (now) => rethrow(now, showing(now, (n) => n === 1).slice(0, 1)))
  ),
  cheat(
    'third-reroll',
    'Dice are thrown a third time again.',
    ['NK-037', 'NK-046', 'NK-043'],
    during(['reroll', 'actions'], (now) =>
      now.state.turn?.rerolls === 2 ? rethrow(now, showing(now, (n) => n > 1).slice(0, 2)) : null
    )
  ),
  cheat(
    'reroll-after-lock',
    'Dice are thrown again after a figure has moved.',
    ['NK-046'],
    during(['actions'], (now) => rethrow(now, showing(now, (n) => n > 1).slice(0, 2)))
  ),
  cheat(
    'power-after-lock',
    'A power die is thrown when rolling is over.',
    ['NK-046'],
    during(['actions'], (now) => rethrow(now, beside(now, 'power').slice(0, 1)))
  ),
  cheat(
    'power-die-used-up',
    'A power die is thrown that is used up.',
    ['NK-045'],
    during(['reroll'], (now) =>
      now.state.players[now.state.active]?.powerLeft === 0 ? rethrow(now, beside(now, 'power').slice(0, 1)) : null
    )
  ),
  cheat(
    'power-die-rethrown',
    'A power die that lies is thrown again.',
    ['NK-050', 'NK-043'],
    during(['reroll'], (now) => rethrow(now, lying(now, 'power').slice(0, 1)))
  ),
  cheat(
    'die-turned',
    'A die is turned over by hand.',
    [],
    during(['reroll'], (now) =>
      turned(
        now,
        showing(now, (n) => n < 6),
        6
      )
    )
  ),
  cheat(
    'one-turned',
    'A 1 is turned over by hand, before it makes a Clumsy.',
    [],
    during(['reroll'], (now) =>
      turned(
        now,
        showing(now, (n) => n === 1),
        5
      )
    )
  ),
  cheat(
    'die-slipped-in',
    'A die is laid beside those that were thrown.',
    [],
    during(['reroll'], (now) => turned(now, beside(now, 'regular'), 6))
  ),
  cheat(
    'one-taken-out',
    'A 1 is taken out of the tray.',
    [],
    during(['reroll'], (now) => {
      const die = showing(now, (n) => n === 1)[0]
      return die ? [{ step: 'aside', dice: [die] }] : null
    })
  ),
  cheat(
    'locked-die-turned',
    'A die is turned over after the dice are locked.',
    [],
    during(['actions'], (now) =>
      turned(
        now,
        showing(now, (n) => n < 6),
        6
      )
    )
  ),
  // Steps and jumps.
  cheat(
    'diagonal-step',
    'A figure goes diagonally without points for a jump.',
    ['NK-060', 'NK-013', 'NK-061', 'NK-062', 'NK-064', 'NK-065'],
    acting((a) =>
      go(
        a.luck,
        a.me,
        diagonals.map((way) => step(a.at, way)).filter((cell) => free(a.state, cell))
      )
    )
  ),
  cheat(
    'step-too-far',
    'A figure goes two or three spaces.',
    ['NK-060', 'NK-015', 'NK-062', 'NK-064', 'NK-065'],
    acting((a) =>
      go(
        a.luck,
        a.me,
        tiles(a.state).filter((cell) => free(a.state, cell) && apart(a.at, cell) > 1 && apart(a.at, cell) < 4)
      )
    )
  ),
  cheat(
    'far-flight',
    'A figure is set far away.',
    ['NK-060', 'NK-015', 'NK-062', 'NK-064', 'NK-065'],
    acting((a) =>
      go(
        a.luck,
        a.me,
        tiles(a.state).filter((cell) => free(a.state, cell) && apart(a.at, cell) >= 4)
      )
    )
  ),
  cheat(
    'onto-another',
    'A figure is set on a tile that is taken.',
    ['NK-012', 'NK-016', 'NK-022', 'NK-060'],
    acting((a) => {
      const it = one(a.luck, others(a))
      return it && [figure(a.me, [it.at[0] + 0.2, it.at[1] + 0.2])]
    })
  ),
  cheat(
    'off-the-board',
    'A figure steps off the board.',
    ['NK-012', 'NK-016'],
    acting((a) =>
      go(
        a.luck,
        a.me,
        ways.map((way) => step(a.at, way)).filter((cell) => !tileAt(a.state, cell))
      )
    )
  ),
  cheat(
    'through-a-portal',
    'A figure walks through a portal.',
    ['NK-012'],
    acting((a) =>
      go(
        a.luck,
        a.me,
        ways.filter((way) => portalCrossed(a.state.cubes, a.at, way) !== null).map((way) => step(a.at, way))
      )
    )
  ),
  cheat(
    'leap-over-nobody',
    'A figure leaps over an empty tile.',
    ['NK-015', 'NK-060', 'NK-062', 'NK-064', 'NK-065'],
    acting((a) =>
      go(
        a.luck,
        a.me,
        ways
          .filter((way) => keeperAt(a.state, step(a.at, way)) === null)
          .map((way) => step(a.at, way, 2))
          .filter((cell) => free(a.state, cell))
      )
    )
  ),
  cheat(
    'leap-over-two',
    'A figure leaps over two, with points for one.',
    ['NK-060', 'NK-015', 'NK-016', 'NK-062', 'NK-064'],
    acting((a) =>
      go(
        a.luck,
        a.me,
        ways
          .filter(
            (way) => keeperAt(a.state, step(a.at, way)) !== null && keeperAt(a.state, step(a.at, way, 2)) !== null
          )
          .map((way) => step(a.at, way, 3))
          .filter((cell) => free(a.state, cell))
      )
    )
  ),
  cheat(
    'off-in-the-hand',
    'The own figure is taken off the board.',
    [],
    acting((a) => [figure(a.me, null)])
  ),
  // Pushes.
  cheat(
    'pusher-goes-along',
    'The pusher moves along with its push.',
    ['NK-017', 'NK-060', 'NK-012', 'NK-062', 'NK-064'],
    acting((a) => {
      const it = one(
        a.luck,
        [...pushes(a)].filter(({ to }) => free(a.state, to))
      )
      return it && [figure(it.seat, it.to), figure(a.me, it.at)]
    })
  ),
  cheat(
    'push-sideways',
    'The pushed figure goes to the side.',
    ['NK-017', 'NK-018', 'NK-021', 'NK-060'],
    acting((a) => {
      for (const { seat, way, at } of pushes(a)) {
        const cells = ways
          .filter((it) => it !== way)
          .map((it) => step(at, it))
          .filter((cell) => free(a.state, cell))
        if (cells.length > 0) return go(a.luck, seat, cells)
      }
      return null
    })
  ),
  cheat(
    'push-diagonally',
    'A figure at the corner is pushed diagonally.',
    ['NK-021', 'NK-017', 'NK-060'],
    acting((a) => {
      for (const way of diagonals) {
        const seat = keeperAt(a.state, step(a.at, way))
        const to = step(a.at, way, 2)
        if (seat !== null && free(a.state, to)) return [figure(seat, to)]
      }
      return null
    })
  ),
  cheat(
    'push-from-afar',
    'A figure that is not adjacent is pushed.',
    ['NK-017', 'NK-018', 'NK-021', 'NK-010', 'NK-060'],
    acting((a) => {
      const it = one(
        a.luck,
        others(a).filter(({ at }) => apart(at, a.at) > 2)
      )
      return (
        it &&
        go(
          a.luck,
          it.seat,
          ways.map((way) => step(it.at, way)).filter((cell) => free(a.state, cell))
        )
      )
    })
  ),
  cheat(
    'push-too-far',
    'A figure is pushed four spaces or more.',
    ['NK-060', 'NK-062', 'NK-064', 'NK-074', 'NK-085'],
    acting((a) => {
      for (const { seat, way } of pushes(a)) {
        const cells = [5, 6, 7].map((n) => step(a.at, way, n)).filter((cell) => free(a.state, cell))
        if (cells.length > 0) return go(a.luck, seat, cells)
      }
      return null
    })
  ),
  cheat(
    'pulled',
    'A figure is pulled over to the other side.',
    ['NK-018', 'NK-017', 'NK-060'],
    acting((a) => {
      for (const { seat, at } of pushes(a)) {
        const to: Cell = [2 * a.at[0] - at[0], 2 * a.at[1] - at[1]]
        if (free(a.state, to)) return [figure(seat, to)]
      }
      return null
    })
  ),
  cheat(
    'chain-left-undone',
    'A figure is pushed into the next one, which stays where it is.',
    ['NK-019', 'NK-022', 'NK-060'],
    acting((a) => {
      for (const { seat, to } of pushes(a))
        if (keeperAt(a.state, to) !== null) return [figure(seat, [to[0] - 0.2, to[1] + 0.2])]
      return null
    })
  ),
  cheat(
    'taken-off',
    'Somebody else’s figure is taken off the board.',
    ['NK-017', 'NK-018', 'NK-060', 'NK-021'],
    acting((a) => {
      const it = one(a.luck, others(a))
      return it && [figure(it.seat, null)]
    })
  ),
  cheat(
    'fallen-put-back',
    'A figure that has fallen is put on a tile.',
    [],
    during(['actions', 'reroll', 'roll', 'bonus'], (now) => {
      const seat = now.state.players.findIndex(({ status }) => status === 'waiting' || status === 'eliminated')
      return seat < 0
        ? null
        : go(
            now.luck,
            seat,
            tiles(now.state).filter((cell) => free(now.state, cell))
          )
    })
  ),
  cheat(
    'start-tile-missed',
    'A figure just returned is put on another tile than its start tile.',
    ['NK-010', 'NK-060', 'NK-036'],
    during(['roll'], ({ state, luck }) => {
      const me = state.active
      const [at, start] = [state.players[me]?.at, startTile(state, me)]
      if (!at || !start || !sameCell(at, start)) return null
      return go(
        luck,
        me,
        ways.map((way) => step(at, way)).filter((cell) => free(state, cell))
      )
    })
  ),
  // Whose turn it is.
  cheat(
    'out-of-turn',
    'Somebody moves a figure out of turn.',
    ['NK-010', 'NK-017', 'NK-018', 'NK-021', 'NK-060'],
    acting((a) => {
      const it = one(a.luck, others(a))
      return (
        it &&
        go(
          a.luck,
          it.seat,
          ways.map((way) => step(it.at, way)).filter((cell) => free(a.state, cell))
        )
      )
    })
  ),
  cheat(
    'both-at-once',
    'Two players move their figures in one turn.',
    ['NK-010', 'NK-017', 'NK-018', 'NK-060', 'NK-021'],
    acting((a) => {
      const it = one(a.luck, others(a))
      const mine = ways.map((way) => step(a.at, way)).filter((cell) => free(a.state, cell))
      const theirs = it ? ways.map((way) => step(it.at, way)).filter((cell) => free(a.state, cell)) : []
      const [to, there] = [one(a.luck, mine), one(a.luck, theirs)]
      return it && to && there && !sameCell(to, there) ? [figure(a.me, to), figure(it.seat, there)] : null
    })
  ),
  cheat(
    'places-changed',
    'Two figures change places.',
    ['NK-012', 'NK-016', 'NK-017', 'NK-018', 'NK-022', 'NK-060', 'NK-010', 'NK-021'],
    acting((a) => {
      const it = one(a.luck, others(a))
      return it && [figure(a.me, null), figure(it.seat, a.at), figure(a.me, it.at)]
    })
  ),
  cheat(
    'end-by-another',
    'Another player presses “end”.',
    ['NK-010', 'NK-139'],
    during(['actions'], ({ state, luck }) => {
      const seat = one(
        luck,
        state.players.flatMap((_, it) => (it === state.active ? [] : [it]))
      )
      return seat === null ? null : [{ step: 'press', seat, button: 'end' }]
    })
  ),
  cheat(
    'reserve-of-a-single',
    'A die is kept that is no unused double.',
    ['NK-090', 'NK-095', 'NK-043'],
    during(['actions'], ({ state, luck }) => [
      { step: 'say', by: state.active, do: { act: 'end', keep: luck.one([1, 2, 3, 4, 5, 6]) } as never }
    ])
  ),
  // Ground.
  cheat(
    'cube-moved',
    'A cube is lifted and put down elsewhere.',
    [],
    during(['roll', 'reroll', 'actions'], ({ room, luck }) => {
      const it = one(
        luck,
        room.table.things().filter(({ layer, at }) => layer === 'ground' && at)
      )
      return it?.at
        ? [{ step: 'carry', thing: it.id, to: [it.at[0] + 1 + luck.below(4), it.at[1] + luck.below(3)], turn: it.turn }]
        : null
    })
  ),
  cheat(
    'cube-turned',
    'A cube is turned where it lies.',
    [],
    during(['roll', 'reroll', 'actions'], ({ room, luck }) => {
      const it = one(
        luck,
        room.table.things().filter(({ layer, at }) => layer === 'ground' && at)
      )
      return it ? [{ step: 'carry', thing: it.id, to: it.at, turn: (it.turn + 90) % 360 }] : null
    })
  )
]
