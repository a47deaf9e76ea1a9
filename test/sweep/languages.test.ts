import { expect, test } from 'vitest'
import { narrower } from './languages.ts'

const seen = (size: string, breadth: number) => ({ size, picture: '', breadth, faults: [] })

test('a room that is far narrower in one language is a fault of that language, at that size', () => {
  const french = [seen('390×844', 0.92), seen('1280×800', 0.42)]
  const english = [seen('390×844', 0.94), seen('1280×800', 0.78)]
  expect(narrower(french, english).map((it) => it.faults)).toEqual([
    [],
    ['it fills 42 % of the width, in the other language 78 %']
  ])
  expect(narrower(english, french).flatMap((it) => it.faults)).toEqual([])
})

test('a language that was not looked at is nothing to compare with', () => {
  expect(narrower([seen('390×844', 0.2)], []).flatMap((it) => it.faults)).toEqual([])
})
