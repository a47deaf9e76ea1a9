import { describe, expect, test, vi } from 'vitest'
import { looking } from '../../../web/state/picking.ts'
import { sitting } from '../../../web/state/prefs.ts'
import { moments } from '../fixtures/docs.ts'
import { all, button, click, drawn, one, open, text } from '../stage.tsx'

describe('the headline', () => {
  test('a foul says what is wrong, why, and what to do, in that order', async () => {
    await open(moments.foul)
    const words = text('.headline')
    const order = ['A single die was thrown again', 'Why? NK-039', 'die: turn it from 5 to 3', 'Wisp: put it on tile']
    expect(order.map((it) => words.indexOf(it))).toEqual(order.map((it) => words.indexOf(it)).sort((a, b) => a - b))
    expect(words.indexOf(order[0] as string)).toBeGreaterThanOrEqual(0)
  })

  test('what hands should do is called the same after a foul and on the way', async () => {
    for (const moment of [moments.foul, moments.actions]) {
      await open(moment)
      expect(text('.fixes .headline-why')).toMatch(/^To do/)
    }
  })

  test('its rule opens where it was asked for, with its example', async () => {
    await open(moments.foul)
    expect(all('.rule')).toHaveLength(0)
    await click(button('Why? NK-039'))
    await expect.poll(() => all('.rule').length).toBe(1)
    expect(text('.rule')).toContain('A reroll throws at least two dice.')
    expect(text('.rule')).toContain('Of 1, 2, 2, 3, 5')
    await click(button('Close the rule'))
    expect(all('.rule')).toHaveLength(0)
  })

  test('it goes away by itself when the table is right again', async () => {
    const wire = await open(moments.foul)
    wire.hear({ m: 'patch', rev: 2, ops: [{ path: ['ruling'], value: { ruling: 'settled', moves: [] } }] })
    await drawn()
    expect(one('.headline').className).toBe('headline turn')
    expect(text('.headline')).not.toContain('NK-039')
  })

  test('it is spoken: politely in play, at once when something is wrong', async () => {
    await open(moments.actions, 'board', 'fr')
    expect(text('[aria-live=polite]')).toContain('Hessa\u00a0: à poser sur case 0,1')
    expect(text('[aria-live=assertive]')).toBe('')
    await open(moments.foul, 'board', 'fr')
    expect(text('[aria-live=polite]')).toBe('')
    expect(text('[aria-live=assertive]')).toContain('Un seul dé a été relancé')
  })
})

