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

const done = (): void => {
  chosen.value = new Set()
}

export function Tray() {
  const now = doc.value
  const dice = now?.virtual?.dice ?? []
  const shown = now?.view?.widgets.flatMap((w) => (w.widget === 'dice' ? w.dice : [])) ?? []
  const picked = dice.filter((die) => chosen.value.has(die.id)).map((die) => die.id)
  const plan = planThrow(shown, dice)
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
        toggle={() => toggle(die.id)}
      />
    ))
  const throwPicked = () => {
    hand({ hand: 'throw', dice: picked })
    done()
  }
  const throwPlan = () => {
    if (!plan) return
    if (plan.aside.length > 0) hand({ hand: 'aside', dice: plan.aside })
    hand({ hand: 'throw', dice: plan.throw })
    done()
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
            <button type="button" class="strong-button" onClick={throwPicked}>
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
