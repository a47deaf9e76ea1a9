// Everything the game can say, in both languages.

import { dictionary } from '../../../kit/words.ts'
import { play as playEn } from './en/play.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { rules as rulesEn } from './en/rules.ts'
import { setup as setupEn } from './en/setup.ts'
import { play as playFr } from './fr/play.ts'
import { refusals as refusalsFr } from './fr/refusals.ts'
import { rules as rulesFr } from './fr/rules.ts'
import { setup as setupFr } from './fr/setup.ts'

export const words = dictionary([playEn, refusalsEn, setupEn, rulesEn], [playFr, refusalsFr, setupFr, rulesFr])
