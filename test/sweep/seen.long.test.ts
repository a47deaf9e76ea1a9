// What players once saw wrong on the page, each in the situation that showed it, at the sizes that showed it.

import { expect, test } from 'vitest'
import type { Start } from '../../src/core/rules.ts'
import { evening } from '../e2e/evening.ts'
import { patience, tablet, type Visitor } from '../e2e/visitor.ts'
import { WireHand } from './hand.ts'
import { judge, limits, needed } from './judge.ts'

const soon = { timeout: patience }
const sizes = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [360, 640]
] as const

interface Situation {
  readonly game: string
  readonly start: Pick<Start, 'position'> & { readonly seats: number }
  /** What must be whole and uncovered at every size: how many at least. */
  readonly whole: Readonly<Record<string, number>>
  /** What hands do before. */
  readonly first?: (hand: WireHand) => Promise<void>
  /** Opens what is looked at. */
  readonly opens?: (v: Visitor) => Promise<void>
}

const names = ['Ada', 'Basil', 'Cleo', 'Dan', 'Esme', 'Felix', 'Greta', 'Hugo']
const cubes = ['0,0 S', '1,2 N']
const army = {
  '0,0': ['D1 S1 L2', 'D1 H3'],
  '1,0': ['H4 F3 C3', 'S1 H1'],
  '1,-1': ['L2', 'L1 C2'],
  '2,1': ['H2'],
  '1,2': ['H1']
}

const situations: Readonly<Record<string, Situation>> = {
  'rerolls left and the warning of Clumsy': {
    game: 'nexus-keepers',
    start: { seats: 2, position: { cubes, phase: 'reroll', pool: [1, 1, 3, 4, 5], rerolls: 1 } },
    whole: { '.now .counter': 5, '.tray .die-button': 5 }
  },
  'a die in reserve, and the points': {
    game: 'nexus-keepers',
    start: { seats: 2, position: { cubes, phase: 'actions', pool: [2, 2, 5, 5, 6], reserveDie: 4, reserve: [4, 3] } },
    whole: { '.now .counter': 3, '.choices .target': 1 }
  },
  'a hand of cards': {
    game: 'nexus-ops',
    start: {
      seats: 2,
      position: { phase: 'battle', units: army, hands: [['EN-06', 'EN-08', 'SM-01', 'SM-09'], ['EN-07']] }
    },
    opens: async ({ page }) => {
      const look = page.getByRole('button', { name: /^(Show to|Montrer à)/ })
      if (await look.count()) await look.first().click()
      const tab = page.getByRole('tab', { name: /Hand|Main/ })
      if (await tab.count()) await tab.first().click()
    },
    whole: { '.hand .card': 1 }
  },
  'the cube that is laid next': {
    game: 'nexus-keepers',
    start: { seats: 2, position: { cubes: ['0,0 S'], phase: 'place', active: 1 } },
    whole: { '.shelf-thing': 1, '.choices .target': 1 }
  },
  'many choices, and one to take back': {
    game: 'nexus-keepers',
    start: { seats: 2, position: { cubes, phase: 'actions', pool: [1, 2, 2, 3, 4, 5, 6], reserve: [null, 3] } },
    first: step,
    whole: { '.choices .target': 1, '.take-back .target': 1 }
  },
  'hearts, coins and gems of a hero in a shop': {
    game: 'platformer',
    start: {
      seats: 2,
      position: {
        levels: [['F01', 'F04']],
        roster: ['N1'],
        heroes: ['H3', 'H1'],
        at: ['4,1', '6,2'],
        coins: [2, 1],
        phase: 'roll'
      }
    },
    whole: { '.purse .counter': 3 }
  },
  'the pad of whoever is asked, where eight have one': {
    game: 'nexus-keepers',
    start: { seats: 8 },
    whole: { '.pad.plays .pad-name': 1, '.shelf-thing': 1 }
  },
  'armies of two on one space': {
    game: 'nexus-ops',
    start: { seats: 2, position: { phase: 'move', units: army } },
    // Ten kinds of pieces stand beside one another; a count says how many each is.
    whole: { '.standee': 10 }
  }
}

