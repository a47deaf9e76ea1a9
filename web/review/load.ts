// The review of a match: loaded, and asked for again while the daemon makes it.

import { useEffect, useState } from 'preact/hooks'
import type { Reviewed } from '../../src/core/review.ts'
import { doc } from '../state/store.ts'

/** How often a page asks how far it is, in ms: while it is made, and while it only waits. */
const often = { works: 1500, waits: 5000 }

/** `early`: the match is not over. Undefined: not known yet. */
export function useReview(match: string): {
  readonly known: Reviewed | 'early' | undefined
  readonly again: () => void
} {
  const [known, know] = useState<Reviewed | 'early' | undefined>(undefined)
  const [tries, tried] = useState(0)
  const again = (): void => tried((n) => n + 1)
  const now = doc.value?.match
  const isOver = now?.id === match ? Boolean(now.over) : true
  useEffect(() => know(undefined), [match])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    void reviewOf(match).then((it) => {
      if (isGone) return
      if (it !== null) know(it)
      const state = it === null ? 'waits' : it === 'early' ? null : it.state
      if (state === 'works' || state === 'waits') timer = setTimeout(again, often[state])
    })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [match, tries, isOver])
  return { known, again }
}

/** Null: the daemon does not answer. */
async function reviewOf(match: string): Promise<Reviewed | 'early' | null> {
  try {
    const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/review`)
    return answer.ok ? ((await answer.json()) as Reviewed) : answer.status === 404 ? 'early' : null
  } catch {
    return null
  }
}
