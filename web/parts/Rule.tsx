// A rule as the game tells it: its text and its example, opened where it was asked for.

import type { RuleId } from '../../src/core/ids.ts'
import { Icon } from '../board/Icon.tsx'
import { useEscape } from '../state/escape.ts'
import { game } from '../state/store.ts'
import { say, t } from '../words/reader.ts'

export function Rule({ rule, close }: { rule: RuleId; close: () => void }) {
  const id = useEscape(true, close)
  const found = game.value?.rules.find((r) => r.rule === rule)
  return (
    <section class="rule" id={id} tabIndex={-1} aria-label={rule}>
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
      <button type="button" class="tool" aria-label={t('page.rule.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  )
}
