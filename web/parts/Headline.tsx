// The headline: one sentence across the whole page, in the colour of whoever's turn it is. A foul takes it over and goes by itself.

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { RuleId } from '../../src/core/ids.ts'
import type { LogEntry } from '../../src/core/ruling.ts'
import { CueSign, Icon, SeatShape, Warning } from '../board/Icon.tsx'
import { readable } from '../state/colour.ts'
import { type HeadlineContent, headlineNow } from '../state/headline.ts'
import { lastEntry } from '../state/last.ts'
import { inView, seatStyle } from '../state/store.ts'
import { own, say, t } from '../words/reader.ts'
import { Fixes } from './Fixes.tsx'
import { Later } from './Later.tsx'
import { useLost } from './useLost.ts'

const why = () => import('./Why.tsx')

/** Where no seat gives the headline its colour. */
const grounds: Readonly<Record<string, string>> = {
  foul: '#8f1212',
  ask: '#f0e6cf',
  calm: '#3a342c',
  trouble: '#ffd24a'
}

/** The share of the ordinary type in which a sentence of so many letters is set. */
const shareOf = (letters: number): number => (letters > 95 ? 0.65 : letters > 50 ? 0.8 : 1)

interface Props {
  /** What stands in its upper corner; the sentence flows around it. */
  readonly corner: ComponentChildren
  /** Only to be read: nobody is near enough to press anything. */
  readonly still: boolean
}

export function Headline({ corner, still }: Props) {
  const lost = useLost()
  const says: HeadlineContent = lost
    ? { tone: 'trouble', seats: [], say: own('page.link.lost'), hint: own('page.link.lost.more'), fixes: [] }
    : headlineNow()
  /** What was opened: a rule, or all that is to be done. */
  const [asked, ask] = useState<RuleId | 'fixes' | null>(null)
  const toggle = (it: typeof asked) => ask(asked === it ? null : it)
  const { tone, seats, rule, hint, fixes } = says
  const { ground, text } = readable(grounds[tone] ?? seatStyle(seats[0]).colour)
  // Where two are asked at once the far end is the other's, if the same ink can be read on both.
  const other = tone === 'turn' && seats.length === 2 ? readable(seatStyle(seats[1]).colour) : null
  const end = other?.text === text ? other.ground : ground
  const words = say(says.say)
  const calm = tone !== 'foul' && fixes.length === 0
  const last = lastEntry(inView.value)
  // What the headline itself says is not said again.
  const told = calm && last !== null && last.say !== says.say
  return (
    <header
      class={`headline ${tone}`}
      inert={still}
      style={{ '--headline': ground, '--headline-end': end, '--headline-text': text, '--share': shareOf(words.length) }}
    >
      {corner}
      <div class="headline-line">
        <span class="headline-mark">
          {tone === 'foul' && <CueSign cue="forbidden" size={48} />}
          {tone === 'trouble' && <Warning />}
          {tone === 'ask' && <CueSign cue="choice" size={48} />}
          {(tone === 'turn' || tone === 'guided') &&
            seats.map((seat) => <SeatShape key={seat} seat={seat} size={40} plain />)}
          {tone === 'over' && <CueSign cue="won" size={48} />}
        </span>
        <h1 class="headline-say">{words}</h1>
      </div>
      {(rule || hint || fixes.length > 0 || told) && (
        <div class="headline-row">
          {rule && (
            <button type="button" class="headline-why" aria-expanded={asked === rule} onClick={() => toggle(rule)}>
              {t('page.headline.why', { rule })}
            </button>
          )}
          {fixes.length > 0 && <Fixes fixes={fixes} open={asked === 'fixes'} toggle={() => toggle('fixes')} />}
          {calm && hint && <p class="headline-hint">{say(hint)}</p>}
          {told && <LastMove last={last} />}
        </div>
      )}
      {asked !== null && (asked === 'fixes' ? fixes.length > 0 : asked === rule) && (
        <Later load={why} rule={asked === 'fixes' ? null : asked} fixes={fixes} close={() => ask(null)} />
      )}
    </header>
  )
}

/** What was done last, so that nobody has to have looked: also in the view without the log, and when the match is over. */
function LastMove({ last }: { last: LogEntry }) {
  return (
    <p class="headline-last">
      {typeof last.by === 'number' ? <SeatShape seat={last.by} size={18} plain /> : <Icon name="dice" size={18} />}
      <span>{say(last.say)}</span>
    </p>
  )
}
