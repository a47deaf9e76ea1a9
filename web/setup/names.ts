// Names lent to players who give none, in this reader's language.

import { t } from '../words/reader.ts'

export const lentNames = (): string[] => t('page.setup.names').split(', ')
