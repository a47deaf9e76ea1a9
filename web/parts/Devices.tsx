// The devices of the table: how each one is, what ails it and what cures it, and what its link has counted.

import { isNoted } from '../state/headline.ts'
import { doc } from '../state/store.ts'
import { say, t, wordOr } from '../words/reader.ts'

export function Devices() {
  const devices = doc.value?.devices ?? []
  const times = Object.entries(doc.value?.settling ?? {})
  return (
    <section class="devices">
      <h2>{t('page.menu.devices')}</h2>
      {devices.length === 0 && <p class="faint">{t('page.devices.none')}</p>}
      <ul>
        {devices.map((device) => (
          <li key={device.id} class={isNoted(device) ? 'noted' : device.state}>
            <details>
              <summary>
                <span class="device-lamp" />
                <b>{t(`page.role.${device.role}`)}</b> {t(`page.device.${device.state}`)}
                {device.verdict && <span class="faint"> · {t(`page.device.${device.verdict}`)}</span>}
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
          <summary>{t('page.menu.settling')}</summary>
          <dl class="settling">
            {times.map(([name, ms]) => (
              <div key={name}>
                <dt>{wordOr(`page.wait.${name}`) ?? name}</dt>
                <dd>
                  {doc.value?.learnt?.includes(name) && <span class="faint">{t('page.wait.learnt')} </span>}
                  {t('page.menu.wait', { n: Math.round(ms) })}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
