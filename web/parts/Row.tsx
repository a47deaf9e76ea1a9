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
const last = { alignSelf: 'end' } as const

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
      const headings = [...it.querySelectorAll<HTMLElement>('.choice-heading')]
      const [first] = targets
      for (const heading of headings) heading.hidden = false
      it.style.minHeight = ''
      const isLow = (part: HTMLElement) => part.offsetTop + part.offsetHeight > it.clientHeight + 2
      // Where not even the first fits beside its heading, the headline says what it is for.
      if (targets.every(isLow)) for (const heading of headings) heading.hidden = true
      // The first is always shown, however many lines it takes.
      if (first && isLow(first)) it.style.minHeight = `${first.offsetHeight}px`
      const isCut = (part: HTMLElement) => !all && part !== first && isLow(part)
      // What was hidden until just now is what was asked for.
      const next = all ? targets.find((it) => it.style.visibility === 'hidden') : undefined
      for (const target of targets) {
        target.style.visibility = isCut(target) ? 'hidden' : ''
        // A heading goes with the first of its group.
        const before = target.previousElementSibling
        if (before instanceof HTMLElement && before.matches('.choice-heading'))
          before.style.visibility = target.style.visibility
      }
      // While all are shown it remembers how many were not: what opened them stays there to close them.
      if (!all) setHidden(targets.filter(isCut).length)
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
