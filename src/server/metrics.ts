// Counters in the text format that Prometheus reads.

import type { Room } from '../table/room.ts'
import type { Admission } from './people/person.ts'

export function metrics(room: Room, { presence, pin }: Admission): string {
  const health = room.health()
  const lines = [
    '# TYPE tablekeeper_up gauge',
    `tablekeeper_up ${health.ok ? 1 : 0}`,
    '# TYPE tablekeeper_uptime_seconds gauge',
    `tablekeeper_uptime_seconds ${(health.uptimeMs / 1000).toFixed(1)}`,
    '# TYPE tablekeeper_device_ready gauge',
    ...health.devices.map(
      (d) => `tablekeeper_device_ready{device="${d.id}",role="${d.role}"} ${d.state === 'ready' ? 1 : 0}`
    ),
    '# TYPE tablekeeper_device_total counter',
    ...health.devices.flatMap((d) =>
      Object.entries(d.counters ?? {}).map(
        ([name, n]) => `tablekeeper_device_total{device="${d.id}",what="${name}"} ${n}`
      )
    ),
    '# TYPE tablekeeper_total counter',
    ...Object.entries(room.counters()).map(([name, n]) => `tablekeeper_total{what="${name}"} ${n}`),
    '# TYPE tablekeeper_wrong_total counter',
    `tablekeeper_wrong_total{what="code"} ${presence.wrong()}`,
    `tablekeeper_wrong_total{what="pin"} ${pin.presence.wrong()}`
  ]
  return `${lines.join('\n')}\n`
}
