// The keyboard reaches everything on the page, and everything has a name: with every document, in every view, in both languages.

import { describe, expect, test } from 'vitest'
import { langs } from '../../src/core/words.ts'
import { type Moment, moments } from './fixtures/docs.ts'
import { all, click, open } from './stage.tsx'

const rooms = ['board', 'table', 'door', 'play', 'setup'] as const
const acting = 'button, a[href], input, select, summary, [role=button], [tabindex]'

function nameOf(it: Element): string {
  const label = it.closest('label')?.textContent ?? ''
  const legend = it.getAttribute('aria-labelledby') ?? ''
  return (it.getAttribute('aria-label') || it.textContent || label || legend || it.getAttribute('title') || '').trim()
}

/** Browsers read SVG attributes by their exact names: in SVG, `tabIndex` has no effect. */
function reached(it: Element): boolean {
  const given = it.getAttributeNames().filter((name) => name.toLowerCase() === 'tabindex')
  if (it.namespaceURI?.endsWith('svg')) return given.join() === 'tabindex' && it.getAttribute('tabindex') === '0'
  return (it.getAttribute('tabindex') ?? '0') === '0'
}

describe.each(langs)('in %s', (lang) => {
  test.each(Object.keys(moments) as Moment[])('at the moment "%s"', async (moment) => {
    for (const room of rooms) {
      await open(moments[moment], room, lang)
      const found = all(acting)
      expect(found.length).toBeGreaterThan(1)
      for (const it of found) {
        expect(nameOf(it), `${it.outerHTML.slice(0, 90)} has a name`).not.toBe('')
        expect(reached(it), `${nameOf(it)} can be reached`).toBe(true)
      }
      const pressed = all('[onclick], polygon.pick, .standee, .ground.loose')
      for (const it of pressed) expect(it.matches(acting)).toBe(true)
    }
  })

  test.each(['board', 'table'] as const)('where nobody plays, the %s has ways on that lead elsewhere', async (room) => {
    for (const none of [moments.empty, { ...moments.empty, virtual: null }]) {
      await open(none, room, lang)
      const ways = all('#choices button').length
      expect(ways).toBeGreaterThan(0)
      for (let i = 0; i < ways; i++) {
        await open(none, room, lang)
        await click(all('#choices button')[i] as Element)
        expect(all('.room')).toHaveLength(0)
      }
    }
  })

  test.each(Object.keys(moments) as Moment[])('no sentence is missing at the moment "%s"', async (moment) => {
    for (const room of rooms) {
      await open(moments[moment], room, lang)
      expect(document.body.textContent).not.toMatch(/⟨/)
    }
  })
})
