// Escape closes what opened last, and the focus goes back to where it was before that opened.

import { useLayoutEffect, useRef } from 'preact/hooks'

const open: { readonly close: () => void }[] = []

/** While `is`, Escape calls `close`; whatever opened later goes first. */
export function useEscape(is: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useLayoutEffect(() => {
    if (!is) return
    const before = document.activeElement
    const mine = { close: () => latest.current() }
    open.push(mine)
    return () => {
      open.splice(open.indexOf(mine), 1)
      // What closed took the focus with it: nowhere else does it belong but where it came from.
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body
        if (lost && before instanceof HTMLElement) before.focus()
      })
    }
  }, [is])
}

addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) open.at(-1)?.close()
})
