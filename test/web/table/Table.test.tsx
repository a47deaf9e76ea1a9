import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { kindId, placeId } from '../../../src/core/ids.ts'
import { carried, letGo } from '../../../web/table/hands.ts'
import { moments } from '../fixtures/docs.ts'
import { all, button, click, drawn, one, open, type Wire } from '../stage.tsx'

let wire: Wire
beforeEach(async () => {
  wire = await open(moments.rolling, 'table')
})
afterEach(() => {
  carried.value = new Map()
  letGo.value = new Map()
  vi.useRealTimers()
})

const hands = (): unknown[] => wire.orders.map((it) => (it as { does: unknown }).does)
const standee = (name: string): SVGElement => {
  const found = all<SVGElement>('.standee').find((it) => it.getAttribute('aria-label')?.startsWith(name))
  if (!found) throw new Error(`${name} does not stand on the table`)
  return found
}
async function key(element: Element, name: string, more: KeyboardEventInit = {}): Promise<void> {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
  await drawn()
}

describe('by keyboard', () => {
  test('a figure is lifted, carried and put down', async () => {
    await key(standee('Hessa'), 'Enter')
    expect(hands()).toEqual([{ hand: 'lift', thing: 'keeper/0#1' }])
    const held = one('button[aria-live]')
    expect(held.textContent).toBe('Hessa in hand. Here: tile 0,0.')
    await key(held, 'ArrowUp')
    expect(held.textContent).toBe('Hessa in hand. Here: tile 0,1.')
    await key(held, 'ArrowRight')
    await key(held, 'Enter')
    expect(hands().at(-1)).toEqual({ hand: 'put', thing: 'keeper/0#1', at: [1, 1], turn: 0 })
    expect(all('button[aria-live]')).toHaveLength(0)
  })

  test('Escape puts everything back where it was', async () => {
    await key(standee('Hessa'), 'Enter')
    await key(one('button[aria-live]'), 'ArrowUp')
    await key(one('button[aria-live]'), 'Escape')
    expect(hands().at(-1)).toEqual({ hand: 'put', thing: 'keeper/0#1', at: [0, 0], turn: 0 })
  })

  test('a digit sets the face of a die by hand', async () => {
    await key(one('.tray .die-button'), '5')
    expect(hands()).toEqual([{ hand: 'face', die: 'regular#1', face: 5 }])
  })
})

describe('by pointer', () => {
  const at = (element: Element, type: string, x: number, y: number, ms = 0): void => {
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      pointerId: 1,
      button: 0
    })
    Object.defineProperty(event, 'timeStamp', { value: ms })
    element.dispatchEvent(event)
  }
  const root = () => one('.table')

  test('a figure goes where it is dragged, also where no rule leads', async () => {
    at(standee('Wisp'), 'pointerdown', 100, 100)
    at(root(), 'pointermove', 300, 100, 200)
    at(root(), 'pointerup', 300, 100, 600)
    await drawn()
    expect(hands()[0]).toEqual({ hand: 'lift', thing: 'keeper/2#1' })
    expect(hands()[1]).toMatchObject({ hand: 'put', thing: 'keeper/2#1' })
    const [x] = (hands()[1] as { at: [number, number] }).at
    expect(x).toBeGreaterThan(3)
  })

  test('a tap takes a figure, the next tap puts it', async () => {
    at(standee('Wisp'), 'pointerdown', 100, 100)
    at(root(), 'pointerup', 101, 100, 90)
    expect(hands()).toHaveLength(1)
    at(root(), 'pointerdown', 400, 100, 800)
    await drawn()
    expect(hands()[1]).toMatchObject({ hand: 'put' })
    expect(carried.value.size).toBe(0)
  })

  test('a pointer that is taken away puts the figure back', () => {
    at(standee('Wisp'), 'pointerdown', 100, 100)
    at(root(), 'pointermove', 300, 100, 200)
    at(root(), 'pointercancel', 300, 100, 300)
    expect(hands()[1]).toEqual({ hand: 'put', thing: 'keeper/2#1', at: [2, 1], turn: 0 })
  })
})

