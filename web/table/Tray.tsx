// The dice tray: dice that tumble, a groove for those beside it, and what a hand does with them.

import type { VirtualDie } from '../../src/server/messages.ts'
import { Icon } from '../board/Icon.tsx'
import { dieTone } from '../parts/Die.tsx'
import { hand } from '../state/commands.ts'
import { nameOfDie } from '../state/fixes.ts'
import { doc } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { Cube } from './Cube.tsx'
import { TrayDie } from './TrayDie.tsx'
import { seenAs } from './throw.ts'
import { chosen, give, given, planned, putChosenAside, throwDice, throwPlanned, toggle } from './tray.ts'

/** With more dice beside the tray than this, those that nobody needs now lie in a heap for each kind. */
const most = 10

export function Tray() {
  const now = doc.value
  const dice = now?.virtual?.dice ?? []
  const shown = now?.view?.widgets.flatMap((w) => (w.widget === 'dice' ? w.dice : [])) ?? []
  const picked = dice.filter((die) => chosen.value.has(die.id)).map((die) => die.id)
  const plan = planned()
  /** What the next throw will take. */
  const due = picked.length > 0 ? picked : (plan?.throw ?? [])
  const seen = seenAs(shown, dice)
  const inTray = dice.filter((die) => die.state !== 'aside')
  const aside = dice.filter((die) => die.state === 'aside')
  const wanted = (die: VirtualDie): boolean => aside.length <= most || due.includes(die.id) || chosen.value.has(die.id)
  const heaps = new Map<string, VirtualDie[]>()
  for (const die of aside) if (!wanted(die)) heaps.set(die.kind, [...(heaps.get(die.kind) ?? []), die])
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
  return (
    <section class={inTray.length + due.length === 0 ? 'tray-box idle' : 'tray-box'} aria-label={t('page.table.tray')}>
      <div class="tray">{row(inTray)}</div>
      {aside.length > 0 && (
        <div class="groove" title={t('page.table.aside')}>
          {row(aside.filter(wanted))}
          {[...heaps.values()].map((heap) => (
            <Heap key={heap[0]?.kind} heap={heap} />
          ))}
        </div>
      )}
      <div class="tray-tools">
        {picked.length > 0 ? (
          <>
            <button type="button" class="strong-button" onClick={() => throwDice(due)}>
              <Icon name="throw" /> {t('page.table.throw', { n: picked.length })}
            </button>
            <button
              type="button"
              class="tool"
              aria-label={t('page.table.away')}
              title={t('page.table.away')}
              onClick={putChosenAside}
            >
              <Icon name="aside" />
            </button>
          </>
        ) : plan ? (
          <button type="button" class="strong-button" onClick={() => throwPlanned(plan)}>
            <Icon name="throw" /> {t('page.table.throw', { n: plan.throw.length })}
          </button>
        ) : (
          <p class="faint">{t('page.table.select')}</p>
        )}
      </div>
    </section>
  )
}

/** Dice of one kind that nobody needs now. A tap takes one of them. */
function Heap({ heap }: { heap: readonly VirtualDie[] }) {
  const [die] = heap
  if (!die) return null
  const words = t('page.table.heap', { n: heap.length, kind: nameOfDie(die.kind) })
  return (
    <button
      type="button"
      class={`die-button heap ${dieTone(die.kind)}`}
      aria-label={words}
      title={words}
      onClick={() => toggle(die.id)}
    >
      <Cube die={die} />
      <b>{heap.length}</b>
    </button>
  )
}
