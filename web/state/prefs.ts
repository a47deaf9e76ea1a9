// What this one reader prefers, kept in the browser. Other tablets on the same table are not asked.

import { type Signal, signal } from '@preact/signals'
import type { Lang } from '../../src/core/words.ts'

/** A signal that survives a reload. A store that is full or forbidden only forgets. */
function kept<T>(key: string, first: T, store: Storage = localStorage): Signal<T> {
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
export const speech = kept('speech', false)
/** The honesty layers laid over the board. */
export const layers = kept('layers', { seen: true, believed: true, expected: true })
/** Quarter turns of the board, for whoever sits on another side of it. */
export const quarter = kept('quarter', 0)

/** For whom this page speaks: one seat, whoever's turn it is (`all`), or nobody. Lasts as long as the tab. */
export const sitting = kept<number | 'all' | null>('sitting', null, sessionStorage)
/** Somebody chose that this page only watches. A page where nothing was chosen yet is no spectator on loopback. */
export const watching = kept('watching', false, sessionStorage)
/** By this the daemon knows a page that comes back: nobody else says it. */
export const device = kept('device', freshId(), sessionStorage)
/** The host's PIN, typed on this page. */
export const pin = kept<string | null>('pin', null, sessionStorage)
/** The code typed to prove presence, so that a lost connection is taken up again without asking. */
export const code = kept<string | null>('code', null, sessionStorage)
