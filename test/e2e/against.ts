// A person at a page against a computer player: sits down, takes a move back, kills the daemon while the computer thinks, and plays on to
// the end by doing what the page asks.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Level } from '../../src/core/level.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import { tablekeeper } from '../cli/command.ts'
import type { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { Sent } from './sent.ts'
import { patience, tablet, until, type Visitor } from './visitor.ts'

const soon = { timeout: patience }
/** A computer that thinks at the lowest priority on a busy machine may take as long as this for one move, in ms. */
const thoughtful = { timeout: 4 * patience }
/** Ada is the person, Basil the computer player. */
const [ada, basil] = [0, 1]

type Moves = readonly Move<Action>[]

export interface Contest {
  readonly game: string
  /** Ada begins, and the match ends soon. */
  readonly start: Pick<Start, 'seats' | 'position'>
  /** Her first moves, to the one that makes it Basil's turn. One of them she takes back. */
  readonly opens: (it: Person) => Promise<void>
  /** Basil moves pieces that Ada can take back for him. */
  readonly agrees?: true
  /** What she presses later: the first of these that the page offers. */
  readonly presses: readonly RegExp[]
  /** What the headline says at the end. */
  readonly ends: RegExp
}

export class Person {
  readonly v: Visitor
  readonly sent: Sent
  readonly daemon: Daemon

  private constructor(v: Visitor) {
    this.v = v
    this.sent = new Sent(v.page)
    this.daemon = v.daemon
  }

  /** A person comes to a new match on the virtual table, takes Ada's seat and lays the pieces. */
  static async against(level: Level, { game, start }: Contest): Promise<Person> {
    const { daemon, visitor } = await evening()
    await daemon.begin(game, { options: {}, ...start, agreed: { computers: [null, level] } })
    const v = await visitor(tablet, 'about:blank')
    const it = new Person(v)
    await v.page.goto(daemon.address)
    await v.press(/Back to the table/)
    await v.press(/^Sit here$/)
    await v.press(/^Tidy up$/)
    await it.calm()
    expect((await daemon.match()).match?.seats.map(({ computer }) => computer)).toEqual([undefined, level])
    return it
  }

  /** Waits until the pieces lie as they should. */
  calm = () => expect.poll(() => this.v.tone(), soon).toBe('turn')
  asks = (what: RegExp) => expect.poll(() => this.v.headline(), soon).toMatch(what)

  #moves = async (by: number): Promise<number> => madeBy(movesIn(await this.daemon.record()), by)
  #undone = async (): Promise<number> => (await this.daemon.match()).told.filter(({ tone }) => tone === 'undo').length

  /** Where all pieces lie. */
  #pieces = (): string =>
    JSON.stringify(this.sent.doc?.virtual?.things.map(({ kind, at }) => `${kind} ${at?.map(Math.round)}`).sort())

  /** Does something that makes one move more, takes it back on the page, sees the pieces carried back, and does it again. */
  takesBack = async (does: () => Promise<void>): Promise<void> => {
    const [before, lay] = [await this.#moves(ada), this.#pieces()]
    const made = (n: number) => expect.poll(() => this.#moves(ada), soon).toBe(before + n)
    await does()
    await made(1)
    await this.v.press(/^Undo$/)
    await made(0)
    // The virtual table's hand carries them after a while; hers might come too late.
    await until('the pieces where they were', async () => this.#pieces() === lay || null)
    await this.calm()
    expect(await this.#undone()).toBe(1)
    await does()
    await made(1)
  }

  /** Takes back a move of the computer player, which agrees without a question, carries its pieces back and plays on. */
  async takesItsMoveBack(): Promise<void> {
    const { v, sent } = this
    await until('a move of the computer that can be taken back', async () => {
      const { told, undo } = sent.doc ?? {}
      return (undo?.allowed && told?.at(-1)?.by === basil) || null
    })
    const before = await this.#undone()
    await v.press(/^Undo$/)
    await expect.poll(() => this.#undone(), soon).toBe(before + 1)
    const left = await this.#moves(basil)
    expect(sent.doc?.ruling?.ruling).not.toBe('ask')
    await expect.poll(() => this.#moves(basil), thoughtful).toBeGreaterThan(left)
  }

  /**
   * Kills the daemon while the computer player thinks, and starts it again. The page stays open and sees the match go on by itself. Answers
   * the moves that were on the disk when the daemon died.
   */
  async killsWhileItThinks(): Promise<Moves> {
    const { v, daemon } = this
    const lost = v.page.getByText('Connection lost')
    const { told, onDisk } = await until('a daemon that died while the computer thought', async () => {
      await v.page.getByText('The computer is thinking…').waitFor(thoughtful)
      const told = await daemon.record()
      const { pid } = daemon
      await daemon.kill()
      expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH')
      await lost.waitFor()
      const onDisk = movesOnDisk(daemon)
      // The last that the dead daemon told the page: Basil thinks. Otherwise he had just answered, and it happens once more.
      if (this.sent.thinking().includes(basil)) return { told, onDisk }
      await daemon.start()
      return null
    })
    await daemon.start()
    await lost.waitFor({ state: 'hidden' })
    await expect.poll(() => this.#moves(basil), thoughtful).toBeGreaterThan(madeBy(onDisk, basil))
    // What the page knew when the daemon died is still so.
    expect((await daemon.record()).startsWith(told)).toBe(true)
    return onDisk
  }

  /** Does what the page asks until the match is over. */
  async playsOn(presses: readonly RegExp[]): Promise<void> {
    const { v, sent } = this
    for (let since = performance.now(), last = ''; (await v.tone()) !== 'over'; ) {
      const offered = await v.choices()
      const now = JSON.stringify([this.#news(), offered])
      if (now !== last) [since, last] = [performance.now(), now]
      if (sent.doc?.ruling?.ruling === 'foul') throw new Error(`a foul: ${now}`)
      if (performance.now() - since > thoughtful.timeout) throw new Error(`nothing happens any more: ${now}`)
      await this.#step(presses.find((it) => offered.some((choice) => it.test(choice))))
    }
  }

  /** What has happened and what is asked for. */
  #news = (): string => JSON.stringify([this.sent.doc?.told.at(-1), this.sent.doc?.view?.prompt, this.sent.doc?.ruling])

  async #step(offered: RegExp | undefined): Promise<void> {
    const { view, ruling, told } = this.sent.doc ?? {}
    const isAsked = view?.prompt.seats.includes(ada) ?? false
    const last = told?.at(-1)?.by
    const mover = told?.findLast(({ by }) => typeof by === 'number')?.by
    // She carries the pieces of her own moves and throws alone.
    const carries = ruling?.ruling === 'on the way' && mover !== basil && (last === ada || isAsked)
    const press = ruling?.ruling === 'settled' && isAsked ? offered : carries ? /^Tidy up$/ : undefined
    if (!press) return this.v.page.waitForTimeout(100)
    const before = this.#news()
    // What was offered may be gone by now; then she looks again. She presses nothing twice.
    const pressed = await this.v
      .button(press)
      .first()
      .click({ timeout: 3000 })
      .then(
        () => true,
        () => false
      )
    if (pressed) await until(`what comes of pressing ${press}`, async () => this.#news() !== before || null)
  }
}

const madeBy = (moves: Moves, seat: number): number => moves.filter(({ by }) => by === seat).length

function movesIn(record: string): Moves {
  const lines = record.trim().split('\n')
  return lines.map((line) => JSON.parse(line)).filter((it): it is Move<Action> => 'do' in it)
}

/** The match as it lies on the disk of a daemon that does not run. */
function onDisk({ data }: Daemon): string {
  const { code, out, err } = tablekeeper(['export', '--data', data])
  if (code !== 0) throw new Error(err)
  return out
}

const movesOnDisk = (daemon: Daemon): Moves => movesIn(onDisk(daemon))

/** A whole match of Ada against a computer player of this level. */
export async function contest(level: Level, it: Contest): Promise<void> {
  const person = await Person.against(level, it)
  const { v, daemon } = person
  await it.opens(person)
  const began = await person.killsWhileItThinks()
  if (it.agrees) await person.takesItsMoveBack()
  await person.playsOn(it.presses)
  await person.asks(it.ends)
  const { match } = await daemon.match()
  // The page names the winner.
  const names = (match?.over?.winners ?? []).map((seat) => match?.seats[seat]?.name ?? '')
  expect(names).toHaveLength(1)
  expect(await v.headline()).toContain(names[0])
  expect(v.errors).toEqual([])

  // The record on the disk begins with what was played before the daemon died, and replays legally to its end.
  await daemon.kill()
  const record = onDisk(daemon)
  const moves = movesIn(record)
  expect(moves.slice(0, began.length)).toEqual(began)
  expect(madeBy(moves, ada)).toBeGreaterThan(0)
  expect(madeBy(moves, basil)).toBeGreaterThan(madeBy(began, basil))
  const file = join(daemon.data, 'match.jsonl')
  writeFileSync(file, record)
  expect(tablekeeper(['check', file])).toMatchObject({ code: 0, err: '' })
}
