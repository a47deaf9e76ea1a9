// What opens takes the focus where it says so, Escape closes what opened last, and the focus goes back to where it was before that opened.

import { useId, useLayoutEffect, useRef } from 'preact/hooks'

const open: { readonly close: () => void }[] = []

/**
 * While `is`, Escape calls `close`; whatever opened later goes first. Another `is` than before opens anew. What is given the answer as
 * its id has the focus as soon as it is drawn.
 */
export function useEscape(is: boolean | string, close: () => void): string {
  const latest = useRef(close)
  latest.current = close
  const id = useId()
  // Asked while it is drawn: once it is, something in it may already have the focus.
  const before = useRef<Element | null>(null)
  const was = useRef<boolean | string>(false)
  if (is !== was.current && is !== false) before.current = document.activeElement
  was.current = is
  useLayoutEffect(() => {
    if (is === false) return
    const opener = before.current
    const mine = { close: () => latest.current() }
    open.push(mine)
    document.getElementById(id)?.focus({ preventScroll: true })
    return () => {
      open.splice(open.indexOf(mine), 1)
      // What closed took the focus with it: nowhere else does it belong but where it came from.
      requestAnimationFrame(() => {
        if (isLost(document.activeElement) && (opener instanceof HTMLElement || opener instanceof SVGElement))
          opener.focus()
      })
    }
  }, [is])
  return id
}

const isLost = (it: Element | null): boolean =>
  it === null || it === document.body || !it.checkVisibility({ visibilityProperty: true })

addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) open.at(-1)?.close()
})
