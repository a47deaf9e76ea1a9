// The declaration of an option gives its default, its schema and its form.
import { expect, test } from 'vitest'
import { choice, no, options, yes } from '../../src/kit/options.ts'
import { text, whole } from '../../src/kit/schema.ts'

const { schema, read } = options(
  { turns: choice(2, 1), teams: no, brisk: yes, most: { ...whole(2, 8), default: 4 } },
  { map: text() }
)

test('a missing option gets its default; data from an owner’s file has none', () => {
  expect(read({})).toEqual({ ok: true, value: { turns: 2, teams: false, brisk: true, most: 4 } })
  expect(read({ turns: 1, map: 'x' })).toMatchObject({ ok: true, value: { turns: 1, most: 4, map: 'x' } })
})

test('the form says the name, the help and the default of each', () => {
  expect(schema.properties?.turns).toEqual({
    enum: [2, 1],
    default: 2,
    title: 'option.turns',
    description: 'option.turns.help'
  })
  expect(schema.properties?.map).toEqual({ type: 'string' })
})

test.each<[value: Parameters<typeof read>[0], at: string]>([
  [{ turns: 3 }, 'turns'],
  [{ teams: 1 }, 'teams'],
  [{ most: 9 }, 'most'],
  [{ map: 1 }, 'map'],
  [{ colour: 1 }, 'colour']
])('%j is refused with its path', (value, at) =>
  expect(read(value)).toMatchObject({ ok: false, problems: [{ at: ['options', at] }] })
)
