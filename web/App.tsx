// The page: the door, or the table in four parts: headline, stage, panel, bar. Board and virtual table are two halves of one stage.

import { useState } from 'preact/hooks'
import { Defs } from './board/Defs.tsx'
import { Door } from './door/Door.tsx'
import { Play } from './door/Play.tsx'
import { Board } from './parts/Board.tsx'
import { Choices } from './parts/Choices.tsx'
import { Corner } from './parts/Corner.tsx'
import { Headline } from './parts/Headline.tsx'
import { Later } from './parts/Later.tsx'
import { Live } from './parts/Live.tsx'
import { Menu } from './parts/Menu.tsx'
import { Notices } from './parts/Notices.tsx'
import { Panel } from './parts/Panel.tsx'
import { Setup } from './setup/Setup.tsx'
import { room } from './state/place.ts'
import { doc } from './state/store.ts'
import { Table } from './table/Table.tsx'
import { t } from './words/reader.ts'

export function App() {
  const [open, setOpen] = useState(false)
  const here = room.value
  const atTable = here === 'board' || here === 'table'
  const corner = <Corner open={open} toggle={() => setOpen(!open)} />
  return (
    <div class={`page at-${here}`} data-scroll={atTable ? undefined : ''}>
      <Defs />
      {atTable && (
        <button type="button" class="skip" onClick={skip}>
          {t('page.skip')}
        </button>
      )}
      {atTable ? <Headline corner={corner} /> : corner}
      {here === 'door' && <Door />}
      {here === 'play' && <Play />}
      {here === 'setup' && <Setup />}
      {here === 'rules' && <Later load={rules} />}
      {atTable && <main class="stage">{here === 'board' ? <Board /> : <Table />}</main>}
      {atTable && doc.value?.match && <Panel />}
      {atTable && <Choices />}
      {open && <Menu />}
      <Notices />
      {atTable && <Live />}
    </div>
  )
}

const rules = () => import('./rules/Rules.tsx')

/** For those who come by keyboard: past everything that is only to be seen. */
const skip = (): void => document.querySelector<HTMLElement>('#choices button')?.focus()
