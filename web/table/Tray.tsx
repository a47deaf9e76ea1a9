// The dice tray: dice that tumble, a groove for those beside it, and what a hand does with them.

import type { View } from '../../src/core/view.ts'
import type { VirtualDie } from '../../src/server/messages.ts'
import { Icon } from '../board/Icon.tsx'
import { dieDress } from '../parts/Die.tsx'
import { running } from '../parts/Gauge.tsx'
import { hand } from '../state/commands.ts'
import { nameOfDie } from '../state/fixes.ts'
import { mayThrow } from '../state/stopped.ts'
import { doc } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { Cube } from './Cube.tsx'
import { dueThrow } from './due.ts'
import { TrayDie } from './TrayDie.tsx'
import { matchedStates } from './throw.ts'
import { chosen, give, given, putChosenAside, toggle } from './tray.ts'

/** More dice beside the tray than this that nobody needs now lie in a heap for each kind. */
const most = 2

/** Whether dice may be thrown now: nobody is told to tap them otherwise. Without a match they are there to play with. */
const isToThrow = (view: View | null | undefined): boolean =>
  mayThrow() &&
  (!view ||
    view.choices.some((it) => it.throws) ||
    view.widgets.some(
      (it) => it.widget === 'dice' && (it.again !== undefined || it.dice.some((die) => die.state === 'expected'))
    ))

export function Tray() {
  const now = doc.value
  const dice = now?.virtual?.dice ?? []
  const shown = now?.view?.widgets.flatMap((w) => (w.widget === 'dice' ? w.dice : [])) ?? []
  const next = dueThrow()
  const due = next?.dice ?? []
  const seen = matchedStates(shown, dice)
  const inTray = dice.filter((die) => die.state !== 'aside')
  const aside = dice.filter((die) => die.state === 'aside')
  const idle = aside.filter((die) => !due.includes(die.id) && !chosen.value.has(die.id))
  const heaps = [...Map.groupBy(idle, ({ kind }) => kind).values()].filter((it) => idle.length > most && it.length > 1)
  const single = aside.filter((die) => !heaps.some((it) => it.includes(die)))
  const row = (some: readonly VirtualDie[]) =>
    some.map((die) => (
      <TrayDie
        key={die.id}
        die={die}
        seen={seen.get(die.id)}
        chosen={chosen.value.has(die.id)}
        due={due.includes(die.id)}
        given={due.includes(die.id) ? given.value.get(die.id) : undefined}
        toggle={() => toggle(die.id)}
        set={(face) => (due.includes(die.id) ? give(die.id, face) : hand({ hand: 'face', die: die.id, face }))}
      />
    ))
  // A game without dice has no tray.
  if (dice.length === 0) return null
  return (
    <section
      class={inTray.length + due.length === 0 ? 'tray-box idle' : 'tray-box'}
      // What is stood and laid flat shares a row with the gauge that it runs, else with what a player has.
      style={running().length > 0 ? {} : { order: -1 }}
      aria-label={t('page.table.tray')}
    >
      <div class="tray">{row(inTray)}</div>
      {aside.length > 0 && (
        <div class="groove" title={t('page.table.aside')}>
          {row(single)}
          {heaps.map((heap) => (
            <Heap key={heap[0]?.kind} heap={heap} />
          ))}
        </div>
      )}
      <div class="tray-tools">
        {next ? (
          <button type="button" class="strong-button" onClick={next.press}>
            <Icon name="throw" /> {next.label}
          </button>
        ) : (
          isToThrow(now?.view) && <p class="tray-hint">{t('page.table.select')}</p>
        )}
        {chosen.value.size > 0 && (
          <button
            type="button"
            class="tool"
            aria-label={t('page.table.away')}
            title={t('page.table.away')}
            onClick={putChosenAside}
          >
            <Icon name="aside" />
          </button>
        )}
      </div>
    </section>
  )
}

/** Dice of one kind that nobody needs now. A tap takes one of them. */
function Heap({ heap }: { heap: readonly VirtualDie[] }) {
  const [die] = heap
  if (!die) return null
  const dress = dieDress(die.kind)
  const words = t('page.table.heap', { n: heap.length, kind: nameOfDie(die.kind) })
  return (
    <button
      type="button"
      class={`die-button heap ${dress.class}`}
      style={dress.style}
      aria-label={words}
      title={words}
      onClick={() => toggle(die.id)}
    >
      <Cube die={die} />
      <b>{heap.length}</b>
    </button>
  )
}
