// What one does to the table as a whole: turn a tile, loosen the tiles, tidy up, knock it, turn it round, and the drawer of faults.

import { useState } from 'preact/hooks'
import { Icon } from '../board/Icon.tsx'
import type { IconName } from '../board/symbols.ts'
import { Later } from '../parts/Later.tsx'
import { hand } from '../state/commands.ts'
import { useEscape } from '../state/escape.ts'
import { quarter } from '../state/prefs.ts'
import { doc, may } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { touched, turn } from './hands.ts'
import { loosened, tilesLoose } from './loose.ts'

const drawer = () => import('./Faults.tsx')

export function Tools() {
  const [open, setOpen] = useState(false)
  const [unfolded, unfold] = useState(false)
  useEscape(unfolded, () => unfold(false))
  const now = doc.value
  if (!now?.virtual) return null
  const loose = tilesLoose(now)
  const ours = may('hand')
  const ground = ours && now.virtual.things.some((thing) => thing.layer === 'ground')
  const tile = touched.value
  const broken = now.virtual.faults.length > 0
  return (
    <div class={unfolded ? 'tools unfolded' : 'tools'} data-over={unfolded ? '' : undefined}>
      <button
        type="button"
        class={broken ? 'tool tools-more ill' : 'tool tools-more'}
        aria-expanded={unfolded}
        aria-label={t('page.table.tools')}
        title={t('page.table.tools')}
        onClick={() => unfold(!unfolded)}
      >
        <Icon name="more" />
      </button>
      {ground && (
        <Tool
          icon="tiles"
          label={t('page.table.loose')}
          pressed={loose}
          press={() => {
            loosened.value = !loose
          }}
        />
      )}
      {ours && loose && tile !== null && (
        <>
          <Tool icon="turn" label={t('page.table.turn')} press={() => turn(tile, 1)} />
          <Tool icon="turnLeft" label={t('page.table.turn.left')} press={() => turn(tile, -1)} />
        </>
      )}
      {ours && <Tool icon="tidy" label={t('page.table.tidy')} press={() => hand({ hand: 'tidy' })} />}
      {ours && <Tool icon="bump" label={t('page.table.tip')} press={() => hand({ hand: 'tip' })} />}
      <Tool
        icon="compass"
        label={t('page.board.turn')}
        press={() => {
          quarter.value = (quarter.value + 1) % 4
        }}
      />
      {ours && <Tool icon="plug" label={t('page.faults')} expanded={open} warm={broken} press={() => setOpen(!open)} />}
      {ours && open && <Later load={drawer} active={now.virtual.faults} close={() => setOpen(false)} />}
    </div>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly pressed?: boolean
  readonly expanded?: boolean
  readonly warm?: boolean
  readonly press: () => void
}

const Tool = ({ icon, label, pressed, expanded, warm = false, press }: ToolProps) => (
  <button
    type="button"
    class={warm ? 'tool ill' : 'tool'}
    aria-pressed={pressed}
    aria-expanded={expanded}
    aria-label={label}
    title={label}
    onClick={press}
  >
    <Icon name={icon} />
  </button>
)
