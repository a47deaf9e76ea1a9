// Builds the Debian package and tests it in a copy of this system (copy.ts): install, play, upgrade, downgrade, remove, purge. .ci/run runs
// it. The copy has no systemd, so the test starts the daemon as the unit would.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from '../../tools/package.ts'
import { inCopy } from './copy.ts'

const arch = process.arch === 'arm64' ? 'arm64' : 'amd64'

await inCopy('package', async ({ root, inside, has, text, holds }) => {
  const made = (version: string, name: string): Promise<string> =>
    build({ arch, version, out: join(root, 'root', name), quick: true })
  const first = await made('0.1.0', 'first')
  const again = await made('0.1.0', 'again')
  holds('built twice it has the same bytes', readFileSync(first).equals(readFileSync(again)))
  const later = await made('0.2.0', 'later')
  const at = (file: string): string => file.slice(root.length)
  const env = ['env', 'DEBIAN_FRONTEND=noninteractive', 'LC_ALL=C.UTF-8']
  const dpkg = (...args: string[]) => inside(...env, 'dpkg', ...args)
  const tell = ({ stdout, stderr }: { stdout: string; stderr: string }): string => stdout + stderr

  const apt = inside(
    ...env,
    'apt-get',
    '-qq',
    'install',
    '--yes',
    '--no-install-recommends',
    'lintian',
    'man-db',
    'groff'
  )
  if (apt.status === 0) {
    const judged = inside(...env, 'lintian', '--allow-root', '--fail-on', 'error', at(first))
    holds('lintian finds no error but those that are overridden with a reason', judged.status === 0, tell(judged))
  } else console.log('  lintian was not fetched, so it did not judge')

  const installed = dpkg('--install', at(first))
  holds('it installs', installed.status === 0, tell(installed))
  const asUser = (script: string) => inside('runuser', '-u', 'tablekeeper', '--', 'sh', '-c', script).status === 0
  const replaced = 'cd /etc/tablekeeper && cp table.yaml new && mv new table.yaml'
  holds(
    'its user may replace the table file, and writes nowhere else in /etc',
    asUser(replaced) && !asUser('touch /etc/x')
  )
  const calibrate = 'tablekeeper calibrate --grid 0,0,2,2'
  const stranger = inside('runuser', '-u', 'nobody', '--', 'sh', '-c', calibrate)
  holds('another user is told to use sudo', stranger.status === 1 && /sudo/.test(stranger.stderr), tell(stranger))
  holds('its user is there', inside('id', 'tablekeeper').status === 0)
  holds(
    'service, rights, table file and the name of the table are there',
    [
      '/usr/lib/udev/rules.d/70-tablekeeper.rules',
      '/etc/tablekeeper/table.yaml',
      '/etc/avahi/services/tablekeeper.service',
      '/etc/systemd/system/multi-user.target.wants/tablekeeper.service',
      '/etc/systemd/system/multi-user.target.wants/tablekeeper-name.service'
    ].every(has)
  )
  holds(
    'what flash writes is there',
    ['firmware/reader/build/reader.hex', 'node_modules/node-pixel/firmware/bin/firmata/nano/node_pixel_firmata.ino.hex']
      .map((it) => `/usr/lib/tablekeeper/${it}`)
      .every(has)
  )
  const units = ['tablekeeper.service', 'tablekeeper-name.service'].map((it) => `/usr/lib/systemd/system/${it}`)
  const verified = inside('systemd-analyze', 'verify', '--man=no', ...units)
  holds('systemd can read both services', verified.status === 0 && verified.stderr === '', tell(verified))
  const exposed = inside(
    'systemd-analyze',
    'security',
    '--offline=true',
    '--no-pager',
    '--threshold=15',
    units[0] ?? ''
  )
  holds('and sees an exposure of 1.5 at most', exposed.status === 0, exposed.stdout.split('\n').at(-2))
  if (inside('which', 'groff').status !== 0) console.log('  groff was not fetched, so nobody read the manual')
  else
    for (const page of ['man1', 'fr/man1']) {
      const read = inside('sh', '-c', `zcat /usr/share/man/${page}/tablekeeper.1.gz | groff -K utf8 -T utf8 -man -ww`)
      const shown = read.stdout.includes('calibrate') && read.stdout.includes('--config')
      holds(`the manual of ${page} can be read`, read.status === 0 && read.stderr === '' && shown, read.stderr)
    }
  const complete = `. /usr/share/bash-completion/completions/tablekeeper
COMP_WORDS=(tablekeeper cal); COMP_CWORD=1; _tablekeeper; echo "\${COMPREPLY[@]}"
COMP_WORDS=(tablekeeper start --see); COMP_CWORD=2; _tablekeeper; echo "\${COMPREPLY[@]}"`
  holds('the shell completes', inside('bash', '-c', complete).stdout === 'calibrate\n--seed\n')
  const { components } = JSON.parse(text('/usr/share/doc/tablekeeper/sbom.cdx.json'))
  const named = components.map(({ name }: { name: string }) => name)
  holds(
    'the SBOM names what is inside, and no tool that only built it',
    ['fastify', 'ajv', 'preact', 'serialport', 'node', 'yaml'].every((it) => named.includes(it)) &&
      !named.includes('vite')
  )

  const doctor = inside(...as('tablekeeper'), '/usr/bin/tablekeeper', 'doctor')
  const isFine = /✓ Table file \S*etc\/tablekeeper\/table.yaml/.test(doctor.stdout)
  holds('the doctor looks at the installed table file and finds it in order', isFine, tell(doctor))
  holds('and looks at the disk of the games, wherever it is asked', doctor.stdout.includes('/var/lib/tablekeeper'))
  writeFileSync(join(root, 'etc/tablekeeper/table.yaml'), `${text('/etc/tablekeeper/table.yaml')}# mine\n`)
  const daemon = await started(root)
  const page = await (await fetch(daemon.address)).text()
  holds('the page is served', page.includes('/assets/'), page)
  const start = { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] }
  const body = JSON.stringify({ game: 'nexus-keepers', start })
  const headers = { 'content-type': 'application/json' }
  const begun = await fetch(`${daemon.address}api/match`, { method: 'POST', headers, body })
  holds('a match begins', begun.status === 201, await begun.text())
  const matches = inside('tablekeeper', 'matches')
  holds('the command finds it where the service plays', /nexus-keepers/.test(matches.stdout), tell(matches))
  const upgraded = dpkg('--install', at(later))
  holds('it upgrades while the match goes on', upgraded.status === 0, tell(upgraded))
  daemon.process.kill('SIGKILL')
  await once(daemon.process, 'exit')
  const next = await started(root)
  const health = (await (await fetch(`${next.address}api/health`)).json()) as { match: { id: string } | null }
  holds('and the match goes on', health.match?.id === '1', JSON.stringify(health))
  const ended = once(next.process, 'exit')
  next.process.kill('SIGTERM')
  await ended
  holds('the table file is as its owner left it', text('/etc/tablekeeper/table.yaml').endsWith('# mine\n'))

  const format = '/usr/lib/tablekeeper/journal-format'
  const own = text(format)
  writeFileSync(join(root, format), '99\n')
  const back = dpkg('--install', at(first))
  holds(
    'a downgrade is refused when the journal is newer',
    back.status !== 0 && /format 99/.test(back.stderr),
    tell(back)
  )
  holds(
    'and changes nothing',
    /^Status: install ok installed$[\s\S]*^Version: 0\.2\.0$/m.test(dpkg('--status', 'tablekeeper').stdout)
  )
  writeFileSync(join(root, format), own)
  const allowed = dpkg('--install', at(first))
  holds('otherwise it is allowed', allowed.status === 0, tell(allowed))

  const gone = dpkg('--remove', 'tablekeeper')
  holds('it can be removed', gone.status === 0 && !has('/usr/lib/tablekeeper'), tell(gone))
  holds('games and table file stay', has('/var/lib/tablekeeper/journal.sqlite') && has('/etc/tablekeeper/table.yaml'))
  const purged = dpkg('--purge', 'tablekeeper')
  holds('purging takes the settings', purged.status === 0 && !has('/etc/tablekeeper/table.yaml'), tell(purged))
  holds('and keeps the games unless somebody says otherwise', has('/var/lib/tablekeeper/journal.sqlite'))
  dpkg('--install', at(first))
  const answer = 'tablekeeper tablekeeper/remove-games boolean true'
  inside(...env, 'sh', '-c', `echo '${answer}' | debconf-set-selections`)
  const emptied = dpkg('--purge', 'tablekeeper')
  holds('who says so loses them', emptied.status === 0 && !has('/var/lib/tablekeeper'), tell(emptied))
  for (const it of [first, again, later]) rmSync(it)
})

function as(user: string): string[] {
  return ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', 'env', 'LC_ALL=C']
}

/** Starts the daemon as its unit does, and waits until it has printed its address. */
async function started(root: string): Promise<{ process: ChildProcess; address: string }> {
  const args = ['start', '--no-open', '--port', '0', '--host', '127.0.0.1', '--config', '/etc/tablekeeper/table.yaml']
  const command = [root, ...as('tablekeeper'), '/usr/bin/tablekeeper', ...args, '--data', '/var/lib/tablekeeper']
  const child = spawn('chroot', command, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\S+/.exec(line) ?? []
    if (address) return { process: child, address }
  }
  throw new Error('the installed daemon ended without a word')
}
