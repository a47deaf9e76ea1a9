// The first page: a table with nobody at it, and three ways in.

import { Icon } from '../board/Icon.tsx'
import type { IconName } from '../board/symbols.ts'
import { Later } from '../parts/Later.tsx'
import { sit } from '../state/commands.ts'
import { go } from '../state/place.ts'
import { doc, game } from '../state/store.ts'
import { say, t } from '../words/reader.ts'

const emptyTable = () => import('./EmptyTable.tsx')
const first = () => import('../first/Entry.tsx')

export function Door() {
  const going = doc.value?.match && game.value
  return (
    <main class="door">
      <Later load={emptyTable} />
      <div class="door-words">
        <p class="door-name">tablekeeper</p>
        <h1>
          {going
            ? t('page.door.going', { game: say(going.title) })
            : t(doc.value ? 'page.door.welcome' : 'page.link.opening')}
        </h1>
        <p class="door-lead">{t('page.door.lead')}</p>
        {going && (
          <button type="button" class="strong-button" onClick={() => go(doc.value?.virtual ? 'table' : 'board')}>
            {t('page.door.join')}
          </button>
        )}
      </div>
      <nav class="entries">
        <Way icon="throw" to="play" main={!going} press={() => go('play')} />
        <Way icon="people" to="setup" press={() => go('setup')} />
        <Way
          icon="eye"
          to="watch"
          press={() => {
            sit(null)
            go('board')
          }}
        />
        {doc.value?.undescribed && <Later load={first} />}
      </nav>
    </main>
  )
}

interface WayProps {
  readonly icon: IconName
  readonly to: 'play' | 'setup' | 'watch'
  readonly main?: boolean
  readonly press: () => void
}

const Way = ({ icon, to, main = false, press }: WayProps) => (
  <button type="button" class={main ? 'entry main' : 'entry'} onClick={press}>
    <Icon name={icon} size={40} />
    <b>{t(`page.door.${to}`)}</b>
    <span>{t(`page.door.${to}.more`)}</span>
  </button>
)
