// A first match, step by step: a few sentences of the game, each shown when it first fits, then silence. Only for whoever asked for it.

import { computed } from '@preact/signals'
import type { Doc, GameCard, Lesson } from '../../src/server/messages.ts'
import { lesson } from './prefs.ts'
import { doc, game, past } from './store.ts'

/** The lesson that fits now; null: none is due, or they are over. Pure. */
export function lessonNow(card: GameCard | null, now: Doc | null, at: number | null): Lesson | null {
  if (at === null || !now?.view || now.view.over) return null
  const it = card?.guide?.lessons?.[at]
  const { say } = now.view.prompt.say
  return it && (it.when?.includes(say) ?? true) ? it : null
}

export const dueLesson = computed(() => (past.value ? null : lessonNow(game.value, doc.value, lesson.value)))

export function nextLesson(): void {
  const next = (lesson.peek() ?? 0) + 1
  lesson.value = next < (game.peek()?.guide?.lessons?.length ?? 0) ? next : null
}

/** From the first one, or never mind. */
export function teach(wanted: boolean): void {
  lesson.value = wanted ? 0 : null
}
