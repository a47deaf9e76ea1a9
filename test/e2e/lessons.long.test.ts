// The guided first match of every game, on screens of four sizes (two a game) in two languages: five bubbles over real play, none of
// them over what a player needs just then. In each phase met on the way, “?” lists something and lights what hands may do.

import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { GameCard } from '../../src/core/page.ts'
import { WireHand } from '../sweep/hand.ts'
import { startsOf } from '../sweep/plan.ts'
import { evening } from './evening.ts'
import { until, type Visitor } from './visitor.ts'

/** More moves than the five lessons of any game need. */
const moves = 120

const screens = {
  'phone, fr': { viewport: { width: 360, height: 640 }, locale: 'fr-FR', hasTouch: true, isMobile: true },
  'portrait, en': { viewport: { width: 768, height: 1024 }, locale: 'en-GB' },
  'landscape, fr': { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' },
  'desktop, en': { viewport: { width: 1920, height: 1080 }, locale: 'en-GB' }
}

/** What the bubble covers of what a player needs now: more than a fifth of it, or its middle. */
const covered = `(() => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect()
  const share = (it) => {
    const box = it.getBoundingClientRect()
    const width = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left)
    const height = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top)
    return width > 0 && height > 0 ? (width * height) / (box.width * box.height) : 0
  }
  const needed = '.headline-say, .choices .target, .choices .chip, .tray .die-button, .due .die-button, .now .counter, .tab'
  return [...document.querySelectorAll(needed)].filter((it) => share(it) > 0.2).map((it) => it.textContent || it.ariaLabel)
})()`

/** How many of the places that lamps offer to hands stay in sight, and how many there are. */
const inSight = `(() => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect()
  const lit = [...document.querySelectorAll('.stage .lamp.steady')].map((it) => it.getBoundingClientRect())
  const free = lit.filter(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return x < bubble.left || x > bubble.right || y < bubble.top || y > bubble.bottom
  })
  return [free.length, lit.length]
})()`

/** Throws dice that are due, else does what the page offers first. */
function step(hand: WireHand): Promise<boolean> {
  const isDue = hand.doc?.view?.widgets.some(
    (it) => it.widget === 'dice' && it.dice.some(({ state }) => state === 'expected')
  )
  return hand.step(isDue ? 1 : 0)
}

/** Whether this lesson fits what is asked now; the page shows it as soon as it knows. */
function isDue({ guide }: GameCard, lesson: number, { doc }: WireHand): boolean {
  const it = guide?.lessons?.[lesson]
  return it !== undefined && !doc?.view?.over && (it.when?.includes(doc?.view?.prompt.say.say ?? '') ?? true)
}

/** Two screens a game, in turns: four pages at once are too much for a small machine. */
const shown = readdirSync('src/games').map((id, i) => [id, i % 2] as const)

test.each(shown)('five bubbles of %s, each where it covers nothing that is needed', async (id, half) => {
  const { daemon, visitor } = await evening()
  const pages: [string, Visitor][] = []
  for (const [i, [name, screen]] of Object.entries(screens).entries())
    if (i % 2 === half) pages.push([name, await visitor(screen)])
  const hand = new WireHand(daemon.address)
  await hand.open()
  const cards = (await (await fetch(`${daemon.address}api/games`)).json()) as GameCard[]
  const faults: string[] = []
  for (const card of cards.filter((it) => it.id === id)) {
    const [begun] = startsOf(card)
    if (begun) await hand.begin(card.id, begun.start)
    const read = new Map<string, string[]>(pages.map(([name]) => [name, []]))
    for (const [, { page, daemon }] of pages) {
      await page.evaluate(() => {
        localStorage.setItem('tablekeeper.lesson', '0')
        localStorage.setItem('tablekeeper.asked-sounds', 'true')
        sessionStorage.setItem('tablekeeper.sitting', '"all"')
      })
      await page.goto(`${daemon.address}?${card.id}#table`)
    }
    for (let i = 0; i < moves && [...read.values()].some((it) => it.length < 5); i++) {
      for (const [name, v] of pages) {
        const texts = read.get(name) ?? []
        const bubble = async (): Promise<boolean> => (await v.page.locator('.bubble').count()) > 0
        await until('the bubble that is due', async () =>
          !isDue(card, texts.length, hand) || (await bubble()) ? true : null
        )
        if (texts.length === 5 || !(await bubble())) continue
        const about = `${card.id}, ${name}, bubble ${texts.length + 1}`
        texts.push((await v.page.locator('.bubble p').textContent()) ?? '')
        await v.page.waitForTimeout(600)
        for (const it of await v.page.evaluate<string[]>(covered)) faults.push(`${about} covers ${it}`)
        const [free = 0, lit = 0] = await v.page.evaluate<number[]>(inSight)
        if (lit > 0 && free === 0) faults.push(`${about} covers every lit place`)
        await v.page.keyboard.press('?')
        await v.page.locator('.help li').first().waitFor()
        const [said = '', spots] = [await v.page.locator('.help').textContent(), await v.page.locator('.spot').count()]
        if (/\blit\.|allumés\./.test(said ?? '') !== spots > 0)
          faults.push(`${about}: “?” says ${said} of ${spots} places`)
        if (spots < lit) faults.push(`${about}: “?” lights ${spots} of ${lit} places`)
        await v.page.keyboard.press('Escape')
        await v.page.locator('.bubble .strong-button').click()
        await until('the bubble goes', async () =>
          (await v.page.locator('.bubble p').allTextContents()).join() === texts.at(-1) ? null : true
        )
      }
      const isShown = await Promise.all(pages.map(([, { page }]) => page.locator('.bubble').count()))
      if (isShown.some((n) => n > 0)) continue
      // A match may end before all lessons were due; they go on in the next.
      if (!(await step(hand)) && begun) await hand.begin(card.id, begun.start)
    }
    for (const [name, texts] of read) {
      expect(texts, `${card.id}, ${name}`).toHaveLength(5)
      expect(new Set(texts).size).toBe(5)
    }
  }
  for (const [, { errors }] of pages) expect(errors).toEqual([])
  expect(faults).toEqual([])
  hand.close()
})
