// `npm run lab` as people run it: a designer's question, an interrupted run, and wrong requests.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { houseCards } from '../../src/games/nexus-keepers/cards/house.ts'
import type { Figures } from '../../tools/lab/figures.ts'

const path = mkdtempSync(join(tmpdir(), 'lab-'))
afterAll(() => rmSync(path, { recursive: true }))

/** Runs it; `stopAt` interrupts it once so many matches are told as played. */
async function lab(store: string, args: readonly string[], stopAt = Number.POSITIVE_INFINITY) {
  const files = ['--store', join(path, `${store}.db`), '--report', join(path, `${store}.html`)]
  const child = spawn(process.execPath, ['tools/lab/lab.ts', ...args, ...files], { stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, told] = ['', '']
  let stopped = false
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    told += text
    const done = Number(/(\d+) of \d+ matches, about.*\n$/.exec(told)?.[1] ?? 0)
    if (done >= stopAt && !stopped) {
      stopped = true
      child.kill('SIGINT')
    }
  })
  const [code] = await once(child, 'close')
  return { code, out, told }
}

const konane = ['--game', 'konane', '--games', 'test/toy', '--level', 'easy', '--matches', '30', '--json']
/** What differs from run to run is left out. */
const shown = (out: string): object[] => (JSON.parse(out) as Figures[]).map(({ msPerDecision: _, ...it }) => it)

test('an interrupted lab goes on where it stopped, and comes to the same figures', async () => {
  const whole = await lab('whole', konane)
  expect(whole.code).toBe(0)
  expect(readFileSync(join(path, 'whole.html'), 'utf8')).not.toContain('were not played')
  const cut = await lab('cut', konane, 5)
  const [{ matches = 0 } = {}] = JSON.parse(cut.out) as Figures[]
  expect(matches).toBeGreaterThanOrEqual(5)
  expect(cut.code).toBe(matches < 30 ? 130 : 0)
  const rest = await lab('cut', konane)
  expect(rest.told).toContain(`${matches} of 30 matches were played before`)
  expect([rest.code, shown(rest.out)]).toEqual([0, shown(whole.out)])
})

test('a player of so many moves a turn plays as planned: more moves, another match', async () => {
  const played = async (level: string) => {
    const args = `--game nexus-keepers --position B2 --matches 4 --json --level ${level}`.split(' ')
    const { code, out } = await lab(level, args)
    expect(code).toBe(0)
    return shown(out).map(({ level: _, ...it }: { level?: string }) => it)
  }
  expect(await played('plan-300')).not.toEqual(await played('plan-10'))
})

test("is my card fair? A designer's card plays against the house's, and stands out if it is too strong", async () => {
  const [plain] = houseCards
  const both = ['move', 'push']
  const strong = {
    ...plain,
    id: 'giant',
    name: 'Giant',
    source: 'owner',
    symbols: { 2: both, 3: both, 4: both, 5: both, 6: both },
    powerDice: 6,
    skills: [{ id: 'more', name: 'More', trigger: { t: 'passive' }, effects: [{ e: 'extraDice', n: 3, at: 'now' }] }]
  }
  writeFileSync(join(path, 'giant.yaml'), JSON.stringify(strong))
  const args = '--game nexus-keepers --position B2 --vary card --level 2 --matches 220 --json'.split(' ')
  const { code, out } = await lab('card', [...args, '--with', `card=${join(path, 'giant.yaml')}`])
  expect(code).toBe(0)
  const [{ byValue } = { byValue: [] }] = JSON.parse(out) as Figures[]
  // Ten of the house, its two plain cards among them.
  expect(byValue).toHaveLength(11)
  const giant = byValue.find(({ name }) => name === 'Giant')
  expect(giant).toMatchObject({ matches: 40, standsOut: true })
  expect(giant?.low).toBeGreaterThan(0.6)
})

test.each([
  [['--game', 'none'], 'There is no game none'],
  [['--game', 'konane', '--games', 'test/toy', '--players', '7'], 'konane is for 2 to 2 players, not 7'],
  [['--game', 'nexus-keepers', '--position', 'Z9'], 'has no position Z9'],
  [['--game', 'nexus-keepers', '--level', 'plan-0'], 'There is no level plan-0'],
  [['--game', 'nexus-keepers', '--level', '9'], 'There is no level 9'],
  [['--game', 'nexus-keepers', '--matches', 'many'], '--matches many: a whole number above 0 is needed'],
  [['--game', 'nexus-keepers', '--vary', 'hat'], 'list no values of hat'],
  [['--game', 'nexus-keepers', '--with', 'hat=x'], 'takes card, as KIND=FILE'],
  [['--game', 'nexus-keepers', '--with', 'card=test/tools/none.yaml'], 'none.yaml'],
  [['--nonsense'], '--nonsense']
])('%j is refused, with what is wrong', async (args, why) => {
  const { code, told } = await lab('refused', args)
  expect([code, told]).toEqual([2, expect.stringContaining(why)])
})
