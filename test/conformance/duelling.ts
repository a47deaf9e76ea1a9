// Plays Duel under the referee. In each turn, on request, a piece is lifted and put back, or moved illegally and put back; then a legal
// step follows. Records rulings, lamps, and the effort of the search, counted in moves because time depends on the machine.

import type { AnyGame } from '../../src/core/index.ts'
import { Table } from '../referee/table.ts'
import { after, duel, legal, near, place, type State, spaces } from '../toy/duel.ts'
import { Luck } from './playout.ts'

interface Effort {
  /** Moves that the search made. */
  readonly moves: number
  readonly ms: number
  /** Processor time in ms. */
  readonly cpu: number
}

export interface Duelled {
  /** How often each rule was named for an illegal move, or which other ruling came instead. */
  readonly ruled: Readonly<Record<string, number>>
  readonly lamps: { right: number; wrong: number; missing: number }
  /** The effort for each illegal move, and for each legal one. */
  readonly foul: Effort[]
  readonly fair: Effort[]
}

export function duelling(turns: number, { alike = false, seed = 5, lifts = false, fouls = true } = {}): Duelled {
  let made = 0
  const plain = duel({ alike })
  const game: AnyGame = {
    ...plain,
    decide(s, move) {
      made++
      return plain.decide(s, move)
    }
  }
  const table = new Table(game, {})
  const luck = new Luck(seed)
  const found = {
    ruled: {} as Record<string, number>,
    lamps: { right: 0, wrong: 0, missing: 0 },
    foul: [] as Duelled['foul'],
    fair: [] as Duelled['fair']
  }
  const stand = (s: State): void => {
    table.set(plain.scene(s)).hands(true)
    table.hands(false).rest()
  }
  const timed = (act: () => void): Effort => {
    const [before, began, cpu] = [made, performance.now(), process.cpuUsage()]
    act()
    const { user, system } = process.cpuUsage(cpu)
    return { moves: made - before, ms: performance.now() - began, cpu: (user + system) / 1000 }
  }
  for (let n = 0; n < turns; n++) {
    const s = table.state as State
    const steps = legal(s)
    const man = luck.one(spaces.filter((at) => s.men[at] === `${s.turn}`))
    if (lifts) {
      lift(table, man, steps, found.lamps)
      stand(s)
    }
    if (fouls) {
      const far = luck.one(spaces.filter((to) => s.men[to] === '.' && !near[man]?.includes(to)))
      found.foul.push(timed(() => stand(after(s, { act: 'step', from: man, to: far }))))
      const { ruling } = table
      const said = ruling.ruling === 'foul' && ruling.refusal ? ruling.refusal.rule : ruling.ruling
      found.ruled[said] = (found.ruled[said] ?? 0) + 1
      stand(s)
    }
    const step = luck.one(steps)
    const next = after(s, step)
    found.fair.push(timed(() => stand(next)))
    if (plain.key(table.state) !== plain.key(next)) throw new Error(`${JSON.stringify(step)} is not believed`)
  }
  return found
}

/** Lifts a piece and counts the lamps: its own destinations must be lit, and nothing else. */
function lift(
  table: Table,
  man: number,
  steps: readonly { from: number; to: number }[],
  count: Duelled['lamps']
): void {
  table.hands(true).lift(place(man))
  const lit = Object.entries(table.cues('lifted')).flatMap(([at, cue]) => (cue === 'home' ? [] : [at]))
  const own = steps.filter(({ from }) => from === man).map(({ to }) => place(to) as string)
  count.right += lit.filter((at) => own.includes(at)).length
  count.wrong += lit.filter((at) => !own.includes(at)).length
  count.missing += own.filter((at) => !lit.includes(at)).length
}
