// When part of a board leaves the table, the rest glides to its new place and scale. Whoever asks for less motion sees it there at once.

import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Frame } from './frame.ts'

/** In ms. */
const long = 700
/** The transform that changes nothing. */
const still = 'translate(0px, 0px) scale(1)'

export interface Glide {
  readonly frame: Frame
  readonly match: string | undefined
  /** How many places have left the table. */
  readonly cleared: number
}

/** `box`: what the board is drawn in, from its corner on. */
export function useGlide(box: RefObject<Element | null>, { frame, match, cleared }: Glide): void {
  const last = useRef<Glide>({ frame, match, cleared })
  useLayoutEffect(() => {
    const then = last.current
    last.current = { frame, match, cleared }
    const isAlike = match === then.match && frame.quarter === then.frame.quarter
    if (!isAlike || cleared === then.cleared || onto(then.frame, frame) === still) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const it of box.current?.children ?? [])
      it.animate([{ transform: onto(then.frame, frame), transformOrigin: '0 0' }, { transform: 'none' }], {
        duration: long,
        easing: 'ease-in-out'
      })
    // Pieces that glide with the board do not move on it.
    for (const it of box.current?.getAnimations({ subtree: true }) ?? [])
      if (it instanceof CSSTransition && it.transitionProperty === 'transform') it.finish()
  }, [frame.scale, ...frame.origin, frame.quarter, match, cleared])
}

/** The transform, as CSS, that shows a board drawn in one frame as it lay in another. */
export function onto(then: Frame, now: Frame): string {
  const by = then.scale / now.scale
  const [x, y] = [0, 1].map((i) => (then.origin[i] ?? 0) - by * (now.origin[i] ?? 0))
  return `translate(${x}px, ${y}px) scale(${by})`
}
