// The bar of choices where there is little room. The document of these tests has no layout, so the test says where things lie.

import { signal } from '@preact/signals'
import { render } from 'preact'
import { afterEach, expect, test, vi } from 'vitest'
import { Row } from '../../../web/parts/Row.tsx'
import { Target } from '../../../web/parts/Target.tsx'
import { drawn } from '../stage.tsx'

const high = 44

/** Rows hold so many things each; a heading that is shown is one of them. */
function lie(many: number): void {
  const order = (it: Element) =>
    [...document.querySelectorAll<HTMLElement>('.choice-heading, .choices-now .target')]
      .filter((other) => !other.hidden)
      .indexOf(it as HTMLElement)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.floor(order(this) / many) * high
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(high)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(high)
}

const Many = ({ words }: { words: readonly string[] }) => (
  <Row>
    {words.map((it) => (
      <Target key={it} main={false} press={() => {}}>
        {it}
      </Target>
    ))}
  </Row>
)
const more = () => document.querySelector('.choices-more')?.textContent ?? ''

async function open(): Promise<{ heading: boolean; within: boolean; targets: boolean[] }> {
  const body = document.createElement('div')
  document.body.replaceChildren(body)
  render(
    <Row>
      <div class="choice-group">
        <span class="choice-heading">Lose</span>
        {['one', 'another', 'a third'].map((it) => (
          <Target key={it} main={false} press={() => {}}>
            {it === 'one' && <small class="said-heading">Lose</small>}
            {it}
          </Target>
        ))}
      </div>
    </Row>,
    body
  )
  await drawn()
  const heading = document.querySelector<HTMLElement>('.choice-heading')
  const within = document.querySelector<HTMLElement>('.said-heading')
  const targets = [...document.querySelectorAll<HTMLElement>('.choices-now .target')].map(
    ({ style }) => style.visibility !== 'hidden'
  )
  return { heading: heading?.hidden === false, within: within?.hidden === false, targets }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('a heading stands before as many targets as fit', async () => {
  lie(3)
  expect(await open()).toEqual({ heading: true, within: false, targets: [true, true, false] })
})

test('where there is room for one thing alone it is a target, and says its heading', async () => {
  lie(1)
  expect(await open()).toEqual({ heading: false, within: true, targets: [true, false, false] })
})

test('the first is shown whole, however many lines it takes', async () => {
  lie(2)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(3 * high)
  const body = document.createElement('div')
  document.body.replaceChildren(body)
  render(<Many words={['a long one', 'another']} />, body)
  await drawn()
  expect([...document.querySelectorAll<HTMLElement>('.target')].map(({ style }) => style.visibility)).toEqual([
    '',
    'hidden',
    ''
  ])
  expect(document.querySelector<HTMLElement>('.choices-now')?.style.minHeight).toBe(`${3 * high}px`)
})

const words = signal(['a', 'b', 'c', 'd'])
const Some = () => (
  <>
    {words.value.map((it) => (
      <Target key={it} main={false} press={() => {}}>
        {it}
      </Target>
    ))}
  </>
)

test('what is hidden is counted again when the choices change without the row', async () => {
  lie(2)
  const body = document.createElement('div')
  document.body.replaceChildren(body)
  render(
    <Row>
      <Some />
    </Row>,
    body
  )
  await drawn()
  expect(more()).toBe('2 more')
  words.value = ['a', 'b', 'c']
  await drawn()
  await drawn()
  expect(more()).toBe('1 more')
})

test('choices that all fit beside signs without words take the room of the words', async () => {
  const isCrowded = () => document.querySelector('.crowded') !== null
  const bar = async (words: readonly string[]) => {
    const body = document.createElement('div')
    document.body.replaceChildren(body)
    render(<Many words={words} />, body)
    await drawn()
    return { more: more(), isCrowded: isCrowded() }
  }
  lie(1)
  // A row holds one of them beside words, and two beside signs.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const at = [...document.querySelectorAll('.choices-now .target')].indexOf(this)
    return Math.floor(at / (isCrowded() ? 2 : 1)) * high
  })
  expect(await bar(['one'])).toEqual({ more: '', isCrowded: false })
  expect(await bar(['one', 'another'])).toEqual({ more: '', isCrowded: true })
  expect(await bar(['one', 'another', 'a third'])).toEqual({ more: '1 more', isCrowded: true })
})

test('what is hidden stays hidden, where it would fit beside what says so and not without it', async () => {
  // Beside “1 more” the first takes two lines, and there is room for the second next to it.
  const isBeside = () => document.querySelector<HTMLElement>('.choices-more')?.style.position === ''
  const isSecond = (it: Element) => it.textContent === 'second'
  const minimum = (it: HTMLElement) => Number.parseFloat(it.style.minHeight || `${high}`)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return isSecond(this) && !isBeside() ? high : 0
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return isBeside() ? 2 * high : high
  })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return minimum(this)
  })
  const body = document.createElement('div')
  document.body.replaceChildren(body)
  render(<Many words={['first', 'second']} />, body)
  await drawn()
  expect(more()).toBe('1 more')
})
