// Boots a virtual machine in QEMU with a Debian kernel and runs the tests that need one: pads and a reader on real HID and USB, unplugged and
// plugged in again during a match. Prints every fact, and the counts in its last line.
//
//   node test/guest/run.ts [--unplugs N] [--seed S] [--keep] [--verbose]
//
// The exit code is 0 if all facts hold, or if this machine can't run a guest, which it prints; otherwise 1.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { compiled } from './code.ts'
import { makeInitrd } from './initrd.ts'
import { getKernel } from './kernel.ts'

const { values } = parseArgs({
  options: {
    unplugs: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean' },
    verbose: { type: 'boolean' }
  }
})
/** The longest run, in ms. It takes about a minute and a moment for each unplugging, but several minutes on a busy machine. */
const longest = 600_000 + 4000 * Number(values.unplugs)

const kernel = getKernel()
if (typeof kernel === 'string') {
  console.log(`guest: skipped, nothing was tested: ${kernel}`)
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'guest-'))
const began = performance.now()
const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`
const code = await compiled(folder)
const program = `NODE_COMPILE_CACHE=${code} node_modules/.bin/node test/guest/inside.ts ${values.unplugs} ${values.seed}`
const initrd = makeInitrd(folder, kernel, program)
const monitor = join(folder, 'monitor')

const qemu = spawn(
  'qemu-system-x86_64',
  [
    ...['-machine', 'q35', '-accel', 'tcg', '-cpu', 'max', '-smp', '1', '-m', '1024'],
    ...['-kernel', kernel.image, '-initrd', initrd, '-append', 'console=ttyS0 quiet panic=-1 mitigations=off'],
    ...['-virtfs', `local,path=${resolve('.')},mount_tag=repository,security_model=none,readonly=on,multidevs=remap`],
    ...['-device', 'qemu-xhci,id=usb', '-device', 'usb-kbd,id=pad,bus=usb.0'],
    ...['-display', 'none', '-nic', 'none', '-no-reboot', '-serial', 'stdio'],
    ...['-monitor', `unix:${monitor},server=on,wait=off`]
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] }
)
const late = setTimeout(() => qemu.kill('SIGKILL'), longest)
process.once('exit', () => {
  qemu.kill('SIGKILL')
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
/** One connection to QEMU's monitor for all commands, so that they arrive in order. */
const orders: { line?: Socket } = {}
function order(command: string): void {
  orders.line ??= connect(monitor).on('error', console.error).resume()
  orders.line.write(`${command}\n`)
}
const counts = { ok: 0, 'not ok': 0 }
let ended = false
const said: string[] = []

for await (const line of createInterface(qemu.stdout)) {
  said.push(line)
  if (values.verbose) console.log(`${seconds()}  | ${line}`)
  const [, result, fact] = /^FACT (ok|not ok) (.*?)\r?$/.exec(line) ?? []
  if (fact !== undefined) {
    counts[result as keyof typeof counts]++
    console.log(`${seconds()}  ${result === 'ok' ? '✓' : '✗'} ${fact}`)
  }
  if (line.startsWith('NOTE ')) console.log(`${seconds()}    ${line.slice(5).trim()}`)
  const [, command] = /^MONITOR (.*?)\r?$/.exec(line) ?? []
  if (command !== undefined) order(command)
  if (/^FACT end/.test(line)) ended = true
}
clearTimeout(late)
orders.line?.destroy()
if (!ended) {
  counts['not ok']++
  console.log(`${seconds()}  ✗ the guest ended early. What it said last:`)
  for (const line of said.slice(-30)) console.log(`  | ${line}`)
}
if (values.keep) console.log(`kept: ${folder}`)
console.log(`guest: ${counts.ok} passed, ${counts['not ok']} failed`)
process.exitCode = ended && counts['not ok'] === 0 ? 0 : 1
