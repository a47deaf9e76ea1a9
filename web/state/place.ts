// Where in the page this reader is, kept in the address so that a reload and the back button work.

import { computed, signal } from '@preact/signals'

export const rooms = ['door', 'play', 'setup', 'board', 'table', 'tv', 'rules', 'replay', 'join', 'people'] as const
export type Room = (typeof rooms)[number]

const read = (): Room => rooms.find((r) => location.hash.split('/')[0] === `#${r}`) ?? 'door'
/** What of a room is meant: of the rules one rule, of replays one match and so many moves of it, of joining the invitation. */
const parts = (): readonly string[] => location.hash.split('/').slice(1)

export const room = signal<Room>(read())
export const under = signal<readonly string[]>(parts())
/** A match is in sight: as a board, as a virtual table, across the room, or as it was. */
export const atTable = computed(() => ['board', 'table', 'tv', 'replay'].includes(room.value))
/** Steps within this page that lie behind: an address that was opened directly has none. */
let steps = 0
addEventListener('hashchange', () => {
  steps++
  room.value = read()
  under.value = parts()
})

/** To where the reader came from; who came from elsewhere is led to the door. */
export function goBack(): void {
  if (steps === 0) {
    go('door')
    return
  }
  steps -= 2 // Going back is a change of the address, too.
  history.back()
}

export function go(to: Room, ...of: readonly (string | number)[]): void {
  const wanted = [to, ...of].join('/')
  if (read() !== to || of.length > 0) location.hash = wanted
  room.value = to
  under.value = of.map(String)
  // Each room is read from its top; a phone would keep where the last one was left.
  globalThis.scrollTo?.(0, 0)
}