describe('dice', () => {
  test('chosen dice are thrown, and only those', async () => {
    const dice = all('.tray .die-button')
    await click(dice[1] as Element)
    await click(dice[2] as Element)
    await click(button('Throw 2 dice'))
    expect(hands()).toEqual([{ hand: 'throw', dice: ['regular#2', 'regular#3'] }])
    expect(all('.tray .die-button[aria-pressed=true]')).toHaveLength(0)
  })

  test('chosen dice are put aside', async () => {
    await click(one('.tray .die-button'))
    await click(button('Set aside'))
    expect(hands()).toEqual([{ hand: 'aside', dice: ['regular#1'] }])
  })

  test('a long press opens the faces', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    one('.tray .die-button').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(500)
    vi.useRealTimers()
    await drawn()
    // To the browser, releasing the pointer is a click. It must choose nothing.
    await click(one('.tray .die-button'))
    expect(all('.tray [aria-pressed=true]')).toHaveLength(0)
    await click(button('Show 6'))
    expect(hands()).toEqual([{ hand: 'face', die: 'regular#1', face: 6 }])
  })

  test('a die about to be thrown falls on the face a hand gave it, once; the others are left to luck', async () => {
    const dice = all('.tray .die-button') as [HTMLElement, HTMLElement]
    await click(dice[0])
    await click(dice[1])
    await key(dice[0], '6')
    expect(hands()).toEqual([])
    await click(button('Throw 2 dice'))
    expect(hands()).toEqual([
      { hand: 'throw', dice: ['regular#1'], faces: [6] },
      { hand: 'throw', dice: ['regular#2'] }
    ])
  })

  test('a die that may not be thrown again looks held', () => {
    const first = one('.tray .tray-die')
    expect(first.classList.contains('held')).toBe(true)
    expect(first.querySelector('button')?.getAttribute('aria-label')).toBe('die 1, in the tray')
  })

  test('a choice that means throwing throws the dice on the faces that a hand gave them', async () => {
    const { view } = moments.throw
    const roll = { id: 'roll', label: { say: 'stop' }, action: { act: 'roll' }, throws: true } as const
    wire = await open({ ...moments.throw, view: view && { ...view, choices: [roll] } }, 'table')
    const due = all('.due .die-button')
    await key(due[0] as Element, '6')
    await click(button('Keep these dice'))
    wire.hear({ m: 'patch', rev: 2, ops: [{ path: ['view', 'choices'], value: [] }] })
    await drawn()
    const thrown = wire.orders.slice(1).map((it) => (it as { does: { hand: string; faces?: number[] } }).does)
    expect(thrown.filter((it) => it.hand === 'throw')[0]).toMatchObject({ faces: [6] })
    expect(thrown.filter((it) => it.hand === 'throw')).toHaveLength(2)
  })

  test('tray and bar name a throw alike and do the same', async () => {
    const { view } = moments.throw
    const roll = { id: 'roll', label: { say: 'stop' }, action: { act: 'roll' }, throws: true, main: true } as const
    for (const choices of [[], [roll]]) {
      for (const where of ['.tray-tools .strong-button', '#choices .target.main']) {
        wire = await open({ ...moments.throw, view: view && { ...view, choices } }, 'table')
        const due = all(where)
        expect(due.map((it) => it.textContent?.trim())).toEqual([
          choices.length > 0 ? 'Keep these dice' : 'Throw 6 dice'
        ])
        await click(due[0] as Element)
        if (choices.length === 0) expect(hands()).toMatchObject([{ hand: 'throw' }])
        else expect(wire.orders).toMatchObject([{ m: 'act', action: { act: 'roll' } }])
      }
    }
  })

  test('a throw is offered while only dice are to be put right, and not before pieces are', async () => {
    const { ruling } = moments.foul
    const [die, piece] = ruling?.ruling === 'foul' ? ruling.corrections : []
    if (ruling?.ruling !== 'foul' || !die || !piece) throw new Error('the fixture has both')
    for (const corrections of [[die], [die, piece]]) {
      wire = await open({ ...moments.throw, ruling: { ...ruling, corrections } }, 'table')
      expect(all('.tray-tools .strong-button, #choices .target.main')).toHaveLength(corrections.length === 1 ? 2 : 0)
    }
  })

  test('nothing can be thrown a second time before the daemon has answered', async () => {
    wire = await open(moments.throw, 'table')
    const throws = '.tray-tools .strong-button, #choices .target.main'
    expect(all(throws)).toHaveLength(2)
    await click(one(throws))
    expect(all(throws)).toHaveLength(0)
    wire.hear({ m: 'refused', ref: 1, why: 'hand.no' })
    await drawn()
    expect(all(throws)).toHaveLength(2)
  })

  test('a real table has a way to its board', async () => {
    wire = await open({ ...moments.throw, virtual: null }, 'table')
    await click(button('View the board'))
    expect(all('.board')).toHaveLength(1)
  })

  test('where the view expects dice, one press throws them', async () => {
    wire = await open(moments.throw, 'table')
    await click(button('Throw 6 dice'))
    expect(hands()).toEqual([{ hand: 'throw', dice: [1, 2, 3, 4, 5, 6].map((n) => `regular#${n}`) }])
  })
})

