// `npm run sweep`, after a build: looks at the page in every situation at every size in both languages, and says what is wrong with it.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from 'playwright-core'
import type { GameCard } from '../../src/core/page.ts'
import { Daemon } from '../e2e/daemon.ts'
import { WireHand } from './hand.ts'
import { type Looked, look } from './look.ts'
import { sheet } from './sheets.ts'
import { situations } from './situations.ts'
import { fits, nameOf, sizes } from './sizes.ts'

const help = `npm run sweep -- [--sample N] [--only WORDS] [--size 390×844]... [--lang fr]... [--out FOLDER]

Looks at the page in a browser and fails on a small stage, clipped text, controls out of reach, overlap, small targets and axe-core’s
serious violations. Writes contact sheets and faults.txt.

  --sample N     about so many looks, at sizes that take turns (all)
  --only WORDS   situations whose names match, as a regular expression
  --size W×H     only this size; may be said several times: ${sizes.map(nameOf).join(', ')}
  --lang CODE    en or fr; both unless said
  --out FOLDER   where sheets go (dist/sweep)`

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
if (values.help || unknown.length > 0 || !Number.isInteger(number) || number < 1) {
  for (const name of unknown) console.error(`There is no size ${name}.`)
  console.log(help)
  process.exit(values.help ? 0 : 2)
}
const folder = resolve(values.out)
// Sheets of the last sweep only: the folder may be somebody's own.
for (const name of existsSync(folder) ? readdirSync(folder) : []) if (name.endsWith('.png')) rmSync(join(folder, name))
rmSync(join(folder, 'pictures'), { recursive: true, force: true })
mkdirSync(join(folder, 'pictures'), { recursive: true })

/**
 * A sample takes a few looks of each situation, at other sizes and in another language each time, until it has its number. Strides
 * that have no divisor in common with the number of sizes come to all of them.
 */
const sample = values.sample === undefined ? null : number
const all = sizes.filter((it) => wanted === undefined || wanted.includes(nameOf(it)))
const perView = 2
let at = 0
const taken = (): typeof all => {
  if (sample === null) return all
  const some = Array.from({ length: perView }, (_, i) => all[(at + i * 11) % all.length] as (typeof all)[number])
  at += 7
  return some
}

const data = mkdtempSync(join(tmpdir(), 'sweep-'))
const daemon = new Daemon(data)
const faults: string[] = []
let looks = 0
let views = 0
await daemon.start()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const games = (await (await fetch(`${daemon.address}api/games`)).json()) as GameCard[]
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const drawer = await browser.newPage()
  const hand = new WireHand(daemon.address)
  await hand.open()
  walk: for await (const { name, rooms } of situations(hand, daemon, games, new RegExp(values.only)))
    for (const room of rooms) {
      if (values.only && !new RegExp(values.only).test(`${name} ${room}`)) continue
      views += 1
      // A sample speaks one language a view.
      const langs = sample === null ? values.lang : values.lang.slice(views % values.lang.length).slice(0, 1)
      for (const lang of langs) {
        const looked = await view(context, name, room, lang)
        looks += looked.length
        const title = `${name} · ${room} · ${lang}`
        for (const it of looked) for (const fault of it.faults) faults.push(`${title} ${it.size}: ${fault}`)
        await sheet(drawer, title, looked, join(folder, `${fileName(title)}.png`))
        process.stdout.write(
          `${title}: ${looked.length} looks, ${looked.filter((it) => it.faults.length > 0).length} bad\n`
        )
        if (sample !== null && looks >= sample) break walk
      }
    }
  hand.close()
} finally {
  await browser.close()
  await daemon.kill()
  rmSync(data, { recursive: true })
}
writeFileSync(join(folder, 'faults.txt'), `${faults.join('\n')}\n`)
const kinds = Map.groupBy(faults, (it) => it.replace(/^.*?\d+×\d+: /, ''))
for (const [kind, those] of [...kinds].sort((a, b) => b[1].length - a[1].length).slice(0, 60))
  console.error(`${those.length} × ${kind}\n      ${those[0]}`)
console.log(`${looks} looks, ${faults.length} faults; sheets in ${folder}`)
process.exitCode = faults.length > 0 ? 1 : 0

/** One room of the page in one language, at every size that is due. */
async function view(context: BrowserContext, name: string, room: string, lang: string): Promise<Looked[]> {
  const page = await context.newPage()
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(`an error of the page: ${message}`))
  await page.addInitScript((it) => {
    localStorage.setItem('tablekeeper.lang', JSON.stringify(it))
    sessionStorage.setItem('tablekeeper.sitting', '"all"')
  }, lang)
  await page.goto(`${daemon.address}#${room}`)
  await page.locator('.page :is(.terrain-body, .entry, .begin, .board-empty, .rules li)').first().waitFor()
  await page.waitForTimeout(300)
  const looked: Looked[] = []
  for (const size of taken().filter((it) => fits(room, it))) {
    const picture = join(folder, 'pictures', `${fileName(`${name} ${room} ${lang} ${nameOf(size)}`)}.jpg`)
    looked.push(await look(page, size, picture))
  }
  await page.close()
  const [first, ...others] = looked
  return first && broken.length > 0 ? [{ ...first, faults: [...first.faults, ...broken] }, ...others] : looked
}

function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}×]+/gu, '-')
}
