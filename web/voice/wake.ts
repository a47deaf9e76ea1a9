// Keeps the screen on while a match is shown.

import { effect } from '@preact/signals'
import { doc } from '../state/store.ts'

export function stayAwake(): void {
  let lock: WakeLockSentinel | null = null
  const hold = async () => {
    const wanted = doc.peek()?.match !== undefined && doc.peek()?.match !== null
    try {
      if (wanted && document.visibilityState === 'visible' && (lock === null || lock.released)) {
        lock = (await navigator.wakeLock?.request('screen')) ?? null
      } else if (!wanted) {
        await lock?.release()
        lock = null
      }
    } catch {
      // A device low on power may refuse: then the screen goes dark as it always did.
    }
  }
  effect(() => {
    void doc.value?.match?.id
    void hold()
  })
  document.addEventListener('visibilitychange', hold)
}
