// The buttons of a pad in the order in which they lie under a thumb.

import type { Button } from '../../src/core/view.ts'

export type { Button }
export const buttons: readonly Button[] = ['undo', 'left', 'confirm', 'right', 'end', 'why']
