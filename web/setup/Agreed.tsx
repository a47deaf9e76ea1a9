// What people agree on beside the rules: what somebody without a seat sees, and whether cards and hidden tiles are real.

import type { Agreed as Terms } from '../../src/core/agreed.ts'
import { t } from '../words/reader.ts'
import { Pick } from './Pick.tsx'

interface Props {
  readonly agreed: Terms
  readonly names: readonly string[]
  readonly change: (agreed: Terms) => void
}

const lags = [0, 1, 2, 3, 4, 6, 9]

export const Agreed = ({ agreed, names, change }: Props) => (
  <>
    <Pick
      label={t('page.setup.audience')}
      value={String(agreed.audience ?? 'none')}
      options={[
        ['none', t('page.setup.audience.none')],
        ...names.map((name, seat): [string, string] => [String(seat), t('page.setup.audience.one', { name })]),
        ['all', t('page.setup.audience.all')]
      ]}
      note={(agreed.audience ?? 'none') === 'none' ? null : t('page.setup.audience.trust')}
      change={(it) => change({ ...agreed, audience: it === 'none' || it === 'all' ? it : Number(it) })}
    />
    {(agreed.audience ?? 'none') !== 'none' && (
      <Pick
        label={t('page.setup.lag')}
        value={String(agreed.lag ?? 0)}
        options={lags.map((n) => [String(n), n === 0 ? t('page.setup.lag.none') : t('page.setup.lag.turns', { n })])}
        change={(it) => change({ ...agreed, lag: Number(it) })}
      />
    )}
    <Pick
      label={t('page.setup.heaps')}
      value={agreed.heaps ?? 'dealt'}
      options={(['dealt', 'drawn'] as const).map((it) => [it, t(`page.setup.heaps.${it}`)])}
      change={(it) => change({ ...agreed, heaps: it === 'drawn' ? it : 'dealt' })}
    />
  </>
)
