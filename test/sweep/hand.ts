// A WebSocket client that brings matches into the situations of the sweep. It knows only the view, so it can play any game.

import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Json } from '../../src/core/json.ts'
import type { Doc, HandDoes } from '../../src/core/page.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import type { Correction } from '../../src/core/ruling.ts'
import { type ClientMessage, protocolVersion, type ServerMessage } from '../../src/server/messages.ts'
import { apply } from '../../web/state/patch.ts'

/** After this time without a message, in ms, the daemon is done. */
const quiet = 350
/** The longest wait for a ruling, in ms. */
const patience = 8000

type Unnumbered<M> = M extends unknown ? Omit<M, 'ref'> : never

export class WireHand {
  doc: Doc | null = null
  readonly #wire: WebSocket
  #heard = 0

  constructor(address: string) {
    this.#wire = new WebSocket(`${address.replace('http', 'ws')}ws`)
    this.#wire.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage
      this.#heard = performance.now()
      if (message.m === 'doc') this.doc = message.doc
      if (message.m === 'patch' && this.doc) this.doc = apply(this.doc, message.ops)
    }
  }

  /** Connects, and plays for all seats. */
  async open(): Promise<void> {
    await once(this.#wire, 'open')
    this.#say({ m: 'hello', version: protocolVersion })
    this.#say({ m: 'claim', seat: 'all' })
    await this.rest()
  }

  close(): void {
    this.#wire.close()
  }

  async begin(game: string, start: Start): Promise<void> {
    const dice = this.doc?.virtual?.dice.map((die) => die.id) ?? []
    if (dice.length > 0) this.#say({ m: 'hand', does: { hand: 'aside', dice } })
    const before = this.doc?.match?.id
    this.#say({ m: 'start', game, start })
    for (const late = performance.now() + patience; performance.now() < late; await setTimeout(50))
      if (this.doc?.match && this.doc.match.id !== before) break
    await this.rest()
    await this.does({ hand: 'tidy' })
  }

  async does(does: HandDoes): Promise<void> {
    this.#say({ m: 'hand', does })
    await this.rest()
  }

  /** Ends the match. */
  async leave(): Promise<void> {
    this.#say({ m: 'leave' })
    await this.rest()
  }

  /** Declares a move of any actor. */
  act(move: Move<Action>): void {
    this.#say({ m: 'act', seat: move.by, action: move.do as unknown as Json })
  }

  /** Puts the table right without waiting. */
  tidy(): void {
    this.#say({ m: 'hand', does: { hand: 'tidy' } })
  }

  /** Waits for a kind of ruling. Returns whether it came. */
  async until(ruling: string): Promise<boolean> {
    for (const late = performance.now() + patience; performance.now() < late; await setTimeout(50))
      if (this.doc?.ruling?.ruling === ruling) return true
    return false
  }

  /** Does one of the things that are expected: answers, throws, chooses, or puts the table right. Returns false if there is nothing. */
  async step(nth: number): Promise<boolean> {
    const asked = this.doc?.view?.prompt.seats[0]
    // A page that plays for all seats does the same: the daemon sends choices only to the seat that they belong to.
    if (asked !== undefined && asked !== this.doc?.you.seat) {
      this.#say({ m: 'look', seat: asked })
      await this.rest()
    }
    const { view, ruling, virtual, draw } = this.doc ?? {}
    if (!view || view.over) return false
    const seat = view.prompt.seats[0] ?? 'chance'
    if (ruling?.ruling === 'ask') this.#say({ m: 'answer', question: ruling.question.id, option: 0 })
    else if (ruling?.ruling === 'on the way' || ruling?.ruling === 'foul') {
      const out = this.#unwanted(ruling.ruling === 'foul' ? ruling.corrections : ruling.towards)
      this.#say({ m: 'hand', does: out.length > 0 ? { hand: 'aside', dice: out } : { hand: 'tidy' } })
    } else if (draw?.open) this.#say({ m: 'act', seat: 'chance', action: { act: 'draw' } })
    else {
      const choice = view.choices[nth % Math.max(1, view.choices.length)]
      const dice = this.#due()
      if (dice.length > 0 && (nth % 3 > 0 || !choice)) {
        const aside = virtual?.dice.flatMap(({ id, state }) => (state === 'lying' ? [id] : [])) ?? []
        const shown = view.widgets.flatMap((it) => (it.widget === 'dice' ? it.dice : []))
        if (shown.every((die) => die.state === 'expected'))
          this.#say({ m: 'hand', does: { hand: 'aside', dice: aside } })
        this.#say({ m: 'hand', does: { hand: 'throw', dice } })
        await setTimeout(1500)
      } else if (choice) this.#say({ m: 'act', seat, action: choice.action })
      else return false
    }
    await this.rest()
    return true
  }

  /** The ids of the dice that must leave the tray. */
  #unwanted(fixes: readonly Correction[]): string[] {
    const lying = (this.doc?.virtual?.dice ?? []).filter(({ state }) => state !== 'aside')
    return fixes.flatMap((it) => {
      const i =
        it.fix === 'die' && it.to === null ? lying.findIndex((die) => die.kind === it.kind && die.face === it.from) : -1
      return i < 0 ? [] : lying.splice(i, 1).map(({ id }) => id)
    })
  }

  /** The ids of the dice that the view expects to be thrown. */
  #due(): string[] {
    const wanted = this.doc?.view?.widgets.flatMap((it) => (it.widget === 'dice' ? it.dice : [])) ?? []
    const free = [...(this.doc?.virtual?.dice ?? [])].sort(
      (a, b) => Number(b.state === 'aside') - Number(a.state === 'aside')
    )
    return wanted.flatMap(({ kind, state }) => {
      const i = state === 'expected' ? free.findIndex((die) => die.kind === kind) : -1
      return i < 0 ? [] : free.splice(i, 1).map((die) => die.id)
    })
  }

  /** Waits until no more messages arrive. */
  async rest(): Promise<void> {
    this.#heard = performance.now()
    while (performance.now() - this.#heard < quiet) await setTimeout(50)
  }

  #say(message: Unnumbered<ClientMessage>): void {
    this.#wire.send(JSON.stringify(message))
  }
}
