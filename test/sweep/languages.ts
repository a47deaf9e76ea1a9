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
