// The corner of the headline: board or table, and the drawer.

import { Icon } from '../board/Icon.tsx'
import { isNoted } from '../state/headline.ts'
import { go, room } from '../state/place.ts'
import { doc } from '../state/store.ts'
import { own, say, t } from '../words/reader.ts'
import { Me } from './Me.tsx'

export function Corner({ open, toggle }: { open: boolean; toggle: () => void }) {
  const here = room.value
  const ill = doc.value?.devices.find((it) => it.state === 'lost' || it.state === 'failed' || isNoted(it))
  return (
    <div class="corner">
      {(here === 'board' || here === 'table') && doc.value?.match && doc.value.virtual && (
        <nav class="views" aria-label={t('page.view')}>
          {(['board', 'table'] as const).map((view) => (
            <button key={view} type="button" aria-current={here === view ? 'page' : undefined} onClick={() => go(view)}>
              <Icon name={view === 'board' ? 'tiles' : 'hand'} size={22} />
              <span>{t(`page.view.${view}`)}</span>
            </button>
          ))}
        </nav>
      )}
      {(here === 'board' || here === 'table') && <Me />}
      <button
        type="button"
        class={ill ? 'tool ill' : 'tool'}
        aria-expanded={open}
        aria-label={t(open ? 'page.menu.close' : 'page.menu')}
        // Why it has another colour: what fails, or what somebody should see to.
        title={ill && say(ill.note ?? own(`page.trouble.${ill.role}`))}
        onClick={toggle}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
    </div>
  )
}
