// `tablekeeper update` under a running systemd, in a copy of this system (copy.ts, boot.ts): the watchdog, refused offers, an update amid a match, new
// versions that fail, and a power cut in the middle. Run by .ci/run. `node test/hardware/update.ts FILE` takes a package that is built.

import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { publish } from '../../tools/package/repository.ts'
import { build } from '../../tools/package.ts'
import { type Booted, boot } from './boot.ts'
import { inCopy } from './copy.ts'

const arch = process.arch === 'arm64' ? 'arm64' : 'amd64'
const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' })
const tell = ({ stdout, stderr }: { stdout: string; stderr: string }): string => stdout + stderr

await inCopy('update', async ({ root, text, holds }) => {
  const first = join(root, 'root/first.deb')
  copyFileSync(
    process.argv[2] ?? (await build({ arch, version: '0.1.0', out: join(root, 'root/built'), quick: true })),
    first
  )
  const home = mkdtempSync(join(tmpdir(), 'keys-'))
  for (const it of ['maker', 'stranger'])
    run('gpg', '--homedir', home, '--batch', '--passphrase', '', '--quick-generate-key', it, 'ed25519', 'sign', 'never')
  const offers = join(root, 'srv/offers')
  mkdirSync(offers, { recursive: true })
  const offer = (version: string, key: string, change?: (files: string) => void): void => {
    rmSync(offers, { recursive: true })
    mkdirSync(offers)
    const file = join(offers, `tablekeeper_${version}_${arch}.deb`)
    copyFileSync(changed(first, version, change), file)
    publish(offers, key, home)
  }
  offer('0.2.0', 'maker')
  mkdirSync(join(root, 'etc/apt/keyrings'), { recursive: true })
  copyFileSync(join(offers, 'tablekeeper.asc'), join(root, 'etc/apt/keyrings/tablekeeper.asc'))

  let here = await boot(root)
  if (here === null) {
    console.log('  systemd cannot start here, so nothing was tried')
    return
  }
  try {
    const installed = here.inside('dpkg', '--install', first.slice(root.length))
    holds('the package installs', installed.status === 0, tell(installed))
    holds(
      'its service is ready',
      await ready(here),
      tell(here.inside('systemctl', 'status', 'tablekeeper', '--no-pager'))
    )
    const unit = here.inside('systemctl', 'is-enabled', 'tablekeeper', 'tablekeeper-name', 'tablekeeper-update').stdout
    holds('all services start with the system', unit === 'enabled\nenabled\nenabled\n', unit)
    appendFileSync(join(root, 'etc/tablekeeper/table.yaml'), '# mine\n')
    const start = { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] }
    const begun = ask(here, 'api/match', { game: 'nexus-keepers', start })
    holds('a match begins', health(here)?.match?.id === '1', begun)
    const hung = here.inside('systemctl', 'kill', '--signal=STOP', '--kill-whom=main', 'tablekeeper')
    for (let tries = 0; tries < 480 && restarts(here) === 0; tries++) await wait(500)
    holds('a daemon that hangs is started again by the watchdog', hung.status === 0 && restarts(here) === 1)
    holds('and its match goes on', (await ready(here)) && health(here)?.match?.id === '1')
    const update = (...args: string[]) => (here as Booted).inside('tablekeeper', 'update', ...args)

    holds('without a source it says where to name one', /tablekeeper\.sources/.test(update().stderr))
    writeFileSync(
      join(root, 'etc/apt/sources.list.d/tablekeeper.sources'),
      'Types: deb\nURIs: file:/srv/offers/\nSuites: ./\nSigned-By: /etc/apt/keyrings/tablekeeper.asc\n'
    )
    const shown = update()
    holds(
      'it says what is installed and offered',
      /^Installed: 0\.1\.0\nOffered: 0\.2\.0/.test(shown.stdout),
      tell(shown)
    )
    offer('0.2.0', 'stranger')
    const strange = update('--yes')
    holds('a stranger’s signature is refused', strange.status === 1 && /refused/.test(strange.stderr), tell(strange))
    offer('0.2.0', 'maker')
    appendFileSync(join(offers, `tablekeeper_0.2.0_${arch}.deb`), 'more')
    const forged = update('--yes')
    holds('a changed package is refused', forged.status === 1 && /refused/.test(forged.stderr), tell(forged))
    holds('and the daemon played on meanwhile', health(here)?.match?.id === '1' && version(here) === '0.1.0')

    offer('0.2.0', 'maker')
    const done = update('--yes', '--from', '/srv/offers')
    holds(
      'it updates and watches for a minute',
      done.status === 0 && /0\.2\.0 is installed/.test(done.stdout),
      tell(done)
    )
    holds('the match goes on', version(here) === '0.2.0' && health(here)?.match?.id === '1')
    holds('the table file is as its owner left it', text('/etc/tablekeeper/table.yaml').endsWith('# mine\n'))
    const newest = update('--yes')
    holds('nothing newer is nothing to do', newest.status === 0 && /Nothing newer/.test(newest.stdout), tell(newest))

    // A version that damages the journal and dies after ten seconds; it writes a newer journal, which the old one cannot read.
    offer('0.3.0', 'maker', (files) => {
      writeFileSync(join(files, 'usr/lib/tablekeeper/journal-format'), '99\n')
      const bin = join(files, 'usr/lib/tablekeeper/bin/tablekeeper.js')
      const bad = `import { truncateSync } from 'node:fs'\nsetTimeout(() => { truncateSync('/var/lib/tablekeeper/journal.sqlite', 100); process.exit(1) }, 10000)\n`
      const [line = '', ...rest] = readFileSync(bin, 'utf8').split('\n')
      writeFileSync(
        bin,
        `${line}\nif (process.argv[2] === 'start') { await import('data:text/javascript,' + ${JSON.stringify(encodeURIComponent(bad))}) }\n${rest.join('\n')}`
      )
    })
    const failed = update('--yes')
    holds(
      'a new version that fails is noticed',
      failed.status === 1 && /The new version fails/.test(failed.stdout),
      tell(failed)
    )
    holds('the version from before is back', version(here) === '0.2.0' && (await ready(here)), tell(failed))
    holds('with the journal from before, and its match', health(here)?.match?.id === '1', JSON.stringify(health(here)))
    holds('the table file stays its owner’s through all this', text('/etc/tablekeeper/table.yaml').endsWith('# mine\n'))

    // A version that cannot even be configured.
    offer('0.4.0', 'maker', (files) => writeFileSync(join(files, 'DEBIAN/postinst'), '#!/bin/sh\nexit 3\n'))
    const broken = update('--yes')
    holds(
      'a package that does not install is taken back',
      broken.status === 1 && version(here) === '0.2.0',
      tell(broken)
    )
    holds('and the match goes on', (await ready(here)) && health(here)?.match?.id === '1')

    offer('0.5.0', 'maker')
    const cut = here.begin('tablekeeper', 'update', '--yes')
    for (let tries = 0; tries < 240 && version(here) !== '0.5.0'; tries++) await wait(500)
    await wait(3000)
    holds('an update is under way', version(here) === '0.5.0' && cut.exitCode === null)
    await here.cut()
    here = await boot(root)
    if (here === null) throw new Error('systemd does not start again')
    for (let tries = 0; tries < 240 && version(here) !== '0.2.0'; tries++) await wait(500)
    holds('after a power cut amid an update the next boot goes back', version(here) === '0.2.0')
    await wait(3000)
    holds('and the match goes on', (await ready(here)) && health(here)?.match?.id === '1')
    const again = update('--yes', '--seconds', '5')
    holds('the update can be tried again', again.status === 0 && version(here) === '0.5.0', tell(again))
    const back = update('--back')
    holds('--back goes back by hand', back.status === 0 && version(here) === '0.2.0' && (await ready(here)), tell(back))
    holds('and the match goes on', health(here)?.match?.id === '1')
  } finally {
    await here?.cut()
    rmSync(home, { recursive: true })
  }
})

