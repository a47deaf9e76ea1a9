// What opens below the headline: the broken rule as the game tells it, or everything that hands should do. Loaded when it is asked for.

import type { RuleId } from '../../src/core/ids.ts'
import type { Correction } from '../../src/core/ruling.ts'
import { Icon } from '../board/Icon.tsx'
import { useEscape } from '../state/escape.ts'
import { game } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { FixList } from './Fixes.tsx'

interface Props {
  /** The rule to tell; null: the corrections. */
  readonly rule: RuleId | null
  readonly fixes: readonly Correction[]
  readonly close: () => void
}

export default function Why({ rule, fixes, close }: Props) {
  const id = useEscape(true, close)
  return (
    <section class="rule" id={id} tabIndex={-1} aria-label={rule ?? t('page.headline.todo')} data-scroll>
      {rule ? <Told rule={rule} /> : <FixList fixes={fixes} />}
      <button type="button" class="tool" aria-label={t('page.rule.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  )
}

function Told({ rule }: { readonly rule: RuleId }) {
  const found = game.value?.rules.find((r) => r.rule === rule)
  return (
    <>
      <p>
        <strong class="rule-id">{rule}</strong> {found && say(found.text)}
      </p>
      {found?.example && (
        <p class="rule-example">
          <em>{t('page.rule.example')}</em> {say(found.example)}
        </p>
      )}
      <a class="quiet" href={`#rules/${rule}`}>
        {t('page.rules')}
      </a>
    </>
  )
}
