// A number that matters, as a page shows it: its title may choose a form by the number, `{n|gem|gems}`. Pure.

import type { Widget } from '../core/view.ts'

type Counter = Extract<Widget, { widget: 'counter' }>

/** Its title is the sentence `counter.<id>`. */
export const counter = (id: string, value: number, more: Pick<Counter, 'of' | 'cue'> = {}): Counter => ({
  widget: 'counter',
  id,
  title: { say: `counter.${id}`, with: { n: value } },
  value,
  ...more
})