/** How many of these are whole: on the screen, within all that clips them, and with nothing over their middle. */
const wholeOnes = (css: string): number => {
  const seen = (it: Element): boolean => {
    const { left, right, top, bottom } = it.getBoundingClientRect()
    if (right - left < 4 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false
    for (let outer = it.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const box = outer.getBoundingClientRect()
      if (left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2) return false
    }
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return over !== null && (it.contains(over) || over.contains(it))
  }
  return [...document.querySelectorAll(css)].filter(seen).length
}

/** Takes the first figure that has somewhere to go to the first place that is lit for it. */
async function step(hand: WireHand): Promise<void> {
  for (const { id, at, layer } of hand.doc?.virtual?.things ?? []) {
    if (layer !== 'figure' || !at) continue
    await hand.does({ hand: 'lift', thing: id })
    const lit = hand.doc?.lamps.find((it) => it.may?.includes('step'))
    const to = hand.doc?.scene?.places.find((it) => it.id === lit?.place)?.at
    await hand.does({ hand: 'put', thing: id, at: to ?? at })
    if (to) return
  }
}

/** Puts figures and dice where the position has them. */
async function lay(hand: WireHand): Promise<void> {
  await hand.rest()
  const { ruling, virtual } = hand.doc ?? {}
  const free = [...(virtual?.dice ?? [])]
  const fixes =
    ruling && 'corrections' in ruling ? ruling.corrections : ruling && 'towards' in ruling ? ruling.towards : []
  const shown = fixes.flatMap((it) => {
    const at = it.fix === 'die' && it.to !== null ? free.findIndex(({ kind }) => kind === it.kind) : -1
    return it.fix === 'die' && it.to !== null && at >= 0
      ? free.splice(at, 1).map(({ id }) => [id, it.to ?? 1] as const)
      : []
  })
  if (shown.length > 0)
    await hand.does({ hand: 'throw', dice: shown.map(([id]) => id), faces: shown.map(([, face]) => face) })
  await hand.does({ hand: 'tidy' })
}

test('what was clipped, pushed out or hidden is whole in both languages at every size', async () => {
  const { daemon, visitor } = await evening()
  const hand = new WireHand(daemon.address)
  await hand.open()
  const faults: string[] = []
  const people = [await visitor(tablet), await visitor({ ...tablet, locale: 'fr-FR' })]
  for (const { page } of people)
    await page.evaluate(() => {
      localStorage.setItem('tablekeeper.asked-sounds', 'true')
      sessionStorage.setItem('tablekeeper.sitting', '"all"')
    })
  for (const [name, { game, start, whole, first, opens }] of Object.entries(situations)) {
    const seats = Array.from({ length: start.seats }, (_, i) => ({ name: names[i] ?? '' }))
    await daemon.begin(game, { options: {}, seats, position: start.position } as Start)
    for (const [i, v] of people.entries()) {
      const { page } = v
      await page.goto(`${daemon.address}?${encodeURIComponent(name)}#table`)
      await page.locator('.stage').waitFor()
      if (i === 0) {
        await lay(hand)
        await first?.(hand)
      }
      await expect.poll(() => v.tone(), soon).toBe('turn')
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await opens?.(v)
        const about = `${name}, ${i === 0 ? 'en' : 'fr'}, ${width}×${height}`
        const counts = async (): Promise<string[]> => {
          const found: string[] = []
          for (const [css, n] of Object.entries(whole)) {
            const seen = await page.evaluate(wholeOnes, css)
            if (seen < n) found.push(`${about}: ${seen} of ${n} ${css}`)
          }
          return [...found, ...(await page.evaluate(judge, { ...limits, needed })).map((it) => `${about}: ${it}`)]
        }
        await expect
          .poll(counts, { timeout: 5000 })
          .toEqual([])
          .catch(async () => faults.push(...(await counts())))
        if (process.env.PICTURES)
          await page.screenshot({ path: `${process.env.PICTURES}/${about.replace(/\W+/g, '-')}.png` })
        await page.keyboard.press('Escape')
      }
    }
  }
  hand.close()
  expect(faults).toEqual([])
})
