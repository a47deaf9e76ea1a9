// One widget of a view: dice, counter, gauge, card or list. The whole vocabulary in which any game shows itself.

import type { CueName } from '../../src/core/scene.ts'
import type { DieShown, Widget as WidgetData } from '../../src/core/view.ts'
import { CueSign } from '../board/Icon.tsx'
import { cueNames } from '../board/symbols.ts'
import { legend } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { Die } from './Die.tsx'
import { Gauge } from './Gauge.tsx'

type Of<W extends WidgetData['widget']> = Extract<WidgetData, { widget: W }>

/** `open`: a card shows its lines at once. */
export function Widget({ widget, open = false }: { widget: WidgetData; open?: boolean }) {
  switch (widget.widget) {
    case 'dice':
      return <DicePool pool={widget} />
    case 'counter':
      return <Counter counter={widget} />
    case 'gauge':
      return <Gauge gauge={widget} />
    case 'card':
      return <Card card={widget} open={open} />
    case 'list':
      return <List list={widget} />
  }
}

export const DiceRow = ({ dice }: { dice: readonly DieShown[] }) => (
  <div class="dice-row">
    {dice.map((die, i) => (
      <Die key={`${i} ${die.kind}`} die={die} />
    ))}
  </div>
)

const DicePool = ({ pool }: { pool: Of<'dice'> }) => (
  <div class="widget dice-pool">
    <h3>{say(pool.title)}</h3>
    {pool.dice.length > 0 ? <DiceRow dice={pool.dice} /> : <p class="faint">—</p>}
  </div>
)

const isCue = (cue: string | undefined): cue is CueName => cueNames.some((name) => name === cue)

function Counter({ counter }: { counter: Of<'counter'> }) {
  const { cue, value, of } = counter
  const colour = legend.value.cues.find((c) => c.cue === cue)?.colour
  return (
    <div class={value === 0 ? 'widget counter none' : 'widget counter'} style={colour ? { '--cue': colour } : {}}>
      {isCue(cue) && <CueSign cue={cue} size={26} />}
      <b class="counter-value">{of === undefined ? value : `${value}/${of}`}</b>
      <span class="counter-title">{say(counter.title)}</span>
    </div>
  )
}

/** Cards of one deck have one colour, whatever the deck is called. */
function deckColour(look: string | undefined): Record<string, string> | undefined {
  if (look === undefined) return undefined
  const hue = [...look].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 360
  return { '--deck': `hsl(${hue} 45% 55%)` }
}

const Card = ({ card, open }: { card: Of<'card'>; open: boolean }) => (
  <details
    open={open}
    class={`widget card${card.used ? ' used' : ''}${card.ready ? ' ready' : ''}`}
    style={deckColour(card.look)}
  >
    <summary>
      <span>{say(card.title)}</span>
      {card.ready && <span class="card-now">{t('page.card.ready')}</span>}
      {card.used && <span class="faint"> {t('page.card.used')}</span>}
      {card.dice && card.dice.length > 0 && <DiceRow dice={card.dice} />}
    </summary>
    {card.lines.map((line) => (
      <p key={JSON.stringify(line)}>{say(line)}</p>
    ))}
  </details>
)

/** Items no longer than this stand in one row beside their title. */
const shortest = 14

const List = ({ list }: { list: Of<'list'> }) => (
  <div class={list.items.every(({ text }) => say(text).length <= shortest) ? 'widget list in-row' : 'widget list'}>
    <h3>{say(list.title)}</h3>
    <ul>
      {list.items.map((item) => (
        <li key={JSON.stringify(item)} class={item.strong ? 'strong' : ''}>
          {say(item.text)} {item.note && <span class="faint">{say(item.note)}</span>}
        </li>
      ))}
    </ul>
  </div>
)