/** The package again under another version, and with other faults. */
function changed(file: string, version: string, change: (files: string) => void = () => undefined): string {
  const files = `${file}.changed`
  const out = `${file}.${version}.deb`
  rmSync(files, { recursive: true, force: true })
  run('dpkg-deb', '--raw-extract', file, files)
  const control = join(files, 'DEBIAN/control')
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*/m, `Version: ${version}`))
  change(files)
  run('dpkg-deb', '--root-owner-group', '-Zgzip', '-z1', '--build', files, out)
  rmSync(files, { recursive: true })
  return out
}

function version(here: Booted): string {
  return here.inside('dpkg-query', '--show', '--showformat', '$' + '{Version}', 'tablekeeper').stdout
}

/** How often systemd has started the daemon anew. */
function restarts(here: Booted): number {
  return Number(here.inside('systemctl', 'show', '--property=NRestarts', '--value', 'tablekeeper').stdout)
}

/** Asks the daemon from inside: outside there is another network. */
function ask(here: Booted, path: string, body?: unknown): string {
  const headers = { 'content-type': 'application/json' }
  const options = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
  const script = `fetch('http://127.0.0.1:8080/${path}', ${JSON.stringify(options)}).then(async (it) => console.log(await it.text()), () => 0)`
  return here.inside('/usr/lib/tablekeeper/node', '-e', script).stdout
}

function health(here: Booted): { match: { id: string } | null } | null {
  const answer = ask(here, 'api/health')
  return answer === '' ? null : JSON.parse(answer)
}

async function ready(here: Booted): Promise<boolean> {
  for (let tries = 0; tries < 120; tries++) {
    if (health(here)) return true
    await wait(500)
  }
  return false
}
