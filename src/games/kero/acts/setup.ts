// Before the first turn (section 3): who begins, and whether both trucks are full.

import { type Act, declared, during, ending, log, playing } from './act.ts'

/** KE-018: the page records the answer to who begins. */
export const first: Act<'first'> = {
  who: 'both',
  ...during('KE-018', 'refuse.when.first', 'first'),
  list: () => [
    { act: 'first', seat: 0 },
    { act: 'first', seat: 1 }
  ],
  exact: true,
  decide: playing((p, { seat }) => {
    p.make({ e: 'first', seat })
    p.to('full')
  }),
  sketch: declared,
  tell: (_, { seat }) => log('log.first', seat)
}

/** KE-017: each player confirms that its truck is full and flat. */
export const full: Act<'full'> = {
  who: 'both',
  ...during('KE-017', 'refuse.when.full', 'full'),
  list: () => [{ act: 'full' }],
  exact: true,
  decide: playing((p, _, by) => p.make({ e: 'filled', seat: by })),
  sketch: ending,
  tell: (_, __, by) => log('log.full', by)
}