describe('choices', () => {
  test('a choice is said for the seat that is held', async () => {
    const wire = await open(moments.bonus)
    await click(button('Decline'))
    expect(wire.orders).toEqual([{ m: 'act', seat: 1, action: { act: 'decline' } }])
  })

  test('who holds no seat speaks for whoever is asked', async () => {
    const wire = await open({ ...moments.bonus, you: { seat: null } })
    await click(button('Take the bonus turn'))
    expect(wire.orders).toEqual([{ m: 'act', seat: 1, action: { act: 'bonus' } }])
  })

  test('a question is answered by number', async () => {
    const wire = await open(moments.question)
    await click(button('2Past it: falls'))
    expect(wire.orders).toEqual([{ m: 'answer', question: 'q1', option: 1 }])
  })

  test('what cannot be taken back says why', async () => {
    await open(moments.foul)
    expect(one('.take-back button').hasAttribute('disabled')).toBe(true)
    expect(text('.take-back')).toMatch(/^UndoA single die/)
  })

  test('many choices fold, few lie open', async () => {
    await open(moments.actions)
    expect(all('.chip')).toHaveLength(0)
    const view = moments.actions.view
    const many = Array.from({ length: 12 }, (_, i) => ({
      id: `p${i}`,
      label: { say: 'verbatim', with: { text: `place ${i}` } },
      action: { act: 'place', n: i },
      group: { say: 'reserveGroup' }
    }))
    const wire = await open({ ...moments.actions, view: view && { ...view, choices: many } })
    expect(text('.chip')).toBe('Reserve12')
    expect(all('.sheet')).toHaveLength(0)
    await click(one('.chip'))
    await click(button('place 7'))
    expect(wire.orders).toEqual([{ m: 'act', seat: 0, action: { act: 'place', n: 7 } }])
    expect(all('.sheet')).toHaveLength(0)
  })

  test('in the bar of a phone a few choices in many words fold as well', async () => {
    const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1024)
    const view = moments.actions.view
    const both = (word: string) =>
      [1, 2].map((n) => ({
        id: `p${n}`,
        label: { say: 'verbatim', with: { text: `${word} ${n}` } },
        action: { act: 'place', n },
        group: { say: 'reserveGroup' }
      }))
    await open({ ...moments.actions, view: view && { ...view, choices: both('place') } })
    expect(all('.chip')).toHaveLength(0)
    const long = both('start tile two to the north and one to the west of place')
    await open({ ...moments.actions, view: view && { ...view, choices: long } })
    expect(all('.chip')).toHaveLength(0)
    wide.mockReturnValue(360)
    await open({ ...moments.actions, view: view && { ...view, choices: long } })
    await expect.poll(() => all('.chip').map((it) => it.textContent)).toEqual(['Reserve2'])
    wide.mockRestore()
  })

  test('where seats share a page, what only one may know is covered until that one looks', async () => {
    const { view } = moments.actions
    const hand = { widget: 'card', id: 'h', title: { say: 'card' }, lines: [], ready: true, secret: true } as const
    const play = { id: 'p', label: { say: 'bonus' }, action: { act: 'bonus' }, secret: true } as const
    const end = { id: 'e', label: { say: 'end' }, action: { act: 'end' }, button: 'end' } as const
    const now = { ...moments.actions, view: view && { ...view, widgets: [hand], choices: [play, end] } }
    await open(now)
    expect([all('.hand .card.ready').length, text('.choices')]).toEqual([1, expect.stringContaining('bonus')])
    sitting.value = 'all'
    await drawn()
    expect(all('.hand')).toHaveLength(0)
    expect(text('.choices')).toMatch(/End the turn.*Show to Hessa only/)
    expect(text('.choices')).not.toContain('bonus')
    await click(button('Show to Hessa only'))
    expect([all('.hand .card.ready').length, text('.choices')]).toEqual([1, expect.stringContaining('bonus')])
  })

  test('what only one may know among what that one owns is covered as well, and offered to be looked at', async () => {
    const { view } = moments.actions
    const tiles = {
      widget: 'list',
      id: 't',
      title: { say: 'verbatim', with: { text: 'Tiles' } },
      items: [{ text: { say: 'verbatim', with: { text: 'a fox' } } }],
      secret: true
    } as const
    const seats = view?.seats.map((it) => ({ ...it, widgets: it.seat === 0 ? [tiles] : [] })) ?? []
    await open({ ...moments.actions, view: view && { ...view, seats, widgets: [], choices: [] } })
    expect(text('.seats')).toContain('a fox')
    looking.value = null
    sitting.value = 'all'
    await drawn()
    expect(text('.seats')).not.toContain('fox')
    await click(button('Show to Hessa only'))
    expect(text('.seats')).toContain('a fox')
  })

  test('who has nothing to say reads who is waited for', async () => {
    const { view } = moments.bonus
    await open({ ...moments.bonus, you: { seat: 0 }, undo: null, view: view && { ...view, choices: [] } })
    expect(text('.choices')).toBe('Waiting for Dorn.')
    expect(text('.seat.awaited h2')).toBe('Dorn')
  })

  test('who plays for all is not told to be watching while nobody is asked', async () => {
    const { view } = moments.bonus
    const idle = view && { ...view, choices: [], prompt: { ...view.prompt, seats: [] } }
    await open({ ...moments.bonus, you: { seat: null }, undo: null, view: idle })
    expect(text('.choices')).toContain('You are watching.')
    sitting.value = 'all'
    await drawn()
    expect(text('.choices')).toBe('Nothing to choose: play on the table.')
  })

  test('a place that can be chosen is tapped on the board', async () => {
    const { view } = moments.actions
    const pick = {
      id: 'go',
      label: { say: 'move' },
      action: { act: 'go' },
      pick: 'place' as const,
      places: moments.actions.lamps.slice(1, 2).map((it) => it.place)
    }
    const wire = await open({ ...moments.actions, view: view && { ...view, choices: [pick] } })
    const target = one<SVGElement>('.pick')
    expect(target.getAttribute('aria-label')).toBe('move tile 1,0')
    await click(target)
    expect(wire.orders).toEqual([{ m: 'act', seat: 0, action: { act: 'go' } }])
  })

  test('after the end one plays again or leaves', async () => {
    const wire = await open(moments.over)
    await expect.poll(() => text('.choices')).toContain('Play again')
    await click(button('Play again'))
    expect(wire.orders.at(-1)).toMatchObject({ m: 'start', game: 'nexus-keepers' })
  })

  test('after the end, playing again comes before what is covered', async () => {
    const { view } = moments.over
    const hand = { widget: 'card', id: 'h', title: { say: 'card' }, lines: [], secret: true } as const
    await open({ ...moments.over, you: { seat: 0 }, view: view && { ...view, widgets: [hand] } })
    sitting.value = 'all'
    looking.value = null
    await drawn()
    await expect.poll(() => text('.choices')).toMatch(/^Play again.*Show to Hessa only/)
  })
})

