// Where in the page this reader is, kept in the address so that a reload and the back button work.

import { signal } from '@preact/signals'

export const rooms = ['door', 'play', 'setup', 'board', 'table'] as const
export type Room = (typeof rooms)[number]

const read = (): Room => rooms.find((r) => location.hash === `#${r}`) ?? 'door'

export const room = signal<Room>(read())
addEventListener('hashchange', () => {
  room.value = read()
})

export function go(to: Room): void {
  if (read() !== to) location.hash = to
  room.value = to
  // Each room is read from its top; a phone would keep where the last one was left.
  globalThis.scrollTo?.(0, 0)
}
