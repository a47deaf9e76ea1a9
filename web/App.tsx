// The page: the door, or the table in four parts: headline, stage, panel, bar. Board and virtual table are two halves of one stage.

import { useState } from 'preact/hooks'
import { Defs } from './board/Defs.tsx'
import { Door } from './door/Door.tsx'
import { Board } from './parts/Board.tsx'
import { Choices } from './parts/Choices.tsx'
import { Corner } from './parts/Corner.tsx'
import { Headline } from './parts/Headline.tsx'
import { Later } from './parts/Later.tsx'
import { Live } from './parts/Live.tsx'
import { Notices } from './parts/Notices.tsx'
import { Panel } from './parts/Panel.tsx'
import { TvExit, TvPanel } from './parts/Tv.tsx'
import { atTable, room } from './state/place.ts'
import { lesson } from './state/prefs.ts'
import { inView } from './state/store.ts'
import { Table } from './table/Table.tsx'
import { t } from './words/reader.ts'

export function App() {
  const [open, setOpen] = useState(false)
  const here = room.value
  const tv = here === 'tv'
  const match = atTable.value
  const again = here === 'replay'
  const corner = <Corner open={open} toggle={() => setOpen(!open)} />
  return (
    <div class={`page at-${here}`} data-scroll={match ? undefined : ''}>
      <Defs />
      {match && !tv && (
        <button type="button" class="skip" onClick={skip}>
          {t('page.skip')}
        </button>
      )}
      {match ? <Headline corner={!tv && corner} still={tv} /> : corner}
      {here === 'door' && <Door />}
      {here === 'play' && <Later key="play" load={play} />}
      {here === 'setup' && <Later key="setup" load={setup} />}
      {here === 'rules' && <Later key="rules" load={rules} />}
      {here === 'join' && <Later key="join" load={join} />}
      {here === 'people' && <Later key="people" load={people} />}
      {here === 'upkeep' && <Later key="upkeep" load={upkeep} />}
      {here === 'first' && <Later key="first" load={first} />}
      {match && <main class="stage">{here === 'table' ? <Table /> : <Board still={tv} />}</main>}
      {match && inView.value?.match && (tv ? <TvPanel /> : <Panel />)}
      {again ? <Later load={replay} /> : match && !tv && <Choices />}
      {match && !tv && lesson.value !== null && <Later load={bubble} />}
      {open && <Later load={menu} close={() => setOpen(false)} />}
      <Notices />
      {match && <Live />}
      {tv && <TvExit />}
    </div>
  )
}

const play = () => import('./door/Play.tsx')
const setup = () => import('./setup/Setup.tsx')
const bubble = () => import('./parts/Bubble.tsx')
const menu = () => import('./parts/Menu.tsx')
const replay = () => import('./replay/Replay.tsx')
const rules = () => import('./rules/Rules.tsx')
const join = () => import('./people/Join.tsx')
const upkeep = () => import('./upkeep/Upkeep.tsx')
const first = () => import('./first/First.tsx')
const people = () => import('./people/People.tsx')

/** For those who come by keyboard: past everything that is only to be seen. */
const skip = (): void => document.querySelector<HTMLElement>('#choices button')?.focus()
