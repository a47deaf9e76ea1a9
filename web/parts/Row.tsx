// The targets of the bar: as many as fit, and one that says how many more there are. It keeps its height, so that the board does.

import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useEscape } from '../state/escape.ts'
import { t } from '../words/reader.ts'
import { Target } from './Target.tsx'

/** How wide the bar was when it was last measured, in pixels. */
export const width = signal(innerWidth)

/** Beside the last row of the choices that are shown. */
const last = { alignSelf: 'end', marginLeft: 'auto' } as const

/**
 * Those for which there is no room. What says how many they are takes room itself, and goes where all fit without it. If more fit so, they
 * stand beside signs alone, and without what cannot be pressed.
 */
function cutOf(box: HTMLElement, targets: readonly HTMLElement[]): readonly HTMLElement[] {
  const bar = box.parentElement as HTMLElement
  const more = bar.querySelector<HTMLElement>('.choices-more')
  const lowWhere = (crowded: boolean) => {
    bar.classList.toggle('crowded', crowded)
    return lowOf(box, targets)
  }
  const least = () => lowWhere(lowWhere(false).length > lowWhere(true).length)
  if (more) more.style.position = 'absolute'
  const fit = least().length === 0
  if (more) more.style.position = ''
  if (fit) return []
  const beside = least()
  return beside.length > 0 ? beside : targets.slice(-1)
}

/** Those that lie below the box. The first never does, however many lines it takes. */
function lowOf(box: HTMLElement, targets: readonly HTMLElement[]): readonly HTMLElement[] {
  placeHeadings(box, false)
  box.style.minHeight = ''
  const isLow = (part: HTMLElement) => part.offsetTop + part.offsetHeight > box.clientHeight
  if (targets.every(isLow)) placeHeadings(box, true)
  const [first, ...others] = targets
  if (first && isLow(first)) box.style.minHeight = `${first.offsetHeight}px`
  return others.filter(isLow)
}

/** A heading stands beside the choices of its group; where not even the first fits there, within the first. */
function placeHeadings(box: HTMLElement, within: boolean): void {
  for (const it of box.querySelectorAll<HTMLElement>('.choice-heading, .choice-heading + * .said-heading'))
    it.hidden = it.matches('small') !== within
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
      width.value = (it.parentElement as HTMLElement).clientWidth
      const targets = [...it.querySelectorAll<HTMLElement>('.target')]
      const cut = all ? [] : cutOf(it, targets)
      // What was hidden until just now is what was asked for.
      const next = all ? targets.find((it) => it.style.visibility === 'hidden') : undefined
      for (const target of targets) {
        target.style.visibility = cut.includes(target) ? 'hidden' : ''
        // A heading goes with the first of its group.
        const before = target.previousElementSibling as HTMLElement | null
        if (before?.matches('.choice-heading')) before.style.visibility = target.style.visibility
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
