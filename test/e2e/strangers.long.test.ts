// A match of people with devices of their own: two tablets, a phone and an uninvited guest, each with an address of its own, as the
// daemon sees it. Played with Nexus Ops, which has hidden hands: no page is ever sent a card that another seat holds.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { folder } from '../cli/command.ts'
import { proxyTo } from '../security/proxy.ts'
import { scan } from './camera.ts'
import { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { tap } from './finger.ts'
import { french, patience, phone, type Tile, tablet, until, type Visitor } from './visitor.ts'

const soon = { timeout: patience }
const table = `reader: { driver: serial, port: "virtual:table", table: { tags: { pitch: 40 } } }
server: { proxies: [127.0.0.2] }
`
/** The address where everybody opens the page; each browser reaches it through a proxy. */
const there = 'http://table.local/'

const stage = {
  phase: 'battle',
  units: { '1,1': ['F2', 'C1'], '2,1': ['H2'], '-3,2': ['', 'H2'], '1,-3': ['', '', 'H2'] },
  rubium: [5, 5, 5],
  hands: [['SM-14', 'EN-01'], ['EN-06', 'SM-18'], ['EN-03']]
}
const seats = [{ name: 'Ada' }, { name: 'Basil' }, { name: 'Cleo' }]
/** Cards in their hands that nobody plays. */
const secret = ['EN-01', 'SM-14', 'SM-18', 'EN-03']

/** The middle of a hex in board units, as the game computes it. */
const hex = (q: number, r: number): Tile => [r + q / 2, (q * Math.sqrt(3)) / 2]

/** The names of the cards on this page. */
async function cardsOf({ page }: Visitor): Promise<string[]> {
  const tab = page.getByRole('tab', { name: /^(Hand|Main)/ })
  if ((await tab.count()) > 0) await tab.first().click()
  const cards = await page.locator('.hand .card').allInnerTexts()
  return cards.map((it) => it.split('\n')[0] ?? '')
}

test('two tablets, a phone and a stranger: invited by QR code, hands hidden, seats kept, and taken away', async () => {
  const data = folder({ 'table.yaml': table })
  const daemon = new Daemon(data, '--config', join(data, 'table.yaml'))
  const { browser, visitor } = await evening(daemon)
  const pictures = 'dist/e2e'
  mkdirSync(pictures, { recursive: true })
  const picture = ({ page }: Visitor, moment: string) =>
    page.screenshot({ path: join(pictures, `people-${moment}.png`) })
  await daemon.begin('nexus-ops', { options: {}, seats, position: stage })

  /** A person comes from this address. `frames`: everything that the daemon sends to it. */
  async function comes(address: string, device: BrowserContextOptions, link = there) {
    const server = await proxyTo(daemon.address, address, '127.0.0.2')
    const frames: string[] = []
    const who = await visitor({ ...device, proxy: { server } }, 'about:blank')
    who.page.on('websocket', (it) => it.on('framereceived', ({ payload }) => frames.push(String(payload))))
    await who.page.goto(link)
    return { who, frames, server }
  }

  // Ada's tablet becomes the host by the PIN, and takes a seat.
  const { who: ada, frames: toAda } = await comes('10.0.0.11', tablet)
  await ada.press('Got it')
  await ada.press(/Back to the table/)
  await ada.press(/Settings/)
  await until('the PIN', async () => /PIN is (\d{8})/.exec(daemon.said))
  await ada.page.getByLabel('Host PIN', { exact: true }).fill(/PIN is (\d{8})/.exec(daemon.said)?.[1] ?? '')
  await ada.press('Become the host')
  await ada.page.getByText('You are the host.').waitFor()
  await ada.page.locator('.menu').getByText('Ada', { exact: true }).first().click()
  await ada.page.getByText('You are Ada.').waitFor()
  await ada.press(/^Close$/)
  await ada.page.getByLabel('Tidy up').click()

  // The host’s page shows an invitation; the others scan it.
  const invite = async (whom: string): Promise<string> => {
    await ada.page.goto(`${there}#people`)
    await ada.press(whom)
    return scan(browser, ada.page.getByRole('img', { name: `Invitation: ${whom}` }))
  }
  const toBasil = await invite('Basil')
  expect(toBasil).toMatch(/^http:\/\/table\.local\/#join\/[\w-]{22}$/)
  const basil = await comes('10.0.0.12', { ...tablet, ...french }, toBasil)
  await basil.who.page.getByText('Vous êtes Basil.').waitFor()
  expect(basil.who.page.url()).toBe(`${there}#join`)
  await picture(basil.who, 'join-tablet-fr')
  const cleo = await comes('10.0.0.13', phone, await invite('Cleo'))
  await cleo.who.page.getByText('You are Cleo.').waitFor()
  await picture(cleo.who, 'join-phone-en')
  await expect.poll(() => ada.page.locator('.guest.here').count(), soon).toBe(3)
  await picture(ada, 'host-tablet-en')

  // A stranger finds the address: a used invitation is refused, a seat needs a code, and five wrong codes cause a pause.
  const stranger = await comes('10.0.0.66', { ...phone, ...french }, toBasil)
  const { page: out } = stranger.who
  await out.getByText('Cette invitation').waitFor()
  await stranger.who.press('Compris')
  await picture(stranger.who, 'stranger-phone-fr')
  await tap(out.locator('.join-seat', { hasText: 'Basil' }).getByRole('button', { name: 'Demander cette place' }))
  for (let i = 0; i < 6; i++) {
    await out.getByLabel('Code de place').fill('nothing')
    await tap(out.getByRole('button', { name: 'Prendre la place' }))
  }
  await out.getByText('Trop de codes erronés').waitFor()
  expect(await stranger.who.button('Garder ma place').count()).toBe(0)

  // Everybody plays on their own device and sees only their own cards.
  const everybody = [ada, basil.who, cleo.who, stranger.who]
  for (const it of [basil, cleo, stranger]) await it.who.press(/^(To the table|À la table)$/)
  await ada.page.goto(`${there}#table`)
  const hands = () => Promise.all(everybody.map((it) => cardsOf(it)))
  const dealt = [['Supply Drop', 'Crystalline Slayer'], ['Visée assistée', 'Dominer les Plaines'], ['Phase Gate'], []]
  await expect.poll(hands, soon).toEqual(dealt)
  await picture(ada, 'seat-tablet-en')
  await picture(basil.who, 'seat-tablet-fr')
  await picture(cleo.who, 'seat-phone-en')
  const headline = (who: Visitor) => expect.poll(() => who.headline(), soon)
  await headline(ada).toMatch(/^Ada, choose the next battle/)
  await ada.tapPlace(hex(1, 1))
  await headline(ada).toBe('Ada, play a card before the battle, or pass.')
  await ada.press(/^Pass$/)
  await headline(basil.who).toMatch(/^Basil, /)

  // The daemon is killed and started again: it still knows every device.
  await daemon.kill()
  await daemon.start()
  await headline(basil.who).toMatch(/^Basil, /)
  await expect.poll(hands, soon).toEqual(dealt)
  await basil.who.page.reload()
  await expect.poll(hands, soon).toEqual(dealt)

  // Basil plays a card, which everybody can read. Players who are asked pass on their own device until dice must be thrown.
  await basil.who.button(/^Passer$/).waitFor()
  const more = basil.who.button(/autres?$/)
  if ((await more.count()) > 0) await more.click()
  await basil.who.page.locator('.chip', { hasText: 'Visée assistée : défenseur' }).click()
  await basil.who.press(/^crystallin$/i)
  await expect.poll(async () => (await daemon.record()).includes('"act":"play"'), soon).toBe(true)
  await headline(stranger.who).toMatch(/^(Ada|Basil|Cleo), jouez une carte/)
  const players = { Ada: ada, Basil: basil.who, Cleo: cleo.who }
  await until('nobody who is asked for a card', async () => {
    const asked = (await ada.headline()) ?? ''
    if (!/play a card/.test(asked)) return true
    const pass = players[asked.split(',')[0] as keyof typeof players].button(
      /^(Pass for this battle|Passer pour ce combat)$/
    )
    // Ada's page may lag: whoever it names may have passed already.
    await pass.click({ timeout: 3000 }).catch(() => undefined)
    return null
  })
  await headline(ada).toBe('Basil, throw 1 die.')
  await basil.who.throwDice(1, [2])
  await headline(ada).toMatch(/^Ada, throw 2 dice/)

  // A tablet’s battery dies in the middle of play. When it comes back, it has its seat and its cards.
  const kept = await basil.who.page.context().storageState()
  await basil.who.page.context().close()
  await ada.page.goto(`${there}#people`)
  await expect.poll(() => ada.page.locator('.guest.here').count(), soon).toBe(2)
  await ada.page.getByText(/plays for Basil/).waitFor()
  await picture(ada, 'away-tablet-en')
  const again = await comes('10.0.0.12', { ...tablet, ...french, storageState: kept })
  await again.who.press('Revenir à la table')
  await expect.poll(() => cardsOf(again.who), soon).toEqual(['Dominer les Plaines'])
  await headline(again.who).toMatch(/^Ada, lance/)

  // The host takes Cleo’s seat away: her cards disappear at once, and she needs a new invitation.
  await ada.page.locator('.guest', { hasText: 'Cleo' }).getByRole('button', { name: 'Take its seat away' }).click()
  await cleo.who.page.getByText('The host has freed your seat. You are watching.').waitFor()
  await picture(cleo.who, 'evicted-phone-en')
  await expect.poll(() => cardsOf(cleo.who), soon).toEqual([])
  await cleo.who.page.reload()
  await expect.poll(() => cleo.who.headline(), soon).toMatch(/^Ada, throw/)
  expect(await cardsOf(cleo.who)).toEqual([])
  await cleo.who.page.goto(await invite('Cleo'))
  await cleo.who.page.getByText('You are Cleo.').waitFor()

  // In all that time, no device was sent a card that another player held.
  const sent = { ada: toAda, basil: [...basil.frames, ...again.frames], cleo: cleo.frames, stranger: stranger.frames }
  const knew = Object.entries(sent).map(([who, frames]) => [
    who,
    secret.filter((card) => frames.join('').includes(card))
  ])
  expect(Object.fromEntries(knew)).toEqual({ ada: ['EN-01', 'SM-14'], basil: ['SM-18'], cleo: ['EN-03'], stranger: [] })
  expect(everybody.flatMap(({ errors }) => errors)).toEqual([])
})
