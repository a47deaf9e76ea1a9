// Where in the page this reader is, kept in the address so that a reload and the back button work.

import { computed, signal } from '@preact/signals'

export const rooms = [
  'door',
  'play',
  'setup',
  'board',
  'table',
  'tv',
  'rules',
  'replay',
  'join',
  'people',
  'upkeep',
  'first'
] as const
export type Room = (typeof rooms)[number]

const read = (): Room => rooms.find((r) => location.hash.split('/')[0] === `#${r}`) ?? 'door'
/** The part of the page that is meant: one rule, one match and its number of moves, or an invitation. */
const parts = (): readonly string[] => location.hash.split('/').slice(1)

export const room = signal<Room>(read())
export const under = signal<readonly string[]>(parts())
/** A match is in sight: as a board, as a virtual table, across the room, or as it was. */
export const atTable = computed(() => ['board', 'table', 'tv', 'replay'].includes(room.value))
/** Steps back that stay within this page; an address opened directly has none. */
let steps = 0
addEventListener('hashchange', () => {
  steps++
  room.value = read()
  under.value = parts()
})

/** Goes back within the page, or to the door if there is nowhere to go back to. */
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
  // Start at the top: phones would keep the scroll position of the last screen.
  globalThis.scrollTo?.(0, 0)
}
