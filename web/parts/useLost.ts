// Whether the wire to the daemon is lost: only when it stays lost for a moment, for most losses nobody needs to hear of.

import { useEffect, useState } from 'preact/hooks'
import { link } from '../state/store.ts'

/** In ms. */
const mentionAfter = 800

export function useLost(): boolean {
  const [late, setLate] = useState(false)
  const { state } = link.value
  useEffect(() => {
    setLate(false)
    if (state !== 'lost') return
    const timer = setTimeout(() => setLate(true), mentionAfter)
    return () => clearTimeout(timer)
  }, [state])
  return state === 'lost' && late
}
