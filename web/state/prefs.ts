// What this one reader prefers, kept in the browser. Other tablets on the same table are not asked.

import { type Signal, signal } from '@preact/signals'
import type { Lang } from '../../src/core/words.ts'

/** A signal that survives a reload. A store that is full or forbidden only forgets. */
export function kept<T>(key: string, first: T, store: Storage = localStorage): Signal<T> {
  const name = `tablekeeper.${key}`
  let start = first
  try {
    const found = store.getItem(name)
    if (found !== null) start = JSON.parse(found)
  } catch {
    // Nothing was kept, or nothing may be kept.
  }
  const it = signal(start)
  it.subscribe((value) => {
    try {
      store.setItem(name, JSON.stringify(value))
    } catch {
      // As above: the preference lasts as long as the page.
    }
  })
  return it
}

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (it) => it.toString(16).padStart(2, '0')).join('')
}

export const lang = kept<Lang>('lang', navigator.language?.startsWith('fr') ? 'fr' : 'en')
// A tablet lies in a dim room and begins dark; elsewhere the device decides.
const touch = globalThis.matchMedia?.('(pointer: coarse)').matches
export const theme = kept<'auto' | 'dark' | 'light'>('theme', touch ? 'dark' : 'auto')
export const sounds = kept('sounds', false)
/** How loud, from 0 to 1. */
export const volume = kept('volume', 0.6)
/** Sounds were offered on this device, and somebody answered. */
export const askedSounds = kept('asked-sounds', false)
export const speech = kept('speech', false)
/** The layers shown over the board: sensor view, game state, next. */
export const layers = kept('layers', { seen: true, believed: true, expected: true })
/** The lesson of a first match that comes next; null: nobody asked for any. */
export const lesson = kept<number | null>('lesson', null)
/** Somebody read that this browser keeps screens awake and installs pages over https only. */
export const toldPlain = kept('told-plain', false)
/** Quarter turns of the board, for whoever sits on another side of it. */
export const quarter = kept('quarter', 0)

/** For whom this page speaks: one seat or several, whoever's turn it is (`all`), or nobody. Lasts as long as the tab. */
export const sitting = kept<Sitting>('sitting', null, sessionStorage)
export type Sitting = number | readonly number[] | 'all' | null
/** Somebody chose that this page only watches. A page where nothing was chosen yet is no spectator on loopback. */
export const watching = kept('watching', false, sessionStorage)
/** The page's own id, by which the daemon recognises it after a reconnect. */
export const device = kept('device', freshId(), sessionStorage)
/** The token of this device. It outlives the tab. */
export const token = kept<string | null>('token', null)
