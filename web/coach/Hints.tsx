// What people agree on about hints: how many each seat may have, and whether lamps may show them.

import type { Agreed } from '../../src/core/agreed.ts'
import { Pick } from '../setup/Pick.tsx'
import { said } from '../words/coach.ts'

interface Props {
  readonly agreed: Agreed
  readonly change: (agreed: Agreed) => void
}

const budgets = [0, 1, 3, 5, 10, 20]

export function Hints({ agreed, change }: Props) {
  const { each = 0, lit } = agreed.hints ?? {}
  const { hints: _, ...others } = agreed
  const agree = (each: number, lit: boolean): void =>
    change(each === 0 ? others : { ...others, hints: { each, ...(lit ? { lit } : {}) } })
  return (
    <>
      <Pick
        label={said('page.setup.hints')}
        value={String(each)}
        options={budgets.map((n) => [
          String(n),
          n === 0 ? said('page.setup.hints.none') : said('page.setup.hints.each', { n })
        ])}
        note={each === 0 ? null : said('page.setup.hints.more')}
        change={(it) => agree(Number(it), lit ?? false)}
      />
      {each > 0 && (
        <Pick
          label={said('page.setup.hints.lit')}
          value={lit ? 'lit' : ''}
          options={[
            ['', said('page.setup.hints.own')],
            ['lit', said('page.setup.hints.all')]
          ]}
          change={(it) => agree(each, it === 'lit')}
        />
      )}
    </>
  )
}
