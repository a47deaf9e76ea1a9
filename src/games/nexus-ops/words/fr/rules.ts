// Every rule of Nexus Ops in French, in the order of the catalogue.

import type { rules as english } from '../en/rules.ts'
import { rulesBattle } from './rules-battle.ts'
import { rulesBoard } from './rules-board.ts'
import { rulesCards } from './rules-cards.ts'

export const rules: Readonly<Record<keyof typeof english, string>> = { ...rulesBoard, ...rulesBattle, ...rulesCards }
