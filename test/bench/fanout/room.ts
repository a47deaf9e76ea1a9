// A fake room for measuring the server alone: on request, one counter in a real document changes.

import type { Doc } from '../../../src/core/page.ts'
import type { Room } from '../../../src/table/room.ts'

export function roomOf(first: Doc): Room & { readonly change: (change: (doc: Doc) => Doc) => void } {
  let doc = first
  const listeners = new Set<() => void>()
  return {
    change(change) {
      doc = change(doc)
      for (const run of listeners) run()
    },
    games: () => [],
    legend: { cues: [], seats: [], words: { en: {}, fr: {} } },
    art: async () => null,
    doc: () => doc,
    onChange(run) {
      listeners.add(run)
      return () => void listeners.delete(run)
    },
    start: async () => null,
    leave: async () => null,
    act: () => null,
    tells: () => false,
    press: () => null,
    answer: () => null,
    undo: () => null,
    hint: () => null,
    handover: () => null,
    advise: () => undefined,
    matches: () => [],
    replay: async () => null,
    recordOf: () => null,
    reviews: { of: () => null, ask: () => null, next: () => null, noted: () => undefined, done: () => undefined },
    resume: async () => null,
    forget: async () => null,
    hand: () => null,
    claimed: () => undefined,
    position: () => null,
    computers: () => [],
    busy: () => undefined,
    record: () => null,
    health: () => ({ ok: true, match: null, devices: [], journal: { state: 'good' }, uptimeMs: 0 }),
    trial: () => null,
    counters: () => ({})
  }
}
