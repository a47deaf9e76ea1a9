// The dice tray: dice that tumble, a groove for those beside it, and what a hand does with them.

import { signal } from '@preact/signals'
import type { VirtualDie } from '../../src/server/messages.ts'
import { Icon } from '../board/Icon.tsx'
import { hand } from '../state/commands.ts'
import { doc } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { TrayDie } from './TrayDie.tsx'
import { planThrow, seenAs } from './throw.ts'

/** Dice chosen by a tap, by id. */
const chosen = signal<ReadonlySet<string>>(new Set())

function toggle(id: string): void {
  const next = new Set(chosen.value)
  if (!next.delete(id)) next.add(id)
  chosen.value = next
}

/** Faces that dice about to be thrown are to fall on, by id: given by hand, for those who threw real dice beside the screen. */
const given = signal<ReadonlyMap<string, number>>(new Map())

const give = (id: string, face: number): void => {
  given.value = new Map(given.value).set(id, face)
}

const done = (): void => {
  chosen.value = new Set()
  given.value = new Map()
}

/** Throws dice; those that were given a face fall on it. */
function throwDice(ids: readonly string[]): void {
  const [told, free] = [true, false].map((is) => ids.filter((id) => given.value.has(id) === is)) as [string[], string[]]
  if (told.length > 0) hand({ hand: 'throw', dice: told, faces: told.map((id) => given.value.get(id) as number) })
  if (free.length > 0) hand({ hand: 'throw', dice: free })
  done()
}

export function Tray() {
  const now = doc.value
  const dice = now?.virtual?.dice ?? []
  const shown = now?.view?.widgets.flatMap((w) => (w.widget === 'dice' ? w.dice : [])) ?? []
  const picked = dice.filter((die) => chosen.value.has(die.id)).map((die) => die.id)
  const plan = planThrow(shown, dice)
  /** What the next throw will take. */
  const due = picked.length > 0 ? picked : (plan?.throw ?? [])
  const seen = seenAs(shown, dice)
  const inTray = dice.filter((die) => die.state !== 'aside')
  const aside = dice.filter((die) => die.state === 'aside')
  const row = (some: readonly VirtualDie[]) =>
    some.map((die) => (
      <TrayDie
        key={die.id}
        die={die}
        seen={seen.get(die.id)}
        chosen={chosen.value.has(die.id)}
        given={due.includes(die.id) ? given.value.get(die.id) : undefined}
        toggle={() => toggle(die.id)}
        set={(face) => (due.includes(die.id) ? give(die.id, face) : hand({ hand: 'face', die: die.id, face }))}
      />
    ))
  const throwPlan = () => {
    if (plan && plan.aside.length > 0) hand({ hand: 'aside', dice: plan.aside })
    throwDice(due)
  }
  return (
    <section class="tray-box" aria-label={t('page.table.tray')}>
      <div class="tray">{row(inTray)}</div>
      {aside.length > 0 && (
        <div class="groove" title={t('page.table.aside')}>
          {row(aside)}
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
              onClick={() => {
                hand({ hand: 'aside', dice: picked })
                done()
              }}
            >
              <Icon name="aside" />
            </button>
          </>
        ) : plan ? (
          <button type="button" class="strong-button" onClick={throwPlan}>
            <Icon name="throw" /> {t('page.table.throw', { n: plan.throw.length })}
          </button>
        ) : (
          <p class="faint">{t('page.table.select')}</p>
        )}
      </div>
    </section>
  )
}
