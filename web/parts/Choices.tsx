// The choices, as large buttons at the bottom edge. Never a dialog: play goes on around them.

import type { Choice } from '../../src/core/view.ts'
import { Icon } from '../board/Icon.tsx'
import { choose } from '../state/choose.ts'
import { answer, undo } from '../state/commands.ts'
import { useEscape } from '../state/escape.ts'
import { headlineOf } from '../state/headline.ts'
import { helping } from '../state/help.ts'
import { marksOf } from '../state/narrow.ts'
import { anySecret, covered, headingOf, narrowed, open, opened, shown, tapped } from '../state/picking.ts'
import { go } from '../state/place.ts'
import { sitting } from '../state/prefs.ts'
import { isBlind } from '../state/stopped.ts'
import { doc, may } from '../state/store.ts'
import { type Due, dueThrow } from '../table/due.ts'
import { say, t } from '../words/reader.ts'
import { GroupChip } from './GroupChip.tsx'
import { Later } from './Later.tsx'
import { Reveal } from './Reveal.tsx'
import { Row, width } from './Row.tsx'
import { Pad, Said } from './Said.tsx'
import { Sheet } from './Sheet.tsx'
import { Target } from './Target.tsx'

/** Where there is nothing to say but a group, its first lies open with so many choices; any other with so few. Else it is behind one target. */
const inBar = { asked: 6, other: 2 }
/** On a phone they lie open only if none has more letters than this: longer ones need more lines than its bar has. */
const brief = 40
/** The widest bar of a phone, in pixels. */
const phone = 480

export function Choices() {
  const now = doc.value
  // Also of a group that is chosen from on the board alone.
  useEscape(opened.value ?? false, () => open(null))
  if (!now?.match) return <Later load={onward} />
  const question = may('answer') ? headlineOf(now).question : undefined
  const over = now.match.over ?? now.view?.over
  const all = shown.value
  const gathered = groups(all)
  const sheet = question ? [] : inSheet(gathered)
  const first = gathered.find(([heading]) => heading !== '')?.[0]
  const most = gathered.some(([heading]) => heading === '') ? inBar.other : inBar.asked
  const due = question || over ? null : throwToSay()
  const isEmpty = !question && !over && !due && all.length === 0
  // It answers nothing: beside answers it has a place of its own.
  const reveals = !question && covered.value && anySecret.value
  return (
    <nav class="choices" id="choices" aria-label={t('page.choices')}>
      {helping.value && <Later load={help} />}
      {now.hint !== undefined && <Later load={coach} />}
      {sheet.length > 0 && <Sheet key={opened.value ?? ''} choices={sheet} />}
      {now.draw && may('act') && (now.draw.open || !covered.value) && (
        <Later key={`${now.draw.what} ${now.draw.places}`} load={drawn} draw={now.draw} />
      )}
      <Row asked={JSON.stringify(now.view?.prompt)}>
        {due && (
          <Target key="throw" mark={<Icon name="throw" size={20} />} main press={due.press}>
            {due.label}
          </Target>
        )}
        {over && <Later load={afterwards} />}
        {question
          ? question.options.map((option, i) => (
              <Target
                key={JSON.stringify(option)}
                mark={<kbd>{i + 1}</kbd>}
                main={i === 0}
                press={() => answer(question.id, i)}
              >
                {say(option)}
              </Target>
            ))
          : inOrder(gathered).map(([heading, members]) => {
              const shown = heading === first ? most : inBar.other
              return <Group key={members.map(keyOf)[0]} heading={heading} members={members} most={shown} />
            })}
        {reveals && isEmpty && <Reveal key="reveal" />}
        {!may('act') && (
          <Target key="join" main={false} mark={<Icon name="people" />} press={() => go('join')}>
            {t('page.join.title')}
          </Target>
        )}
        {isEmpty && !anySecret.value && !isBlind() && <p class="faint">{waiting()}</p>}
      </Row>
      {reveals && !isEmpty && (
        <div class="reveal">
          <Reveal />
        </div>
      )}
      <TakeBack />
    </nav>
  )
}

