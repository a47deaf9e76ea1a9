// Every rule of Nexus Ops in English, in the order of the catalogue.

import { rulesBattle } from './rules-battle.ts'
import { rulesBoard } from './rules-board.ts'
import { rulesCards } from './rules-cards.ts'

export const rules = { ...rulesBoard, ...rulesBattle, ...rulesCards } as const
