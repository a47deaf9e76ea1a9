// The devices of the table: how each one is, what ails it and what cures it, and what its link has counted.

import { isNoted } from '../state/headline.ts'
import { doc } from '../state/store.ts'
import { nameOfWait, said } from '../words/menu.ts'
import { say, wordOr } from '../words/reader.ts'

export function Devices() {
  const devices = doc.value?.devices ?? []
  const times = Object.entries(doc.value?.settling ?? {})
  return (
    <section class="devices">
      <h2>{said('page.menu.devices')}</h2>
      {devices.length === 0 && <p class="faint">{said('page.devices.none')}</p>}
      <ul>
        {devices.map((device) => (
          <li key={device.id} class={isNoted(device) ? 'noted' : device.state}>
            <details>
              <summary>
                <span class="device-lamp" />
                <b>{said(`page.role.${device.role}`)}</b> {said(`page.device.${device.state}`)}
                {device.verdict && <span class="faint"> · {said(`page.device.${device.verdict}`)}</span>}
              </summary>
              <p class="faint">{say(device.name)}</p>
              <dl>
                {Object.entries(device.counters ?? {}).map(([name, count]) => (
                  <div key={name}>
                    <dt>{wordOr(`counter.${name}`) ?? name}</dt>
                    <dd>{count}</dd>
                  </div>
                ))}
              </dl>
            </details>
            {device.note && <p>{say(device.note)}</p>}
          </li>
        ))}
      </ul>
      {times.length > 0 && (
        <details>
          <summary>{said('page.menu.settling')}</summary>
          <dl class="settling">
            {times.map(([name, ms]) => (
              <div key={name}>
                <dt>{nameOfWait(name)}</dt>
                <dd>
                  {doc.value?.learnt?.includes(name) && <span class="faint">{said('page.wait.learnt')} </span>}
                  {said('page.menu.wait', { n: Math.round(ms) })}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
