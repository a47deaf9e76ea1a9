// Compares a room in two languages: where one of them leaves much of the width empty, a layout depends on the length of words.

import type { Looked } from './look.ts'

/** Words differ in length; layouts may not. A room may be this much narrower than in the other language. */
const alike = 0.75

/** What the narrower of two looks at the same room and size is to be blamed for. */
export function narrower(looked: readonly Looked[], other: readonly Looked[]): readonly Looked[] {
  return looked.map((it) => {
    const twin = other.find(({ size }) => size === it.size)
    if (!twin || it.breadth >= twin.breadth * alike) return it
    const percent = (share: number) => `${Math.round(share * 100)} %`
    const fault = `it fills ${percent(it.breadth)} of the width, in the other language ${percent(twin.breadth)}`
    return { ...it, faults: [...it.faults, fault] }
  })
}

/** The share of the screen’s width that controls and pictures take. Runs inside the page. */
export function breadth(): number {
  const boxes = [...document.querySelectorAll('main :is(input, select, button, a, figure, .panel, svg)')].flatMap(
    (it) => (it.checkVisibility() ? [it.getBoundingClientRect()] : [])
  )
  const seen = boxes.filter(({ width, right, left }) => width > 0 && right > 0 && left < innerWidth)
  if (seen.length === 0) return 1
  const left = Math.max(0, Math.min(...seen.map((it) => it.left)))
  const right = Math.min(innerWidth, Math.max(...seen.map((it) => it.right)))
  return (right - left) / innerWidth
}
