// The coach in a browser: agreed on at the set-up, asked for on the page, deeper each time, in every game; another page learns only that
// a hint was given.

import { expect, test } from 'vitest'
import { evening } from './evening.ts'
import { french, patience, phone, tablet, until, type Visitor } from './visitor.ts'

const soon = { timeout: patience }

const hint = (v: Visitor) =>
  v.page.locator('section.sheet', { has: v.page.getByRole('heading', { name: /^(Hint|Indice)$/ }) })
const sentences = async (v: Visitor): Promise<string[]> =>
  (await hint(v).locator('p').allInnerTexts()).map((it) => it.trim())

async function ask(v: Visitor): Promise<void> {
  await v.page
    .getByRole('button', { name: /^(What can I do\?|Que puis.je faire \?)$/ })
    .first()
    .click()
  await v.press(/^(Give me a hint|Donnez\u2011moi un indice)/)
}

/** Waits until the hint says so many sentences. */
const told = (v: Visitor, n: number) =>
  until(`a hint of ${n} sentences`, async () => {
    const all = await sentences(v)
    return all.length === n ? all : null
  })

const picture = async ({ page }: Visitor, name: string): Promise<void> => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` })
}

/** Sets a match up on the page, for everybody on this one device, and waits until the table is laid. */
async function begin(v: Visitor, game: string, hints: string): Promise<void> {
  const select = (label: RegExp) => v.page.locator('label.field', { hasText: label }).first().locator('select')
  await v.press(/^(Set up my table|Préparer ma table)/)
  await select(/^(Game|Jeu)/).selectOption(game)
  await select(/^(Hints|Indices)/).selectOption(hints)
  await picture(v, `${game}-setup`)
  await v.press(/^(Start|Commencer) /)
  await until('a match that is laid', async () => {
    const { match, ruling } = await v.daemon.match()
    return match && ruling?.ruling === 'settled' ? match : null
  })
}

/** On a page for several players, the player who is asked looks. */
async function look(v: Visitor): Promise<void> {
  const covered = v.page.getByRole('button', { name: /^(Show to .* only|Montrer à .* seulement)$/ })
  if ((await covered.count()) > 0) await covered.first().click()
}

test('hints are agreed on at the set-up, go three deep, and everybody else sees only that they were given', async () => {
  const { daemon, visitor } = await evening()
  const v = await visitor()
  await begin(v, 'kero', '1')
  // Who begins and what the trucks hold are facts: nobody is advised about them.
  await v.press('Ada begins')
  for (const n of [1, 2]) {
    await v.press('My truck is full')
    await until(`${n} full trucks in the log`, async () => {
      const { told } = await daemon.match()
      return JSON.stringify(told).split('log.full').length > n ? true : null
    })
  }
  const other = await visitor(phone)
  await other.press(/Back to the table/)
  await ask(v)
  await v.page.getByText('Look at your hand first').waitFor()
  await look(v)
  const nudge = await told(v, 2)
  await picture(v, 'nudge')
  await v.press('Tell me more')
  expect((await told(v, 3)).slice(0, 2)).toEqual(nudge)
  await v.press('Tell me the move')
  await told(v, 4)
  await picture(v, 'move')
  const { match, told: log } = await daemon.match()
  expect(match?.seats.map((it) => it.hints)).toEqual([1, 0])
  expect(log.filter(({ say }) => say.say === 'table.hint.told')).toHaveLength(1)
  expect(await hint(other).count()).toBe(0)
  // One that was put away comes back when it is asked for, and counts no more.
  await hint(v).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => hint(v).count(), soon).toBe(0)
  await ask(v)
  await told(v, 4)
  expect((await daemon.match()).match?.seats[0]?.hints).toBe(1)
  expect([...v.errors, ...other.errors]).toEqual([])
})

test.each([['nexus-ops', tablet]] as const)('the coach of %s answers in French', async (game, device) => {
  const { visitor } = await evening()
  const v = await visitor({ ...device, ...french })
  await begin(v, game, '5')
  await look(v)
  await ask(v)
  const said = await told(v, 2)
  await picture(v, `${game}-nudge`)
  await v.press('Dites\u2011m’en plus')
  await told(v, 3)
  await v.press('Dites\u2011moi le coup')
  const all = await told(v, 4)
  await picture(v, `${game}-move`)
  expect(all.slice(0, 2)).toEqual(said)
  expect(all.join(' ')).not.toContain('⟨')
  expect(v.errors).toEqual([])
})