test('pads press, tools tidy and knock, the drawer breaks things', async () => {
  const pad = all('.pad').find((it) => it.getAttribute('aria-label') === 'Pad of Dorn')
  await click(pad?.querySelector('[aria-label=why]') as Element)
  await click(button('Tidy up'))
  await click(button('Bump the table'))
  await click(button('Faults'))
  const cable = all('.faults label').find((it) => it.textContent?.includes('Unplug'))
  cable?.querySelector('input')?.click()
  await drawn()
  expect(hands()).toEqual([
    { hand: 'press', seat: 1, button: 'why' },
    { hand: 'tidy' },
    { hand: 'tip' },
    { hand: 'fault', fault: 'unplugged', on: true }
  ])
})

test('while a question is asked the pads have digits', async () => {
  wire = await open(moments.question, 'table')
  const mine = all('.pad').find((it) => it.getAttribute('aria-label') === 'Pad of Hessa')
  expect(mine?.textContent).toContain('12')
  const others = all('.pad').find((it) => it.getAttribute('aria-label') === 'Pad of Dorn')
  expect(others?.textContent).not.toContain('12')
})

test('what a hand elsewhere has taken up hangs above the place where it stood', async () => {
  const { virtual } = moments.rolling
  const things = virtual?.things.map((it) => ({ ...it, held: it.id === 'keeper/0#1' })) ?? []
  await open({ ...moments.rolling, virtual: virtual && { ...virtual, things } }, 'table')
  expect(all('.standee:has(.lifted)').map((it) => it.getAttribute('aria-label'))).toEqual([
    standee('Hessa').getAttribute('aria-label')
  ])
})

test('what the headline asks for lies first beside the board, a tile also by how it will be turned', async () => {
  const labels = () => all('.shelf-thing').map((it) => it.getAttribute('aria-label') ?? '')
  wire = await open(moments.setup, 'table')
  const before = labels()
  const last = before.findLastIndex((it) => it.startsWith('cube'))
  expect(last).toBeGreaterThan(0)
  const kinds = moments.setup.virtual?.things.filter(({ kind }) => kind.startsWith('cube')).map(({ kind }) => kind)
  const put = { fix: 'put', kind: kindId(`${kinds?.at(-1)}/N`), to: placeId('1,1') } as const
  wire = await open({ ...moments.setup, ruling: { ruling: 'on the way', towards: [put] } }, 'table')
  expect(labels()).toEqual([before[last], ...before.toSpliced(last, 1)])
})
