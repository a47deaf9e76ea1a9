// `npm run sweep` (after a build): shows the page in every situation, at every size and in both languages, and reports what is wrong.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import type { GameCard } from '../../src/core/page.ts'
import { Daemon } from '../e2e/daemon.ts'
import { WireHand } from './hand.ts'
import { narrower } from './languages.ts'
import { type Looked, look } from './look.ts'
import { empty, firstSteps, opened, tiles, titleOf, titlesOf } from './plan.ts'
import { type Due, everything, sample } from './sample.ts'
import { sheet } from './sheets.ts'
import { situations, type Wants } from './situations.ts'
import { nameOf, sizes } from './sizes.ts'

const help = `npm run sweep -- [--sample N] [--only WORDS] [--size 390×844]... [--lang fr]... [--out FOLDER]

Looks at the page in a browser and fails on a small stage, clipped text, controls out of reach, overlap, small targets and axe-core’s
serious violations. Writes contact sheets and faults.txt.

  --sample N     about so many screens, spread evenly over games, situations, sizes and languages (all)
  --only WORDS   situations whose titles match, as a regular expression: 'nexus-ops clash · .*tv'
  --size W×H     only this size; may be given several times: ${sizes.map(nameOf).join(', ')}
  --lang CODE    en or fr (both)
  --out FOLDER   where contact sheets go (dist/sweep)`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    sample: { type: 'string' },
    only: { type: 'string', default: '' },
    size: { type: 'string', multiple: true },
    lang: { type: 'string', multiple: true, default: ['en', 'fr'] },
    out: { type: 'string', default: 'dist/sweep' }
  }
})
const wanted = values.size?.map((name) => name.replace('x', '×'))
const unknown = (wanted ?? []).filter((name) => !sizes.some((it) => nameOf(it) === name))
const number = Number(values.sample ?? 1)
const only = new RegExp(values.only)
if (values.help || unknown.length > 0 || !Number.isInteger(number) || number < 1) {
  for (const name of unknown) console.error(`There is no size ${name}.`)
  console.log(help)
  process.exit(values.help ? 0 : 2)
}
const folder = resolve(values.out)
// Delete only sheets of an earlier sweep: the folder may contain other files.
for (const name of existsSync(folder) ? readdirSync(folder) : []) if (name.endsWith('.png')) rmSync(join(folder, name))
rmSync(join(folder, 'pictures'), { recursive: true, force: true })
mkdirSync(join(folder, 'pictures'), { recursive: true })

const some = sizes.filter((it) => wanted === undefined || wanted.includes(nameOf(it)))
const plan = values.sample === undefined ? everything(some, values.lang) : sample(number, some, values.lang)

const data = mkdtempSync(join(tmpdir(), 'sweep-'))
// Names and a proxy give the host's page something to show. No proxy ever runs.
const table = readFileSync(new URL('../../hardware/tables/virtual.yaml', import.meta.url), 'utf8')
writeFileSync(join(data, 'table.yaml'), table.replace(/^server:/m, '$&\n  names: [table.lan]\n  proxies: [127.0.0.2]'))
const daemon = new Daemon(data, '--config', join(data, 'table.yaml'))
const faults: string[] = []
let looks = 0
let known: readonly string[] = []
await daemon.start()
try {
  const cards = (await (await fetch(`${daemon.address}api/games`)).json()) as GameCard[]
  const titles = titlesOf(cards)
  known = [...titles.keys()]
  const wants: Wants = (name, part) =>
    Object.entries(titles.get(name) ?? {}).some(
      ([of, all]) => (part === undefined || of === part) && all.some((it) => only.test(it))
    )
  if (known.some((it) => wants(it))) await walk(cards, wants)
} finally {
  await daemon.kill()
  rmSync(data, { recursive: true })
}
if (looks === 0) {
  console.error(`Nothing that is looked at is called ${values.only}. There are:\n  ${known.join('\n  ')}`)
  console.error(
    'each with “ · ”, a phase or a trouble (foul, knock, unplugged, over) and a room (table, board, tv, replay).'
  )
  process.exit(2)
}
writeFileSync(join(folder, 'faults.txt'), `${faults.join('\n')}\n`)
const kinds = Map.groupBy(faults, (it) => it.replace(/^.*?\d+×\d+: /, ''))
for (const [kind, those] of [...kinds].sort((a, b) => b[1].length - a[1].length).slice(0, 60))
  console.error(`${those.length} × ${kind}\n      ${those[0]}`)
console.log(`${looks} looks, ${faults.length} faults; sheets in ${folder}`)
process.exitCode = faults.length > 0 ? 1 : 0

