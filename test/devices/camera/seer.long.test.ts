// More conditions than seer.test.ts covers.

import { describe } from 'vitest'
import { sees } from './watching.ts'

describe('24 figures and 8 dice at 1280 × 720', () =>
  sees('noise', 'out of focus', 'a window on one side', 'a camera that leans'))
