// An evening full of trouble: while something is played, several things break at any moment of it. When they are whole again,
// it is looked at how soon play goes on, and whether the daemon believes exactly what was played.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Luck } from '../conformance/playout.ts'
import { slowness } from '../devices/lights/bench.ts'
import type { Forgery, Player } from './player.ts'
import type { Tally } from './tally.ts'
import type { Trouble } from './troubles.ts'

export interface Evening {
  readonly player: Player
  /** By name; each is made anew for every time it strikes. */
  readonly troubles: Readonly<Record<string, () => Trouble>>
  /** What is never struck together. */
  readonly never: readonly (readonly [string, string])[]
  /** What this machine cannot do to it, and why. */
  readonly lacks: readonly string[]
  /** How likely a byte of the reader's line may be bent all the while. */
  readonly noises: readonly number[]
  readonly noise: (often: number) => void
  readonly passed: ReadonlyMap<number, { readonly bytes: number; readonly bent: number }>
  /** What the daemon said on its error stream. */
  readonly complaints: () => string
  readonly close: () => Promise<void>
}

/** After so many milliseconds nobody believes any more that it comes right by itself. */
const patience = 15_000
/** After so many, whoever threw dice that now lie as they lay before tells it. */
const plain = 5000
/** Of a hundred gestures, how many are no fair play. */
const foulPlay = 15

export class Unrest {
  readonly #evening: Evening
  readonly #luck: Luck
  readonly #tally: Tally
  /** What is still to strike, in the order in which it will. */
  #plan: string[]
  readonly planned: number

  /** `times`: how often each trouble strikes. */
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

  /** Until everything has struck, or it is enough. */
  async go(enough: () => boolean, tell: () => void): Promise<void> {
    while (this.left > 0 && !enough()) {
      await this.#gesture()
      this.#tally.slowness.push(slowness())
      tell()
    }
  }

  /** One gesture and what breaks meanwhile. */
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

  /** A cheat is called one, never believed, and forgotten once it is put right. */
  async #caught(forgery: Forgery): Promise<boolean> {
    const { player } = this.#evening
    if (await this.#until(() => player.isAccused())) this.#tally.called++
    else this.#tally.wrong.push(`not called foul: ${JSON.stringify(forgery)}; ${await player.account()}`)
    await player.fair(forgery)
    const right = await this.#until(async () => player.isSettled() && (await player.believes()))
    player.forgiven()
    return right
  }

  /** Until all that was struck works again, from the moment the last of it was over. */
  async #heal(struck: readonly Trouble[], since: number): Promise<void> {
    await Promise.all(
      struck.map(async (it) => {
        if (await this.#until(it.healed)) this.#tally.recovered(it.kind, performance.now() - since)
        else
          this.#tally.manual.push(`${it.kind}: not whole after ${patience} ms; ${await this.#evening.player.account()}`)
      })
    )
  }

  /** The move that was made is believed. */
  async #believed(struck: readonly Trouble[], since: number): Promise<boolean> {
    const { player } = this.#evening
    const soon = await this.#until(() => player.believes(), plain)
    if (!soon) await player.sayUnseen()
    const believed = soon || (await this.#until(() => player.believes()))
    const kind = struck.length > 0 ? 'the move made meanwhile, believed' : 'a move in peace, believed'
    if (believed && soon) this.#tally.recovered(kind, performance.now() - since)
    return believed
  }

  /** What was played is not what is believed: this match goes no further. */
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
