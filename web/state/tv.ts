// TV mode: the board across the room, without controls. A key and the drawer lead in; Escape, the key again, or the button that shows
// while somebody moves a pointer lead out.

import { effect, signal } from '@preact/signals'
import { go, type Room, room } from './place.ts'

/** The way out stays in sight so long after a pointer was moved, in ms. */
const shows = 3000

export const exitShown = signal(false)
let before: Room = 'board'
let timer: ReturnType<typeof setTimeout> | undefined

export function enterTv(): void {
  if (room.peek() !== 'tv') before = room.peek()
  go('tv')
  // Only a press of a hand may ask for the whole screen; a TV that refuses shows the page as it is.
  document.documentElement.requestFullscreen?.().catch(() => undefined)
}

export function leaveTv(): void {
  go(before)
  if (document.fullscreenElement) void document.exitFullscreen()
}

const typing = (it: EventTarget | null): boolean =>
  it instanceof HTMLElement && it.matches('input, select, textarea, [contenteditable]')

export function followTv(): void {
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || typing(target)) return
    const here = room.peek()
    if (key.toLowerCase() === 't' && (here === 'board' || here === 'table')) enterTv()
    else if (here === 'tv' && (key.toLowerCase() === 't' || key === 'Escape')) leaveTv()
  })
  addEventListener('pointermove', () => {
    if (room.peek() !== 'tv') return
    exitShown.value = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      exitShown.value = false
    }, shows)
  })
  effect(() => {
    if (room.value !== 'tv') exitShown.value = false
  })
}