const afterwards = () => import('./Afterwards.tsx')
const coach = () => import('../coach/Coach.tsx')
const drawn = () => import('./Drawn.tsx')
const help = () => import('./Help.tsx')
const onward = () => import('./Onward.tsx')

/** The throw that is due, for whoever is to throw: the tray offers it too. Where the view has a choice for it, that is here already. */
function throwToSay(): Due | null {
  const now = doc.value
  const due = dueThrow()
  const mine = now?.view?.prompt.seats.some((seat) => seat === now.you.seat)
  return mine && due && !due.choice ? due : null
}

const actOf = ({ action }: Choice): unknown => (action as { readonly act?: unknown }).act

/** Groups as they stand in the bar: behind the first what ends what is asked for, by a word or by how a thing is held. A short bar hides the last. */
function inOrder(gathered: readonly Gathered[]): Gathered[] {
  const ends = gathered.flatMap(([, all]) => all.flatMap((it) => (it.button === 'end' ? [actOf(it)] : [])))
  const isEnd = ([, [it]]: Gathered): boolean =>
    it !== undefined && !it.main && (it.poses !== undefined || ends.includes(actOf(it)))
  const others = gathered.filter((it) => !isEnd(it))
  return [...others.slice(0, 1), ...gathered.filter(isEnd), ...others.slice(1)]
}

/** Why there are no choices. */
function waiting(): string {
  const now = doc.value
  const others = now?.view?.prompt.seats.filter((seat) => seat !== now.you.seat) ?? []
  // Whoever plays for several sits nowhere while nobody is asked, and doesn't only watch.
  if (now?.you.seat === null && sitting.value === null) return t('page.choice.watching')
  return others.length > 0 ? t('page.choice.waiting', { who: others.map((seat) => ({ seat })) }) : t('page.choice.none')
}

interface GroupProps {
  readonly heading: string
  readonly members: readonly Choice[]
  /** With more choices than this, one button opens them. */
  readonly most: number
}

function Group({ heading, members, most }: GroupProps) {
  const [only, another] = members
  const picked = members.some((it) => marksOf(it).length > 0)
  const isLong = width.value <= phone && members.some((it) => say(it.label).length > brief)
  if (heading !== '' && (picked || isLong || members.length > most))
    return <GroupChip heading={heading} members={members} />
  if (only && !another) return <Said choice={only} heading={heading} press={() => choose(only)} />
  return (
    <div class="choice-group">
      <span class="choice-heading">{heading}</span>
      {members.map((choice, i) => (
        <Said key={choice.id} choice={choice} heading={i === 0 ? heading : ''} press={() => choose(choice)} />
      ))}
    </div>
  )
}

/** A choice without a heading stands alone. */
const keyOf = (it: Choice): string => headingOf(it) || it.id
type Gathered = readonly [heading: string, members: readonly Choice[]]

/** Choices in their order, the likeliest first. Those of one group stand together under its heading. */
function groups(choices: readonly Choice[]): Gathered[] {
  const likeliest = [...choices].sort((a, b) => Number(!!b.main) - Number(!!a.main))
  return [...Map.groupBy(likeliest, keyOf).values()].map((members) => [headingOf(members[0] as Choice), members])
}

/**
 * What lies open above the bar: the open group, or what a tap on the board may have meant. A group that is chosen from on the board
 * alone needs no sheet, which would only cover what is beside it.
 */
function inSheet(gathered: readonly Gathered[]): readonly Choice[] {
  const group = gathered.find(([heading]) => heading === opened.value)?.[1]
  const onBoard = group?.every((choice) => choice.pick === 'place' && !choice.dice)
  if (group && (!onBoard || narrowed.value.whole.length > 0)) return group
  return opened.value === null && tapped.value.length > 0 ? gathered.flatMap(([, members]) => members) : []
}

function TakeBack() {
  const can = doc.value?.undo
  if (!can || !may('undo')) return null
  return (
    <div class="take-back">
      <Target mark={<Pad button="undo" />} main={false} off={!can.allowed} press={undo}>
        {t('page.choice.undo')}
        {!can.allowed && can.why && (
          <small class="take-back-why" data-ellipsis>
            {say(can.why)}
          </small>
        )}
      </Target>
    </div>
  )
}
