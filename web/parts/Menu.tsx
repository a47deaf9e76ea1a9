// The drawer behind the corner: how this reader likes the page, the match, the devices, what the lamps mean. On a tablet it leaves the headline free.

import type { Signal } from '@preact/signals'
import { langs } from '../../src/core/words.ts'
import { useEscape } from '../state/escape.ts'
import { atTable, go } from '../state/place.ts'
import { lang, sounds, speech, theme } from '../state/prefs.ts'
import { doc, hosts } from '../state/store.ts'
import { enterTv } from '../state/tv.ts'
import { Volume } from '../voice/Volume.tsx'
import { said } from '../words/menu.ts'
import { t } from '../words/reader.ts'
import { Devices } from './Devices.tsx'
import { LegendList } from './LegendList.tsx'
import { MatchMenu } from './MatchMenu.tsx'
import { OneOf } from './OneOf.tsx'

const langNames = { en: 'English', fr: 'Français' } as const
const themes = ['auto', 'dark', 'light'] as const

export default function Menu({ close }: { readonly close: () => void }) {
  const id = useEscape(true, close)
  return (
    <aside
      id={id}
      class="menu"
      tabIndex={-1}
      aria-label={t('page.menu')}
      onFocusOut={({ relatedTarget: to }) => {
        // Whoever goes on with Tab leaves the drawer, and it covers nothing of what comes next.
        if (to instanceof Element && !to.closest('.menu, .corner')) close()
      }}
    >
      <section>
        <OneOf
          label={t('page.menu.lang')}
          options={langs.map((it) => [it, langNames[it]])}
          value={lang.value}
          choose={(it) => {
            lang.value = it
          }}
        />
        <OneOf
          label={said('page.menu.theme')}
          options={themes.map((it) => [it, said(`page.menu.theme.${it}`)])}
          value={theme.value}
          choose={(it) => {
            theme.value = it
          }}
        />
        <Switch label={said('page.menu.sounds')} it={sounds} />
        {sounds.value && <Volume />}
        <Switch label={said('page.menu.speech')} it={speech} />
      </section>
      <nav class="list-tools">
        <button
          type="button"
          class="quiet"
          onClick={() => {
            close()
            go('door')
          }}
        >
          {t('page.choice.door')}
        </button>
        <a class="quiet" href={hosts.value ? '#people' : '#join'}>
          {t(hosts.value ? 'page.people' : 'page.join.title')}
        </a>
        {hosts.value && (
          <a class="quiet" href="#upkeep">
            {t('page.upkeep')}
          </a>
        )}
      </nav>
      {doc.value?.match && <MatchMenu />}
      {atTable.value && (
        <button type="button" class="quiet" onClick={enterTv}>
          {t('page.tv')} <kbd>T</kbd>
        </button>
      )}
      <Devices />
      <LegendList />
    </aside>
  )
}

const Switch = ({ label, it }: { label: string; it: Signal<boolean> }) => (
  <label class="switch">
    <input
      type="checkbox"
      checked={it.value}
      onChange={(event) => {
        it.value = event.currentTarget.checked
      }}
    />
    {label}
  </label>
)
