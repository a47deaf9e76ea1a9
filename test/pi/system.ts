// What a single boot shows of the installed package: its hardening, its name on the network, and a hung daemon.

import type { Facts } from './facts.ts'
import { seconds } from './facts.ts'
import type { Machine } from './machine.ts'

/** Waits until everything has started, and tells when. */
export async function started(machine: Machine, facts: Facts): Promise<void> {
  const times = await machine.inside(`systemctl is-system-running --wait > /dev/null
    systemctl show tablekeeper -p InactiveExitTimestampMonotonic -p ActiveEnterTimestampMonotonic -p MemoryCurrent`)
  const of = (name: string): number => Number(new RegExp(`^${name}=(\\d+)`, 'm').exec(times.said)?.[1])
  const [began, ready] = [of('InactiveExitTimestampMonotonic'), of('ActiveEnterTimestampMonotonic')]
  facts.note(
    `by the computer's own clock: daemon started ${seconds(began / 1000)} after the kernel, READY ${seconds((ready - began) / 1000)} later, ${Math.round(of('MemoryCurrent') / 2 ** 20)} MiB in its group`
  )
  const failed = await machine.inside('systemctl --failed --plain --no-legend | grep tablekeeper')
  facts.holds('no service of ours has failed', failed.said === '', failed.said)
}

export async function system(machine: Machine, facts: Facts): Promise<void> {
  const exposed = await machine.inside('systemd-analyze security tablekeeper --no-pager | tail -n 1')
  const score = Number(/: ([\d.]+)/.exec(exposed.said)?.[1])
  facts.holds(`systemd sees an exposure of ${score}, 1.5 at most`, score <= 1.5, exposed.said)

  const name = await machine.inside(
    'for i in $(seq 10); do timeout 10 avahi-resolve -4 -n tablekeeper.local 2> /dev/null | grep . && exit; sleep 2; done; journalctl --boot --output cat --unit avahi-daemon --unit tablekeeper-name; exit 1'
  )
  facts.holds('avahi answers for tablekeeper.local', /10\.0\.2\.15/.test(name.said), name.said)

  const edited = await machine.inside(
    'echo "# mine" >> /etc/tablekeeper/table.yaml; echo $?; sysctl -n fs.protected_regular'
  )
  facts.holds('root may edit the table file, whatever Linux keeps root from', edited.said === '0\n2', edited.said)

  // The watchdog is told of life every ten seconds and waits for two minutes.
  const hung = await machine.inside(`
    before=$(systemctl show tablekeeper -p MainPID --value); kill -STOP $before; from=$(cut -d. -f1 /proc/uptime)
    for i in $(seq 300); do
      now=$(systemctl show tablekeeper -p MainPID --value)
      if [ "$now" != "$before" ] && [ "$now" != 0 ] && systemctl -q is-active tablekeeper; then
        echo $(( $(cut -d. -f1 /proc/uptime) - from )); exit
      fi
      sleep 1
    done; exit 1`)
  facts.holds(
    `a daemon that hangs is started anew by the watchdog, ready ${hung.said} s later`,
    hung.status === 0,
    hung.said
  )
}
