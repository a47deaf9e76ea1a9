import { beforeEach, expect, test } from 'vitest'
import { games } from '../../../web/state/store.ts'
import { moments } from '../fixtures/docs.ts'
import { card } from '../fixtures/game.ts'
import { all, button, click, drawn, one, open, type Wire } from '../stage.tsx'

let wire: Wire
beforeEach(async () => {
  await open(moments.empty, 'door')
  wire = await open(moments.empty, 'setup')
})

/** The input or select with this label. */
function field<E extends HTMLElement = HTMLInputElement>(label: string, nth = 0): E {
  const found = all('label').filter((it) => it.querySelector('span')?.textContent === label)[nth]
  const input = found?.querySelector<E>('input, select')
  if (!input) throw new Error(`no field is called "${label}"`)
  return input
}

async function enter(input: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await drawn()
}

async function begin(): Promise<unknown> {
  one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await drawn()
  return wire.orders.find((it) => (it as { m: string }).m === 'start')
}

test('labels, values and notes are in the words of the game', () => {
  expect(field('Three 1s in a turn').textContent).toContain('the turn is lost')
  expect(one('.setup').textContent).toContain('Clumsy, as the French rulebook has it.')
  expect(field('Rules preset').textContent).toContain('Rulebook, French')
})

test('what was chosen is what the match starts with', async () => {
  await enter(field<HTMLSelectElement>('Three 1s in a turn'), '1')
  await enter(field('Name'), 'Zoé')
  await enter(field<HTMLSelectElement>('Keeper', 1), '2')
  await enter(field('Most players'), '4')
  expect(await begin()).toEqual({
    m: 'start',
    game: 'nexus-keepers',
    start: {
      options: { clumsy: 'alternative', maxPlayers: 4 },
      seats: [{ name: 'Zoé' }, { name: 'Basil', card: 'wisp' }]
    }
  })
})

test('a rule set fills in all its options', async () => {
  await enter(field<HTMLSelectElement>('Rules preset'), 'official-en')
  expect(await begin()).toMatchObject({ start: { options: { clumsy: 'off' } } })
})

test('a change makes the rules custom', async () => {
  await enter(field<HTMLSelectElement>('Three 1s in a turn'), '0')
  expect(field<HTMLSelectElement>('Rules preset').textContent).toContain('custom')
})

test('players come and go, within what the game allows', async () => {
  await click(button('Add a player'))
  await click(button('Add a player'))
  expect(all('.player')).toHaveLength(4)
  expect(() => button('Add a player')).toThrow()
  await click(button('Remove player 4'))
  expect(all('.player')).toHaveLength(3)
})

test('a list of fixed length is filled as a whole and emptied as a whole', async () => {
  await click(button('Fill in'))
  expect(all('.player:first-of-type .field.list input')).toHaveLength(5)
  await enter(one<HTMLInputElement>('.player:first-of-type .field.list input'), 'wood')
  expect(await begin()).toMatchObject({ start: { seats: [{ terrains: ['wood', '', '', '', ''] }, {}] } })
})

test('a card of one’s own is read from a file', async () => {
  await enter(field<HTMLSelectElement>('Keeper'), '3')
  const input = one<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['{"name":"Bo"}'], 'bo.json')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await drawn()
  await drawn()
  expect(one('.setup').textContent).toContain('Read from bo.json')
  expect(await begin()).toMatchObject({ start: { seats: [{ card: { name: 'Bo' } }, {}] } })
})

test('where a game has secrets it is agreed who looks on and whether cards are real; elsewhere nobody is asked', async () => {
  expect(() => field('Spectators see')).toThrow()
  games.value = [{ ...card, secrets: true }]
  await drawn()
  const watching = field<HTMLSelectElement>('Spectators see')
  expect([...watching.options].map((it) => it.textContent)).toEqual([
    'nobody’s hand',
    'Ada’s hand',
    'Basil’s hand',
    'every hand'
  ])
  await enter(watching, '1')
  expect(one('.setup').textContent).toContain('A player could watch on another screen.')
  await enter(field<HTMLSelectElement>('Cards and hidden tiles'), 'drawn')
  expect(await begin()).toMatchObject({ start: { agreed: { audience: 1, heaps: 'drawn' } } })
})
