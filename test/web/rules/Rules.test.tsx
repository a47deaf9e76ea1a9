import { expect, test } from 'vitest'
import { go, under } from '../../../web/state/place.ts'
import { moments } from '../fixtures/docs.ts'
import { card } from '../fixtures/game.ts'
import { all, drawn, one, open, text } from '../stage.tsx'

/** Opens the rules view, which the page loads only then. */
async function inside(language: 'en' | 'fr'): Promise<void> {
  await open(moments.throw, 'rules', language)
  await expect.poll(() => all('.rules li').length).toBeGreaterThan(0)
}

test.each(['en', 'fr'] as const)('every rule of the game is told under its id, in %s', async (language) => {
  await inside(language)
  expect(all('.rules li').map((it) => it.id)).toEqual(card.rules.map(({ rule }) => rule))
  for (const { rule, text } of card.rules)
    expect(one(`[id="${rule}"]`).textContent).toContain(card.words[language][text.say])
})

test('a search leaves the rules that speak of it', async () => {
  await inside('en')
  const first = card.rules[0]?.rule ?? ''
  const input = one<HTMLInputElement>('.rules input')
  input.value = first.toLowerCase()
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await drawn()
  expect(all('.rules li').map((it) => it.id)).toEqual([first])
  expect(text('.rules [role=status]')).toBe('1 rule')
})

test.each(['RELANCEZ-LE', 'deux des', 'seul : '])(
  'a search for “%s” finds what is written with accents and stays on one line',
  async (wanted) => {
    await inside('fr')
    const input = one<HTMLInputElement>('.rules input')
    for (const [typed, found] of [
      [`${wanted}?`, 0],
      [wanted, 1],
      ['', 1]
    ] as const) {
      input.value = typed
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await drawn()
      expect(all('.rules li')).toHaveLength(found)
    }
  }
)

test('an address with an id leads to that rule', async () => {
  const wanted = card.rules[0]?.rule ?? ''
  under.value = [wanted]
  await inside('en')
  under.value = [wanted]
  await drawn()
  expect(all('.rules .linked').map((it) => it.id)).toEqual([wanted])
  under.value = []
})

test('a rule that a scenario cites is shown on a small board, with what it says there and the place that this names', async () => {
  const [first, second] = card.rules
  const { places: every = [], pieces = [] } = moments.actions.scene ?? {}
  const places = every.filter(({ layer }) => layer !== 'ground')
  const why = first?.text ?? { say: 'title' }
  const boards = {
    [first?.rule ?? '']: { why, places, pieces, named: [places[0]?.id] }
  }
  await open(moments.throw, 'door')
  const before = globalThis.fetch
  globalThis.fetch = (async (path: string) =>
    path === `/examples/${card.id}.json`
      ? { ok: true, json: async () => boards }
      : before(path)) as unknown as typeof fetch
  go('rules')
  await expect.poll(() => all(`[id="${first?.rule}"] figure`).length).toBe(1)
  const board = one(`[id="${first?.rule}"] figure`)
  expect(board.querySelectorAll('.terrain')).toHaveLength(places.length)
  expect(board.querySelectorAll('.figure').length).toBeGreaterThan(0)
  expect(board.querySelectorAll('.lamp')).toHaveLength(1)
  expect(board.textContent).toContain(card.words.en[why.say])
  expect(all(`[id="${second?.rule}"] figure`)).toEqual([])
})
