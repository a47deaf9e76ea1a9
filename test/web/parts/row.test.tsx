// The bar of choices where there is little room. The document of these tests has no layout, so the test says where things lie.

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

async function open(): Promise<{ heading: boolean; targets: boolean[] }> {
  const body = document.createElement('div')
  document.body.replaceChildren(body)
  render(
    <Row>
      <div class="choice-group">
        <span class="choice-heading">Lose</span>
        {['one', 'another', 'a third'].map((it) => (
          <Target key={it} main={false} press={() => {}}>
            {it}
          </Target>
        ))}
      </div>
    </Row>,
    body
  )
  await drawn()
  const heading = document.querySelector<HTMLElement>('.choice-heading')
  const targets = [...document.querySelectorAll<HTMLElement>('.choices-now .target')].map(
    ({ style }) => style.visibility !== 'hidden'
  )
  return { heading: heading?.hidden === false, targets }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('a heading stands before as many targets as fit', async () => {
  lie(3)
  expect(await open()).toEqual({ heading: true, targets: [true, true, false] })
})

test('where there is room for one thing alone it is a target', async () => {
  lie(1)
  expect(await open()).toEqual({ heading: false, targets: [true, false, false] })
})
