// An evening full of faults: during each gesture several things break. Afterwards it measures how soon play continues, and checks that the
// daemon believes exactly what was played.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Luck } from '../conformance/playout.ts'
import { slowness } from '../devices/lights/bench.ts'
import type { Forgery, Player } from './player.ts'
import type { Tally } from './tally.ts'
import type { Trouble } from './troubles.ts'

export interface Evening {
  readonly player: Player
  /** By name. Each function makes a new fault. */
  readonly troubles: Readonly<Record<string, () => Trouble>>
  /** Pairs of faults that must not happen together. */
  readonly never: readonly (readonly [string, string])[]
  /** The faults that this machine cannot cause, and why. */
  readonly lacks: readonly string[]
  /** The probabilities that a byte of the reader's line is damaged. Each gesture uses one of them. */
  readonly noises: readonly number[]
  readonly noise: (often: number) => void
  readonly passed: ReadonlyMap<number, { readonly bytes: number; readonly bent: number }>
  /** The daemon's output on stderr. */
  readonly complaints: () => string
  readonly close: () => Promise<void>
}

/** After this time, in ms, a fault counts as permanent. */
const patience = 15_000
/** After this time, in ms, a player declares a throw that happens to look like the dice before it. */
const plain = 5000
/** The percentage of gestures that are cheats. */
const foulPlay = 15

export class Unrest {
  readonly #evening: Evening
  readonly #luck: Luck
  readonly #tally: Tally
  /** The faults still to cause, in random order. */
  #plan: string[]
  readonly planned: number

  /** `times`: how often to cause each fault. */
  constructor(evening: Evening, luck: Luck, tally: Tally, times: Readonly<Record<string, number>>) {
    this.#evening = evening
    this.#luck = luck
    this.#tally = tally
    const all = Object.keys(evening.troubles).flatMap((name) => Array<string>(times[name] ?? 0).fill(name))
    this.planned = all.length
    const left = [...all]
    this.#plan = all.map(() => left.splice(luck.below(left.length), 1)[0] as string)
  }

  get left(): number {
    return this.#plan.length
  }

  /** Runs until every fault has happened, or `enough` says so. */
  async go(enough: () => boolean, tell: () => void): Promise<void> {
    while (this.left > 0 && !enough()) {
      await this.#gesture()
      this.#tally.slowness.push(slowness())
      tell()
    }
  }

  /** Plays one gesture with the faults that happen during it. */
  async #gesture(): Promise<void> {
    const { player, troubles, noises, noise } = this.#evening
    if (player.over) {
      noise(0)
      await player.match()
      await this.#believed([], performance.now())
    }
    noise(this.#luck.one(noises))
    const struck = this.#next().flatMap((name) => troubles[name]?.() ?? [])
    const forgery = this.#luck.below(100) < foulPlay ? player.forge() : null
    const over = Promise.all(
      struck.map(async (it) => {
        await sleep(this.#luck.below(500))
        await it.strike()
      })
    ).then(() => performance.now())
    const healed = over.then((since) => this.#heal(struck, since))
    await (forgery ? player.cheat(forgery) : player.move())
    const done = performance.now()
    const since = Math.max(done, await over)
    const right = forgery ? await this.#caught(forgery) : await this.#believed(struck, since)
    await healed
    if (!right) await this.#giveUp(struck.map(({ kind }) => kind).join(' and ') || 'nothing')
  }

  /** A cheat must be called a foul, must not be believed, and must leave no trace once the piece is put back. */
  async #caught(forgery: Forgery): Promise<boolean> {
    const { player } = this.#evening
    if (await this.#until(() => player.isAccused())) this.#tally.called++
    else this.#tally.wrong.push(`not called foul: ${JSON.stringify(forgery)}; ${await player.account()}`)
    await player.fair(forgery)
    const right = await this.#until(async () => player.isSettled() && (await player.believes()))
    player.forgiven()
    return right
  }

  /** Waits until everything that broke works again. `since`: when the last fault was over. */
  async #heal(struck: readonly Trouble[], since: number): Promise<void> {
    await Promise.all(
      struck.map(async (it) => {
        if (await this.#until(it.healed)) this.#tally.recovered(it.kind, performance.now() - since)
        else
          this.#tally.manual.push(`${it.kind}: not whole after ${patience} ms; ${await this.#evening.player.account()}`)
      })
    )
  }

  /** Whether the daemon believes the move that was made; measures how long that takes. */
  async #believed(struck: readonly Trouble[], since: number): Promise<boolean> {
    const { player } = this.#evening
    const soon = await this.#until(() => player.believes(), plain)
    if (!soon) await player.sayUnseen()
    const believed = soon || (await this.#until(() => player.believes()))
    const kind = struck.length > 0 ? 'the move made meanwhile, believed' : 'a move in peace, believed'
    if (believed && soon) this.#tally.recovered(kind, performance.now() - since)
    return believed
  }

  /** The daemon does not believe what was played: count a lost move and start another match. */
  async #giveUp(after: string): Promise<void> {
    this.#tally.lost.push(`after ${after}: ${await this.#evening.player.account()}`)
    this.#evening.noise(0)
    await this.#evening.player.match()
  }

  #next(): string[] {
    const wanted = Math.min(2 + this.#luck.below(4), this.#plan.length)
    const taken: string[] = []
    for (const [i, name] of this.#plan.entries()) {
      if (taken.length === wanted) break
      const clash = this.#evening.never.some((pair) => pair.includes(name) && pair.some((it) => taken.includes(it)))
      if (clash || taken.includes(name)) continue
      taken.push(name)
      this.#plan[i] = ''
    }
    this.#plan = this.#plan.filter((name) => name !== '')
    return taken
  }

  async #until(holds: () => boolean | Promise<boolean>, ms = patience): Promise<boolean> {
    const end = performance.now() + ms
    while (performance.now() < end) {
      if (await holds()) return true
      await sleep(10)
    }
    return false
  }
}
