// The page: the door, or the table with its band above and its choices below. Board and virtual table are two halves of one thing.

import { useState } from 'preact/hooks'
import { Defs } from './board/Defs.tsx'
import { Door } from './door/Door.tsx'
import { Play } from './door/Play.tsx'
import { Band } from './parts/Band.tsx'
import { Board } from './parts/Board.tsx'
import { Choices } from './parts/Choices.tsx'
import { Corner } from './parts/Corner.tsx'
import { Live } from './parts/Live.tsx'
import { Log } from './parts/Log.tsx'
import { Menu } from './parts/Menu.tsx'
import { Notices } from './parts/Notices.tsx'
import { Pool } from './parts/Pool.tsx'
import { Seats } from './parts/Seats.tsx'
import { Setup } from './setup/Setup.tsx'
import { room } from './state/place.ts'
import { doc } from './state/store.ts'
import { Table } from './table/Table.tsx'
import { t } from './words/reader.ts'

export function App() {
  const [open, setOpen] = useState(false)
  const here = room.value
  const toggle = () => setOpen(!open)
  const atTable = here === 'board' || here === 'table'
  return (
    <div class={`page at-${here}`}>
      <Defs />
      {atTable && (
        <button type="button" class="skip" onClick={skip}>
          {t('page.skip')}
        </button>
      )}
      {atTable && <Band />}
      <Corner open={open} toggle={toggle} />
      {here === 'door' && <Door />}
      {here === 'play' && <Play />}
      {here === 'setup' && <Setup />}
      {atTable && (
        <main class="room">
          {here === 'board' ? <Board /> : <Table />}
          {doc.value?.match && (
            <div class="side">
              <Pool />
              <Seats />
              <Log />
            </div>
          )}
        </main>
      )}
      {atTable && <Choices />}
      {open && <Menu />}
      <Notices />
      {atTable && <Live />}
    </div>
  )
}

/** For those who come by keyboard: past everything that is only to be seen. */
const skip = (): void => document.querySelector<HTMLElement>('#choices button')?.focus()
