// A person at a tablet: a page in a real browser on a real daemon, what can be read there, and what a hand can do. It acts only
// through the page. It asks the daemon only where the tiles of the board are, to tell them apart.

import { setTimeout } from 'node:timers/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { VirtualThing } from '../../src/core/page.ts'
import type { CueName, Point } from '../../src/core/scene.ts'
import type { Daemon } from './daemon.ts'
import type { Pointer } from './pointer.ts'

/** The longest that anything on the page may take, in ms; the machine may be busy. */
export const patience = 60_000

/** Waits until `look` finds something, and answers it. */
export async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  for (const late = performance.now() + patience; performance.now() < late; await setTimeout(30)) {
    const seen = await look()
    if (seen !== null) return seen
  }
  throw new Error(`never seen: ${what}`)
}

export type Tile = readonly [x: number, y: number]

export const tablet: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' }
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
  hasTouch: true,
  isMobile: true
}
export const french = { locale: 'fr-FR' }

export class Visitor {
  readonly page: Page
  readonly daemon: Daemon
  readonly pointer: Pointer
  /** Errors of the page's own code. */
  readonly errors: string[] = []

  constructor(page: Page, daemon: Daemon, pointer: Pointer) {
    this.page = page
    this.daemon = daemon
    this.pointer = pointer
    page.setDefaultTimeout(patience)
    page.on('pageerror', ({ message }) => this.errors.push(message))
  }

  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name, exact: true })
  press = (name: string | RegExp): Promise<void> => this.button(name).first().click()

  // Eyes

  headline = (): Promise<string | null> => this.page.locator('.headline-say').textContent()
  /** `turn`, `foul`, `over`… */
  tone = async (): Promise<string> =>
    (await this.page.locator('.headline').getAttribute('class'))?.split(' ').at(-1) ?? ''
  /** The corrections that the headline asks for. */
  fixes = (): Promise<string[]> => this.page.locator('.fix-words').allInnerTexts()
  /** Points and rerolls as counted on the page: `move 3`. */
  counters = (): Promise<string[]> => this.#texts(this.page.locator('.pool .counter:visible'))
  /** The names of the dice in the tray. */
  tray = (): Promise<string[]> => this.#labels('.tray .die-button')
  /** Every figure on the table with the name of its place. */
  figures = (): Promise<string[]> => this.#labels('.standee')
  /** The buttons offered now. */
  choices = (): Promise<string[]> => this.#texts(this.page.locator('.choices-now button'))
  /** The game log, newest first, in the board view. */
  story = (): Promise<string[]> => this.page.locator('.log li:visible').allInnerTexts()

  /** Places where a lamp with this cue glows (in the colour of a seat), recognised by colour and rhythm as a person would. */
  async lamps(cue: CueName, seat?: number): Promise<string[]> {
    const { cues, seats } = await this.daemon.legend()
    const { colour: own = '', rhythm = '' } = cues.find((it) => it.cue === cue) ?? {}
    const colour = seats.find((it) => it.seat === seat)?.colour ?? own
    const frame = await this.frame()
    const lit = await this.page
      .locator(`.surface .lamp.${rhythm}`)
      .evaluateAll((all) => all.map((it) => ({ colour: it.style.color, box: it.getBoundingClientRect() })))
    return lit
      .filter((it) => it.colour === rgb(colour))
      .map(({ box }) => String(frame.tileAt([box.x + box.width / 2, box.y + box.height / 2])))
      .sort()
  }

  #texts = async (these: Locator): Promise<string[]> =>
    (await these.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())

  #labels = (css: string): Promise<string[]> =>
    this.page.locator(css).evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') as string).sort())

  /** The position of the board on the screen: the outermost drawn tiles are the outermost tiles on the table, not those in a hand. */
  frame = () => until('the page shows the tiles that lie on the table', () => this.#frame())

  async #frame() {
    const { virtual, scene } = await this.daemon.match()
    const ground = virtual?.things.flatMap((it) => (it.held ? [] : tilesOf(it))) ?? []
    // If tiles are not separate things, they come from the scene.
    const tiles = ground.length > 0 ? ground : (scene?.places.flatMap((it) => (it.gone ? [] : [it.at])) ?? [])
    const drawn = await this.page.locator('.surface .terrain-body').evaluateAll((all) =>
      all.map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })
    )
    // The page may not show the latest state of the table yet.
    if (drawn.length !== tiles.length) return null
    const [left, right] = [Math.min(...drawn.map((it) => it.x)), Math.max(...drawn.map((it) => it.x))]
    const [west, east] = [Math.min(...tiles.map(([x]) => x)), Math.max(...tiles.map(([x]) => x))]
    const [top, north] = [Math.min(...drawn.map((it) => it.y)), Math.max(...tiles.map(([, y]) => y))]
    const unit = (right - left) / (east - west)
    return {
      pointOf: ([x, y]: Tile): Point => [left + (x - west) * unit, top + (north - y) * unit],
      tileAt: ([x, y]: Point): Tile => [Math.round((x - left) / unit) + west, north - Math.round((y - top) / unit)]
    }
  }

  // Hands

  /** A figure on the table, by the name of its keeper. */
  figure = (name: string): Locator => this.page.locator(`.standee[aria-label^="${name}"]`)
  /** Figures at a place, by the names of both. If there are several, the hand takes one. */
  standing = (name: string, place: string): Locator => this.page.locator(`.standee[aria-label$="${name}, ${place}"]`)
  /** A thing beside the board. */
  beside = (name: string): Locator => this.page.locator(`.shelf-thing[aria-label*="${name}"]`)

  /** Moves the pointer to the middle of a thing, once it rests and nothing covers it. Answers the point. */
  async #touch(thing: Locator): Promise<Point> {
    await thing.hover({ trial: true })
    const box = await thing.boundingBox()
    if (!box) throw new Error('what a hand reached for is not there')
    const middle: Point = [box.x + box.width / 2, box.y + box.height / 2]
    await this.pointer.down(middle)
    return middle
  }

  /** Takes hold of a thing; answers the point. */
  async grip(thing: Locator): Promise<Point> {
    const at = await this.#touch(thing)
    // Where a tap could choose a place, a finger must move to pick up the piece there.
    await this.pointer.move([at[0] + 10, at[1]])
    await this.page.locator('.hands .lifted').first().waitFor()
    return at
  }

  /** Drops there what was gripped. */
  async letGo(at: Point): Promise<void> {
    await this.pointer.move(at)
    await this.pointer.up()
  }

  /** Carries a figure from one tile to another, or to a point without a tile. */
  drag = (name: string, from: Tile, to: Tile): Promise<void> => this.carry(this.figure(name), from, to)

  async carry(thing: Locator, from: Tile, to: Tile): Promise<void> {
    const [x, y] = await this.grip(thing)
    // The board stays still while a piece is held. Before that, it may just be resized for a longer headline.
    const frame = await this.frame()
    const [a, b] = [frame.pointOf(from), frame.pointOf(to)]
    await this.letGo([x + b[0] - a[0], y + b[1] - a[1]])
  }

  /** Carries a cube from beside the board to a point of the screen and turns it clockwise by this many quarters. */
  async lay(name: string, to: Point, quarters: number): Promise<void> {
    await this.grip(this.beside(name))
    await this.pointer.move(to)
    for (let i = 0; i < quarters; i++) await this.page.keyboard.press('r')
    await this.pointer.up()
  }

  /** Taps a place of the board, whether or not a piece is on it. */
  async tapPlace(tile: Tile): Promise<void> {
    await this.pointer.down((await this.frame()).pointOf(tile))
    await this.pointer.up()
  }

  /** Takes a figure off the board and puts it with the things beside it. */
  async takeOff(thing: string | Locator): Promise<void> {
    await this.grip(typeof thing === 'string' ? this.figure(thing) : thing)
    const shelf = await this.page.locator('.shelf').boundingBox()
    if (!shelf) throw new Error('there is no room beside the board')
    await this.letGo([shelf.x + shelf.width / 2, shelf.y + shelf.height / 2])
  }

  /** Brings a figure from beside the board to a tile. */
  async bringBack(name: string, to: Tile): Promise<void> {
    await this.grip(this.beside(name))
    await this.letGo((await this.frame()).pointOf(to))
  }

  /** Throws the dice that the page asks for; `faces` are set in advance, the other dice fall at random. */
  async throwDice(n: number, faces: readonly number[] = []): Promise<void> {
    // On small screens, only the bar has the button to throw.
    const throwing = this.page
      .locator('.tray-tools, .choices-now')
      .getByRole('button', { name: new RegExp(`^(Throw|Lancer) (${n}|all|tous) `) })
      .first()
    await throwing.waitFor()
    await this.#give(this.page.locator('.due .die-button'), faces)
    await throwing.click()
  }

  /** Chooses dice in the tray by their faces, and sets the faces of their reroll. */
  async choose(old: readonly number[], faces: readonly number[]): Promise<void> {
    const tray = this.page.locator('.tray')
    for (const face of old) await tray.locator(`[aria-pressed=false][aria-label*=" ${face},"]`).first().click()
    await this.#give(tray.locator('[aria-pressed=true]'), faces)
  }

  /** Long-presses a die until it asks for a face, then picks one: the way of touch screens without a keyboard. */
  async giveFace(die: Locator, face: number): Promise<void> {
    await this.#touch(die)
    const faces = this.page.locator('.faces')
    await faces.waitFor()
    await this.pointer.up()
    await faces
      .getByRole('button')
      .nth(face - 1)
      .click()
  }

  /** Sets the faces of dice with the keyboard. */
  async #give(dice: Locator, faces: readonly number[]): Promise<void> {
    for (const [i, face] of faces.entries()) await dice.nth(i).press(String(face))
  }
}

/** The tiles that a cube covers. */
const tilesOf = ({ at, turn, tiles = [] }: VirtualThing): Tile[] =>
  at === null ? [] : tiles.map((tile) => quarterTurns(tile.at, turn / 90)).map(([x, y]) => [at[0] + x, at[1] + y])

const quarterTurns = ([x, y]: Point, n: number): Point => (n === 0 ? [x, y] : quarterTurns([y, 0 - x], n - 1))

const rgb = (hex: string): string => `rgb(${[1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)).join(', ')})`
