// The targets of the bar: as many as fit, and one that says how many more there are. It keeps its height, so that the board does.

import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useEscape } from '../state/escape.ts'
import { t } from '../words/reader.ts'
import { Target } from './Target.tsx'

/** How wide the screen was when the bar was last measured, in pixels. */
export const width = signal(innerWidth)

/** Beside the last row of the choices that are shown. */
const last = { alignSelf: 'end', marginLeft: 'auto' } as const

/** Those for which there is no room. What says how many they are takes room itself, and goes where all fit without it. */
function cutOf(box: HTMLElement, targets: readonly HTMLElement[]): readonly HTMLElement[] {
  const more = box.parentElement?.querySelector<HTMLElement>('.choices-more')
  if (more) more.style.position = 'absolute'
  const cut = lowOf(box, targets)
  if (more) more.style.position = ''
  if (!more || cut.length === 0) return cut
  const beside = lowOf(box, targets)
  return beside.length > 0 ? beside : targets.slice(-1)
}

/** Those that lie below the box. The first never does, however many lines it takes. */
function lowOf(box: HTMLElement, targets: readonly HTMLElement[]): readonly HTMLElement[] {
  const headings = [...box.querySelectorAll<HTMLElement>('.choice-heading')]
  for (const heading of headings) heading.hidden = false
  box.style.minHeight = ''
  const isLow = (part: HTMLElement) => part.offsetTop + part.offsetHeight > box.clientHeight
  // Where not even the first fits beside its heading, the headline says what it is for.
  if (targets.every(isLow)) for (const heading of headings) heading.hidden = true
  const [first, ...others] = targets
  if (first && isLow(first)) box.style.minHeight = `${first.offsetHeight}px`
  return others.filter(isLow)
}

/** `asked`: all are shown no longer than this is asked for. */
export function Row({ asked, children }: { asked?: string | undefined; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(0)
  const [all, showAll] = useState(false)
  useEscape(all, () => showAll(false))
  // Whoever has chosen wants to see what comes of it.
  useLayoutEffect(() => showAll(false), [asked])
  useLayoutEffect(() => {
    const it = box.current
    if (!it) return
    const measure = () => {
      width.value = innerWidth
      const targets = [...it.querySelectorAll<HTMLElement>('.target')]
      const cut = all ? [] : cutOf(it, targets)
      // What was hidden until just now is what was asked for.
      const next = all ? targets.find((it) => it.style.visibility === 'hidden') : undefined
      for (const target of targets) {
        target.style.visibility = cut.includes(target) ? 'hidden' : ''
        // A heading goes with the first of its group.
        const before = target.previousElementSibling
        if (before instanceof HTMLElement && before.matches('.choice-heading'))
          before.style.visibility = target.style.visibility
      }
      // While all are shown it remembers how many were not: what opened them stays there to close them.
      if (!all) setHidden(cut.length)
      if (targets.length === 0) showAll(false)
      next?.focus()
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(it)
    // Choices change without this row: a group folds, or one was loaded.
    const change = new MutationObserver(measure)
    change.observe(it, { childList: true, characterData: true, subtree: true })
    return () => {
      watch.disconnect()
      change.disconnect()
    }
  })
  return (
    <>
      <div ref={box} class={all ? 'choices-now all' : 'choices-now'} data-over={all ? '' : undefined}>
        {children}
      </div>
      {(hidden > 0 || all) && (
        <div class="choices-more" style={last}>
          <Target main={false} expanded={all} press={() => showAll(!all)}>
            {all ? t('page.choice.less') : t('page.choice.more', { n: hidden })}
          </Target>
        </div>
      )}
    </>
  )
}
