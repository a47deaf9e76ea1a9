// Where in the page this reader is, kept in the address so that a reload and the back button work.

import { computed, signal } from '@preact/signals'

export const rooms = ['door', 'play', 'setup', 'board', 'table', 'tv', 'rules'] as const
export type Room = (typeof rooms)[number]

const read = (): Room => rooms.find((r) => location.hash.split('/')[0] === `#${r}`) ?? 'door'
/** What of a room is meant: of the rules one rule, by its id. */
const part = (): string | null => location.hash.split('/')[1] ?? null

export const room = signal<Room>(read())
export const under = signal(part())
/** A match is in sight: as a board, as a virtual table, or across the room. */
export const atTable = computed(() => room.value === 'board' || room.value === 'table' || room.value === 'tv')
addEventListener('hashchange', () => {
  room.value = read()
  under.value = part()
})

export function go(to: Room): void {
  if (read() !== to) location.hash = to
  room.value = to
  // Each room is read from its top; a phone would keep where the last one was left.
  globalThis.scrollTo?.(0, 0)
}
