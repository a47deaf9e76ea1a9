// Takes screenshots of Nexus Ops matches on the real daemon: stacks, hands, a battle, real cards. Run it after a build:
// `npx node test/e2e/armies-pictures.ts [tablet|phone|desktop…] [--lang=fr] [--scheme=light]`. It writes to dist/pictures/armies.

import type { Json } from '../../src/core/json.ts'
import { studio } from './studio.ts'
import { until } from './visitor.ts'

await studio('armies', async ({ daemon, page, v, picture: take, half }) => {
  /** Takes a screenshot once nothing moves on the page. */
  const picture = async (moment: string): Promise<void> => {
    await page.waitForTimeout(350)
    await take(moment)
  }
  const { positions } = (
    (await (await fetch(`${daemon.address}api/games`)).json()) as { id: string; positions: never }[]
  ).find(({ id }) => id === 'nexus-ops') as { positions: Record<string, { seats: number; position: Json }> }
  const begin = async (position: string | null, seats: number, agreed: object = {}): Promise<void> => {
    const names = ['Ada', 'Basil', 'Cleo', 'Dan'].slice(0, seats).map((name) => ({ name }))
    const start = positions[position ?? '']
    await daemon.begin('nexus-ops', {
      options: {},
      seats: names,
      ...(start ? { position: start.position } : {}),
      ...(Object.keys(agreed).length > 0 ? { agreed } : {})
    })
    if (page.url() === 'about:blank') {
      await page.goto(daemon.address)
      await page.locator('.door .strong-button').first().click()
      await menu()
      await page.locator('.menu .one-of input[type=radio]').nth(5).check({ force: true })
      await menu()
    }
    await page.waitForTimeout(800)
  }
  const menu = () => page.locator('.corner > .tool').click()
  const say = async (by: number | 'chance', action: object): Promise<void> => {
    const answer = await fetch(`${daemon.address}api/match/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ by, do: action })
    })
    if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${await answer.text()}`)
  }
  const tidy = async (): Promise<void> => {
    await half('table')
    await page.getByLabel(/^(Tidy up|Ranger)$/).click()
    await until('the table is right', async () => ((await v.tone()) === 'foul' ? null : true))
    await page.waitForTimeout(700)
  }

  await begin('showdown', 3)
  await tidy()
  await picture('deploy')
  await half('board')
  await picture('deploy-board')
  await page.locator('.choices .chip').first().click()
  await picture('buy')
  await page.locator('.choices .chip').first().click()
  await page
    .locator('.choices-now button', { hasText: /show|voir/ })
    .first()
    .click()
  await picture('hand')
  await begin('clash', 2)
  await tidy()
  await half('board')
  await picture('battles')
  await say(0, { act: 'battle', at: [1, 0], defender: 1 })
  await picture('window')
  for (const by of [0, 1]) await say(by, { act: 'pass' })
  for (const by of [0, 1]) await say(by, { act: 'pass' })
  await picture('roll')
  await half('table')
  await picture('roll-table')
  await say('chance', { act: 'throw', dice: [{ kind: 'defender', face: 5 }] })
  await half('board')
  await picture('after')
  for (const by of [0, 1]) await say(by, { act: 'pass' })
  await picture('casualty')
  await begin('fullHouse', 4)
  await tidy()
  await picture('full')
  await half('board')
  await picture('full-board')
  await begin(null, 2, { heaps: 'drawn', audience: 'all' })
  await picture('real-ground')
  await say('chance', { act: 'draw' })
  await picture('real-single')
  for (let i = 0; i < 7; i++) await say('chance', { act: 'draw' })
  await tidy()
  await picture('fresh')
  await half('board')
  for (const act of ['done', 'done']) await say(0, { act }).catch(() => say(1, { act }))
  await page.waitForTimeout(600)
  await page
    .locator('.choices-now button', { hasText: /show|voir/ })
    .first()
    .click()
    .catch(() => undefined)
  await picture('real-card')
  await menu()
  await picture('menu')
})
