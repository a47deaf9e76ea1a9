// An invitation in the address is taken up as soon as the daemon is there, and leaves the address: it is good once, and no history
// needs it.

import { effect } from '@preact/signals'
import { join } from './commands.ts'
import { room, under } from './place.ts'
import { sitting, watching } from './prefs.ts'
import { link, refused } from './store.ts'

export function followInvitation(): void {
  effect(() => {
    const [secret] = under.value
    if (room.value !== 'join' || secret === undefined || link.value.state !== 'open') return
    watching.value = false
    sitting.value = null
    refused.value = null
    join(secret)
    history.replaceState(null, '', '#join')
    under.value = []
  })
}
