// The page as an installed app, over the table’s own certificate: the browser keeps it, it opens with a message while the daemon is away,
// and it is never outdated. Over plain http it says once what is missing.

import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { folder, tablekeeper } from '../cli/command.ts'
import { patience, phone, tablet } from './visitor.ts'

const soon = { timeout: patience }
const reader = 'reader: { driver: serial, port: "virtual:table", table: { tags: { pitch: 40 } } }'

/** A copy of the project folder whose page a test may change. */
function house(): string {
  const home = folder()
  for (const it of ['src', 'hardware', 'package.json', 'dist/web']) {
    mkdirSync(join(home, it, '..'), { recursive: true })
    cpSync(resolve(it), join(home, it), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(home, 'node_modules'))
  return home
}

async function start(home: string, ...args: string[]): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(home, 'src/cli/index.ts'), 'start', '--no-open', ...args], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const said of createInterface(child.stdout)) {
    const address = said.match(/https?:\S+/)?.[0]
    if (address) return { address, child }
  }
  throw new Error('the daemon ended without a word')
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function browse(...args: string[]) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', ...args] })
  onTestFinished(() => browser.close())
  return browser
}

/** Simulates a newer build: each script has a new name, and the page a new title. */
function rebuild(home: string): string[] {
  const web = join(home, 'dist/web')
  const scripts = readdirSync(join(web, 'assets')).filter((it) => /^index-.*\.js$/.test(it))
  const renamed = (file: string): string =>
    scripts.reduce((text, it) => text.replaceAll(it, `new-${it}`), readFileSync(join(web, file), 'utf8'))
  for (const it of scripts) renameSync(join(web, 'assets', it), join(web, 'assets', `new-${it}`))
  writeFileSync(join(web, 'parts.json'), renamed('parts.json'))
  writeFileSync(join(web, 'index.html'), renamed('index.html').replace('<title>tablekeeper', '<title>tomorrow'))
  return scripts
}

test('over https the page installs, opens without the daemon and says so, and comes up new after an update', async () => {
  const home = house()
  const data = folder()
  expect(tablekeeper(['certificate', '--data', data]).code).toBe(0)
  const config = join(data, 'table.yaml')
  const [certificate, key] = [join(data, 'tls/table.pem'), join(data, 'tls/table.key')]
  const table = (port: string) =>
    writeFileSync(config, `${reader}\nserver: { port: ${port}, tls: { certificate: ${certificate}, key: ${key} } }\n`)
  table('0')
  const first = await start(home, '--config', config, '--data', data)
  table(new URL(first.address).port)
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  const spki = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  const browser = await browse(`--ignore-certificate-errors-spki-list=${spki}`)
  const page = await (await browser.newContext(tablet)).newPage()
  await page.goto(first.address)
  expect(await page.evaluate('isSecureContext')).toBe(true)
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), soon).toBe(true)
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Headless Chromium always reports 'in-incognito', so ignore it.
  expect(installabilityErrors.map((it) => it.errorId).filter((it) => it !== 'in-incognito')).toEqual([])
  const scripts = () => page.evaluate<string[]>('[...document.scripts].map((it) => it.src).filter((it) => it)')
  const kept = () =>
    page.evaluate<string[]>(`caches.open('shell-1').then((it) => it.keys()).then((all) => all.map((it) => it.url))`)
  await expect.poll(kept, soon).toEqual(expect.arrayContaining(await scripts()))

  await kill(first.child)
  await page.reload()
  await expect.poll(() => page.locator('body').textContent(), soon).toMatch(/Looking for the table|Connection lost/)
  // Even a view that nobody has opened yet is available.
  await page.getByRole('button', { name: 'Settings, devices and legend' }).click()
  await page.getByRole('group', { name: 'Language' }).waitFor(soon)

  const old = rebuild(home)
  expect(old.length).toBeGreaterThan(0)
  await start(home, '--config', config, '--data', data)
  await page.reload()
  expect(await page.title()).toBe('tomorrow')
  expect((await scripts()).filter((it) => old.some((name) => it.endsWith(`/${name}`)))).toEqual([])
  await page.getByRole('button', { name: /Play on the virtual table/ }).waitFor(soon)
  const isOld = (url: string) => old.some((name) => url.endsWith(`/${name}`))
  await expect.poll(async () => (await kept()).filter(isOld), soon).toEqual([])
})

const boxes = (page: Page, css: string) =>
  page.locator(css).evaluateAll((all) =>
    all.map((it) => {
      const { left, top, right, bottom } = it.getBoundingClientRect()
      return { left, top, right, bottom }
    })
  )

test.each([
  ['en-GB', tablet, 'Without https this screen may go dark, and the page can’t be installed.', 'Got it'],
  ['fr-FR', phone, 'Sans https, cet écran peut s’éteindre et la page ne s’installe pas.', 'Compris']
] as const)('over plain http the page says once what is missing: %s', async (locale, device, sentence, got) => {
  const { address } = await start(resolve('.'), '--port', '0', '--data', folder())
  const browser = await browse('--host-resolver-rules=MAP table.local 127.0.0.1')
  const page = await (await browser.newContext({ ...device, locale })).newPage()
  const there = address.replace(/localhost|127\.0\.0\.1/, 'table.local')
  await page.goto(there)
  await page.getByText(sentence).waitFor(soon)
  mkdirSync('dist/e2e', { recursive: true })
  for (const room of ['rules', 'setup', 'play', 'door']) {
    await page.goto(`${there}#${room}`)
    await page.locator('h1').first().waitFor(soon)
    const [notice] = await boxes(page, '.notice')
    for (const it of await boxes(page, 'h1, .corner button, .setup-head button'))
      expect(it.bottom <= (notice?.top ?? 0) || it.top >= (notice?.bottom ?? 0), room).toBe(true)
  }
  await page.screenshot({ path: `dist/e2e/plain-${locale}.png` })
  await page.getByRole('button', { name: got }).click()
  expect(await page.getByText(sentence).count()).toBe(0)
  await page.reload()
  await page.locator('.notices').waitFor({ state: 'attached', ...soon })
  expect(await page.getByText(sentence).count()).toBe(0)
  // On the daemon’s own machine nothing is missing.
  await page.goto(address)
  await page.locator('.notices').waitFor({ state: 'attached', ...soon })
  expect(await page.getByText(sentence).count()).toBe(0)
})