describe('the board', () => {
  test('draws every tile, every lamp and every piece once', async () => {
    await open(moments.actions)
    expect(all('.board .terrain')).toHaveLength(15)
    expect(all('.board .lamp')).toHaveLength(moments.actions.lamps.length)
    expect(all('.board .piece')).toHaveLength(3)
  })

  test('tells those who hear it who stands where and what is lit', async () => {
    await open(moments.actions)
    expect(text('.board ul')).toContain('Wisp: tile 2,1')
    expect(text('.board ul')).toMatch(/a step ends here: tile 1,0, tile 0,1 and tile -1,0/)
  })

  test('shows seen, believed and expected, each by its switch', async () => {
    await open(moments.foul)
    const layers = { 'Sensor view': '.seen .seen-ring', 'Game state': '.piece', Next: 'g.expected path' }
    for (const [name, sign] of Object.entries(layers)) {
      expect(all(`.board ${sign}`).length).toBeGreaterThan(0)
      await click(button(name))
      expect(all(`.board ${sign}`)).toHaveLength(0)
      await click(button(name))
    }
  })

  test('a line of the story points at its places', async () => {
    await open(moments.throw)
    await click(button('Dorn walks to tile 1,1'))
    expect(all('.board .spot')).toHaveLength(1)
    await click(button('Dorn walks to tile 1,1'))
    expect(all('.board .spot')).toHaveLength(0)
  })
})

describe('the side', () => {
  test('dice say what they are: free, held, spent or dead', async () => {
    await open(moments.actions)
    const named = all('.pool .die').map((it) => it.getAttribute('aria-label'))
    expect(named[0]).toBe('die showing 1, not usable now')
    expect(named.at(-1)).toBe('die showing 6, probably spent')
    expect(all('.pool .counter-value').map((it) => it.textContent)).toEqual(['2', '1', '1'])
  })

  test('on a real table dice can be typed in, in the order the rules want', async () => {
    const wire = await open({ ...moments.throw, virtual: null })
    await click(button('Enter the dice by hand'))
    const dice = all('.type-dice .die-button')
    expect(dice).toHaveLength(6)
    for (let i = 0; i < 4; i++) await click(dice[0] as Element)
    await click(button('These are the dice'))
    expect(wire.orders).toEqual([
      {
        m: 'act',
        seat: 'chance',
        action: { act: 'throw', dice: [1, 1, 1, 1, 1, 5].map((face) => ({ kind: 'regular', face })) }
      }
    ])
  })

  test('the story is newest first and says who, or that it was chance or the referee', async () => {
    await open(moments.over)
    await drawn()
    await click(button('Match'))
    expect(text('.log li')).toBe('Wisp wins: every opponent is gone')
    expect(all('.log li')).toHaveLength(moments.over.told.length)
  })
})

test('a device that is lost is the headline, with its cure', async () => {
  await open(moments.closure)
  expect(text('.headline-say')).toBe('The cable is out: plug the reader in again.')
  expect(text('.choices')).not.toContain('Throw')
})

test('whoever only watches can sit down, and may be asked for the code of the table', async () => {
  const wire = await open({ ...moments.throw, you: { seat: null } })
  await click(button('Sit here'))
  expect(wire.orders).toEqual([{ m: 'claim', seat: 0 }])
  wire.hear({ m: 'refused', why: { say: 'window.code' } })
  await drawn()
  const input = one<HTMLInputElement>('.seat-code input')
  input.value = '4711'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await drawn()
  one('.seat-code').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await drawn()
  expect(wire.orders.at(-1)).toEqual({ m: 'claim', seat: 0, code: '4711' })
})