/** Shows every situation that the plan selects, in every room. */
async function walk(cards: readonly GameCard[], wants: Wants): Promise<void> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const drawer = await browser.newPage()
  const hand = new WireHand(daemon.address)
  await hand.open()
  for await (const { name, rooms, under = '' } of situations(hand, daemon, cards, plan, wants))
    for (const room of rooms.filter((it) => only.test(titleOf(name, it)))) {
      const due = plan.take(room)
      const both: Looked[][] = []
      for (const lang of due?.langs ?? []) {
        const title = `${titleOf(name, room)} · ${lang}`
        both.push(await view(context, title, room, under, lang, due as Due))
      }
      for (const [i, lang] of (due?.langs ?? []).entries()) {
        const title = `${titleOf(name, room)} · ${lang}`
        const looked = narrower(both[i] ?? [], both[1 - i] ?? [])
        looks += looked.length
        const here = looked.flatMap((it) => it.faults.map((fault) => `${title} ${it.size}: ${fault}`))
        faults.push(...here)
        await sheet(drawer, title, looked, join(folder, `${fileName(title)}.png`))
        const bad = looked.filter((it) => it.faults.length > 0).length
        process.stdout.write(`${title}: ${looked.length} looks, ${bad} bad\n${here.map((it) => `  ${it}\n`).join('')}`)
      }
    }
  hand.close()
  await browser.close()
}

/** Shows one room in one language, at every selected size. */
async function view(
  context: BrowserContext,
  title: string,
  room: string,
  under: string,
  lang: string,
  { sizes }: Due
): Promise<Looked[]> {
  const page = await context.newPage()
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(`an error of the page: ${message}`))
  await page.addInitScript((it) => {
    localStorage.setItem('tablekeeper.lang', JSON.stringify(it))
    sessionStorage.setItem('tablekeeper.sitting', '"all"')
  }, lang)
  const [place] = room.split(',')
  await page.goto(`${daemon.address}#${place}${place === 'replay' ? under : ''}`)
  const ground = title.startsWith(empty.name) ? '.rules li, .choices .target' : '.terrain-body, .board-empty'
  await page.locator(`.page :is(.entry, .begin, .join-seat, .invite, .people-page .panel, ${ground})`).first().waitFor()
  if (room === 'people') await page.locator('.invite').first().click()
  if (room === 'upkeep') await lookInside(page)
  if (room === tiles) await openTiles(page)
  if (room in firstSteps) await goOn(page, room as keyof typeof firstSteps)
  if (room in opened) await page.locator(opened[room as keyof typeof opened]).click()
  // Drawings come in a file of their own; until then each tile has a plain texture. A game without drawings keeps them.
  await page
    .locator('.terrain-texture')
    .first()
    .waitFor({ state: 'detached', timeout: 3000 })
    .catch(() => undefined)
  await page.waitForTimeout(300)
  const looked: Looked[] = []
  for (const size of sizes) {
    const picture = join(folder, 'pictures', `${fileName(`${title} ${nameOf(size)}`)}.jpg`)
    looked.push(await look(page, size, picture, room === tiles ? '.grid-scroll' : null))
  }
  await page.close()
  const [first, ...others] = looked
  return first && broken.length > 0 ? [{ ...first, faults: [...first.faults, ...broken] }, ...others] : looked
}

/** Shows on the host's page what there is to show: a report, and what a backup holds. */
async function lookInside(page: Page): Promise<void> {
  daemon.backup()
  await page.reload()
  await page.locator('.guest button').first().click()
  await page.locator('.guest li').first().waitFor()
  await page.locator('.list-tools button').first().click()
  await page.locator('textarea').waitFor()
}

/** Goes on to a step of the first start. */
async function goOn(page: Page, to: keyof typeof firstSteps): Promise<void> {
  for (let i = 0; i < firstSteps[to]; i++) await page.locator('.first .strong-button').click()
  await page.locator(to === 'first, plug' ? '.first-found' : '.first .field').waitFor()
}

/** Opens the form for tiles of one's own at the first tile of the house. */
async function openTiles(page: Page): Promise<void> {
  await page.locator('select:has(option[value="platformer"])').selectOption('platformer')
  await page.locator('.setup-rules > summary').click()
  const byHand = page.locator('option').filter({ hasText: /^(entered here|saisi ici)$/ })
  const choice = page.locator('.field-file select').filter({ has: byHand }).last()
  await choice.selectOption({ label: (await byHand.last().textContent()) ?? '' })
  await page.locator('.one-at-a-time .list-tools button').last().click()
  await page.locator('.grid-field').waitFor()
}

function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}×]+/gu, '-')
}
