// The host's page of what keeps a table well: reports for whoever mends it, and backups. Loaded when it is asked for.

import { Icon } from '../board/Icon.tsx'
import { goBack } from '../state/place.ts'
import { hosts } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { kept } from '../words/upkeep.ts'
import { Backups } from './Backups.tsx'
import { Report } from './Report.tsx'
import '../people/people.css'

export default function Upkeep() {
  return (
    <main class="people-page">
      <header class="setup-head">
        <button type="button" class="tool" aria-label={t('page.back')} onClick={goBack}>
          <Icon name="left" />
        </button>
        <h1>{t('page.upkeep')}</h1>
      </header>
      {hosts.value ? (
        <>
          <Report />
          <Backups />
        </>
      ) : (
        <p>{kept('page.upkeep.host')}</p>
      )}
    </main>
  )
}
