// Somebody at a tablet: a page of a real browser on a real daemon, what can be read off it, and what a hand does there.
// It acts through the page alone; it asks the daemon only where the tiles of the board are, to know which is which.

import { setTimeout } from 'node:timers/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { VirtualThing } from '../../src/core/page.ts'
import type { CueName, Point } from '../../src/core/scene.ts'
import type { Daemon } from './daemon.ts'
import type { Pointer } from './pointer.ts'

/** Anything on the page comes about within this time, in ms: the machine may be busy. */
export const patience = 60_000

/** What there is to see, once there is something. */
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
  /** What the headline asks hands to do. */
  fixes = (): Promise<string[]> => this.page.locator('.fix-words').allInnerTexts()
  /** Points and rerolls as they are counted: `move 3`. */
  counters = (): Promise<string[]> => this.#texts(this.page.locator('.pool .counter:visible'))
  /** The dice in the tray, by what they are called. */
  tray = (): Promise<string[]> => this.#labels('.tray .die-button')
  /** Every figure on the table and where it is said to stand. */
  figures = (): Promise<string[]> => this.#labels('.standee')
  /** What can be said now. */
  choices = (): Promise<string[]> => this.#texts(this.page.locator('.choices-now button'))
  /** Game log, newest first: told on the board's half of the page. */
  story = (): Promise<string[]> => this.page.locator('.log li:visible').allInnerTexts()

  /** Where a lamp of this meaning glows on the table (in the colour of a seat): told by colour and rhythm, as an eye would. */
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

  /** How the board lies on the screen: the outermost tiles that are drawn are the outermost tiles that lie there, and in no hand. */
  frame = () => until('the page shows the tiles that lie on the table', () => this.#frame())

  async #frame() {
    const { virtual, scene } = await this.daemon.match()
    const ground = virtual?.things.flatMap((it) => (it.held ? [] : tilesOf(it))) ?? []
    // Where the ground is no thing that a hand could move, it is the scene's.
    const tiles = ground.length > 0 ? ground : (scene?.places.map((it) => it.at) ?? [])
    const drawn = await this.page.locator('.surface .terrain-body').evaluateAll((all) =>
      all.map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })
    )
    // The page may not have caught up with the table yet.
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
  /** Figures of this kind at a place, by what both are called; of several the hand takes one. */
  standing = (name: string, place: string): Locator => this.page.locator(`.standee[aria-label$="${name}, ${place}"]`)
  /** What lies beside the board. */
  beside = (name: string): Locator => this.page.locator(`.shelf-thing[aria-label*="${name}"]`)

  /** Puts the hand on the middle of a thing, once it rests and nothing covers it; answers where that is. */
  async #touch(thing: Locator): Promise<Point> {
    await thing.hover({ trial: true })
    const box = await thing.boundingBox()
    if (!box) throw new Error('what a hand reached for is not there')
    const middle: Point = [box.x + box.width / 2, box.y + box.height / 2]
    await this.pointer.down(middle)
    return middle
  }

  /** Takes hold of a thing; answers where. */
  async grip(thing: Locator): Promise<Point> {
    const at = await this.#touch(thing)
    // Where a place can be chosen a finger must move to take what stands there.
    await this.pointer.move([at[0] + 10, at[1]])
    await this.page.locator('.hands .lifted').first().waitFor()
    return at
  }

  /** Lets go there of what was gripped. */
  async letGo(at: Point): Promise<void> {
    await this.pointer.move(at)
    await this.pointer.up()
  }

  /** Carries a figure from one tile to another, or to where no tile is. */
  drag = (name: string, from: Tile, to: Tile): Promise<void> => this.carry(this.figure(name), from, to)

  async carry(thing: Locator, from: Tile, to: Tile): Promise<void> {
    const [x, y] = await this.grip(thing)
    // Under a hand the board holds still; before, it may just be making room for a longer headline.
    const frame = await this.frame()
    const [a, b] = [frame.pointOf(from), frame.pointOf(to)]
    await this.letGo([x + b[0] - a[0], y + b[1] - a[1]])
  }

  /** Carries a cube from beside the board to a point of the screen, turned clockwise on the way by so many quarters. */
  async lay(name: string, to: Point, quarters: number): Promise<void> {
    await this.grip(this.beside(name))
    await this.pointer.move(to)
    for (let i = 0; i < quarters; i++) await this.page.keyboard.press('r')
    await this.pointer.up()
  }

  /** Taps a place of the board, whatever stands on it. */
  async tapPlace(tile: Tile): Promise<void> {
    await this.pointer.down((await this.frame()).pointOf(tile))
    await this.pointer.up()
  }

  /** Takes a figure off the board and puts it to the things beside it. */
  async takeOff(thing: string | Locator): Promise<void> {
    await this.grip(typeof thing === 'string' ? this.figure(thing) : thing)
    const shelf = await this.page.locator('.shelf').boundingBox()
    if (!shelf) throw new Error('there is no room beside the board')
    await this.letGo([shelf.x + shelf.width / 2, shelf.y + shelf.height / 2])
  }

  /** Brings a figure from there to a tile. */
  async bringBack(name: string, to: Tile): Promise<void> {
    await this.grip(this.beside(name))
    await this.letGo((await this.frame()).pointOf(to))
  }

  /** Throws the dice that are asked for; those that are named fall so, the others as they like. */
  async throwDice(n: number, faces: readonly number[] = []): Promise<void> {
    // Where room is dear the bar alone says to throw.
    const throwing = this.page
      .locator('.tray-tools, .choices-now')
      .getByRole('button', { name: new RegExp(`^(Throw|Lancer) ${n} `) })
      .first()
    await throwing.waitFor()
    await this.#give(this.page.locator('.due .die-button'), faces)
    await throwing.click()
  }

  /** Chooses dice that lie in the tray, by their faces, and says what they are to fall on when they are thrown again. */
  async choose(old: readonly number[], faces: readonly number[]): Promise<void> {
    const tray = this.page.locator('.tray')
    for (const face of old) await tray.locator(`[aria-pressed=false][aria-label*=" ${face},"]`).first().click()
    await this.#give(tray.locator('[aria-pressed=true]'), faces)
  }

  /** Holds a die until it asks for a face, and gives it one: what a finger does that has no keyboard. */
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

  /** Says by keyboard on which faces dice are to fall. */
  async #give(dice: Locator, faces: readonly number[]): Promise<void> {
    for (const [i, face] of faces.entries()) await dice.nth(i).press(String(face))
  }
}

/** Where the tiles of a cube lie. */
const tilesOf = ({ at, turn, tiles = [] }: VirtualThing): Tile[] =>
  at === null ? [] : tiles.map((tile) => quarterTurns(tile.at, turn / 90)).map(([x, y]) => [at[0] + x, at[1] + y])

const quarterTurns = ([x, y]: Point, n: number): Point => (n === 0 ? [x, y] : quarterTurns([y, 0 - x], n - 1))

const rgb = (hex: string): string => `rgb(${[1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)).join(', ')})`
