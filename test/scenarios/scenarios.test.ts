// Every record file beside this test is played through its game: moves must be legal, refusals refused, expectations hold.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import { play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import { missing, same } from '../../src/core/json.ts'
import type { RecordLine } from '../../src/core/record.ts'
import { isMalformed, readLine } from '../../src/core/record.ts'
import { speak } from '../../src/core/words.ts'

const here = import.meta.dirname
const folders = readdirSync(here, { withFileTypes: true }).filter((it) => it.isDirectory())

describe.each(folders.map((it) => it.name))('%s', async (folder) => {
  const path = `../../src/games/${folder}/index.ts`
  if (!existsSync(join(here, path))) return test.todo('the game is not there yet')
  const game = ((await import(path)) as { default: AnyGame }).default

  test.each(readdirSync(join(here, folder)).sort())('%s', (file) => {
    expect(failures(game, readFileSync(join(here, folder, file), 'utf8'))).toEqual([])
  })
})

/** What does not hold in a record, one sentence each; playing stops at the first move that is not legal. */
function failures(game: AnyGame, text: string): string[] {
  const found: string[] = []
  const say = (number: number, why: unknown): void => {
    found.push(`line ${number}: ${typeof why === 'string' ? why : JSON.stringify(why)}`)
  }
  let state: Json | undefined
  for (const [i, raw] of text.trimEnd().split('\n').entries()) {
    const number = i + 1
    const line = readLine(raw, number)
    if (isMalformed(line)) return [...found, `line ${number}: ${line.why}`]
    if (line.line === 'header') {
      const { options, seats, position } = line.header
      const preset = Object.values(game.presets)[0] as object
      const start = game.setup({
        options: { ...preset, ...((options ?? {}) as object) } as Json,
        seats,
        ...(position === undefined ? {} : { position })
      })
      if (!start.ok) return [`line 1: ${JSON.stringify(start.problems)}`]
      state = start.value
    } else if (line.line === 'move') {
      const refusal = game.refuse(state, line.move)
      if (refusal)
        return [...found, `line ${number}: ${raw} is refused by ${refusal.rule}: ${english(game, refusal.why)}`]
      state = play(game, state, line.move)
    } else check(game, state, line, (why) => say(number, why))
  }
  return found
}

function check(game: AnyGame, state: unknown, line: RecordLine, say: (why: unknown) => void): void {
  if (line.line === 'expect') {
    const whole = (line.view === undefined ? state : game.view(state, line.view)) as Json
    const path = missing(whole, line.expect)
    if (path)
      say({
        differs: path,
        in: path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], whole)
      })
  } else if (line.line === 'legal') {
    const { by, act, are } = line
    const legal = [...game.legal(state, by)].filter((it) => act === undefined || it.act === act) as unknown as Json[]
    const strange = legal.filter((it) => !are.some((other) => same(it, other)))
    const lacking = are.filter((it) => !legal.some((other) => same(it, other)))
    if (strange.length + lacking.length > 0) say({ legalToo: strange, notLegal: lacking })
  } else if (line.line === 'refuse') {
    const refusal = game.refuse(state, line.move)
    if (!refusal) say('this move is legal')
    else if (line.rule && refusal.rule !== line.rule) say(`refused by ${refusal.rule}: ${english(game, refusal.why)}`)
  } else if (line.line === 'see') say('what is seen is judged by the referee, not here')
}

const english = (game: AnyGame, why: Parameters<typeof speak>[0]): string =>
  speak(why, { lang: 'en', words: game.words.en, seats: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] })
