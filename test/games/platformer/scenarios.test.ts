// Every worked scenario of the catalogue (section 10) is a record. Referees each record; the title names the rules that it tests.

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rule } from '../../../src/cli/ruler.ts'
import game from '../../../src/games/platformer/index.ts'
import { checkRecord } from '../../../src/journal/check.ts'

test.each([
  [
    'Rulebook example, Sweety’s turn: PL-134, PL-135, PL-138, PL-144, PL-053, PL-096, PL-050, PL-090, PL-082, PL-015, PL-088, PL-054, PL-065, PL-031, PL-103',
    'PL-S01'
  ],
  [
    'Rulebook example, Etern’s turn: PL-137, PL-094, PL-127, PL-117, PL-119, PL-121, PL-082, PL-092, PL-105, PL-108, PL-109',
    'PL-S02'
  ],
  ['Nine gems, two swords: PL-034, PL-035, PL-041, PL-083, PL-149', 'PL-S03'],
  ['Nine gems, four swords: PL-034, PL-035, PL-174', 'PL-S04'],
  ['Too few gems: PL-039, PL-034, PL-040', 'PL-S05'],
  ['First turn: PL-007, PL-009, PL-099, PL-096, PL-117, PL-119, PL-120, PL-118', 'PL-S06'],
  ['Starting bonuses: PL-006, PL-012, PL-Q03', 'PL-S07'],
  ['Adjacency: PL-045, PL-046, PL-047, PL-048', 'PL-S08'],
  ['Attack when leaving: PL-065, PL-072, PL-047', 'PL-S09'],
  ['Boosted BOOT, each step checked: PL-066, PL-047, PL-040', 'PL-S10'],
  ['Push a hero: PL-073, PL-074, PL-076, PL-105', 'PL-S11'],
  ['Faint while pushing: PL-068, PL-079, PL-125, PL-126, PL-122', 'PL-S12'],
  ['Push an enemy: PL-073, PL-074, PL-079, PL-067', 'PL-S13'],
  ['A stack falls: PL-109, PL-059, PL-103', 'PL-S14'],
  ['Falling through a trap: PL-109, PL-057, PL-110, PL-114, PL-054', 'PL-S15'],
  ['Ladders: PL-105, PL-108, PL-107', 'PL-S16'],
  ['Enemy die, line and blocks: PL-095, PL-096, PL-097, PL-101', 'PL-S17'],
  ['Enemy die ATTACK and edges: PL-094, PL-048, PL-047', 'PL-S18'],
  ['Reveal in the middle of a BOOT: PL-129, PL-131, PL-054, PL-052, PL-104, PL-057, PL-112', 'PL-S19'],
  ['Level removal: PL-134, PL-135, PL-138, PL-126', 'PL-S20'],
  ['Shop: PL-139, PL-140, PL-141', 'PL-S21'],
  ['Item, potion, refresh: PL-143, PL-145, PL-144, PL-147, PL-084, PL-082', 'PL-S22'],
  ['Forge and boosts: PL-024, PL-025, PL-027, PL-037, PL-082', 'PL-S23'],
  ['Special die: PL-030, PL-031, PL-026, PL-032, PL-033, PL-017', 'PL-S24'],
  ['Void portal: PL-061, PL-062, PL-063, PL-130', 'PL-S25'],
  ['Entering the boss level: PL-152, PL-153, PL-075, PL-154, PL-162', 'PL-S26'],
  ['Medusa’s turn: PL-158, PL-163, PL-164, PL-161, PL-096', 'PL-S27'],
  ['Ikee’s turn: PL-166, PL-167, PL-161, PL-160, PL-169', 'PL-S28'],
  ['Boss tokens and fainting on the boss level: PL-170, PL-171, PL-172, PL-123, PL-122', 'PL-S29'],
  ['Solo score: PL-183, PL-184', 'PL-S30'],
  ['Fainting in step 7: PL-017, PL-030, PL-057, PL-122, PL-125', 'PL-S31']
] as const)('%s', (_, scenario) => {
  const files = globSync(`test/scenarios/platformer/${scenario}*.jsonl`)
  expect(files).not.toEqual([])
  for (const file of files) expect(checkRecord(readFileSync(file, 'utf8'), [game], rule).findings, file).toEqual([])
})
