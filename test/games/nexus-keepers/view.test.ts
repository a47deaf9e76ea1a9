import { expect, test } from 'vitest'
import { sample } from '../../../src/core/chance.ts'
import { play } from '../../../src/core/game.ts'
import { draw, seeded } from '../../../src/core/random.ts'
import type { View } from '../../../src/core/view.ts'
import type { Phrase } from '../../../src/core/words.ts'
import { langs } from '../../../src/core/words.ts'
import type { Action } from '../../../src/games/nexus-keepers/actions.ts'
import { houseCards } from '../../../src/games/nexus-keepers/cards/house.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import { bonus, jump, keep, leap, move, push, reroll, skill } from './match.ts'
import { say } from './view/spoken.ts'

/** Actions that are mostly illegal; their refusals must be readable, too. */
const strange: readonly Action[] = [
  move('N'),
  jump('SE'),
  leap('E', 2),
  push('S', 3),
  push('NW'),
  reroll([1, 2]),
  reroll([3], 7),
  keep(5),
  skill('second-firing', { dice: [1, 2, 3, 4] }),
  { act: 'place', at: [0, 0], facing: 'N' },
  { act: 'dock', block: 1, at: [3, 3], facing: 'W' },
  bonus,
  { act: 'follow' }
]

test('whatever happens, everything can be read, every choice can be made, and refusals have their words', () => {
  let random = seeded(20)
  const pick = (n: number): number => {
    const [at, next] = draw(random, n)
    random = next
    return at
  }
  const boards = Object.values(game.positions ?? {})
  for (let match = 0; match < 12; match++) {
    const board = boards[match % boards.length]
    const seats = (board?.brings ?? []).map((it) => ({ ...(it as object), card: houseCards[pick(8)]?.id ?? 'plain' }))
    const options = match % 2 ? { clumsy: 'alternative', pushSplitTargets: false } : {}
    const start = game.setup({ options, seats, position: board?.position ?? null })
    if (!start.ok) throw new Error(JSON.stringify(start.problems))
    let s = start.value
    for (let n = 0; n < 120; n++) {
      const [actor] = game.toAct(s)
      if (actor === undefined) break
      for (const viewer of ['audience', 0, 1] as const) read(s, game.view(s, viewer))
      const node = game.chance(s)
      if (node) {
        const [action, next] = sample(node, random)
        random = next
        readable(game.tell(s, { by: 'chance', do: action as Action }))
        s = play(game, s, { by: 'chance', do: action as Action })
        continue
      }
      const can = [...game.legal(s, actor)]
      const action = can[pick(can.length)] as Action
      readable(game.tell(s, { by: actor, do: action }))
      for (const by of [0, 1, 2]) for (const it of [action, ...strange]) readable(game.refuse(s, { by, do: it })?.why)
      s = play(game, s, { by: actor, do: action })
    }
  }
})

function readable(phrase: Phrase | null | undefined): void {
  if (phrase) for (const lang of langs) expect(say(phrase, lang), phrase.say).not.toContain('⟨')
}

function read(s: State, { prompt, seats, widgets, choices, over }: View): void {
  for (const lang of langs) expect(say(prompt.say, lang).length).toBeLessThanOrEqual(90)
  const phrases = [
    prompt.say,
    prompt.hint,
    over?.say,
    ...seats.map((it) => it.status),
    ...[...widgets, ...seats.flatMap((it) => it.widgets)].map((it) => it.title),
    ...choices.flatMap((it) => [it.label, it.group])
  ]
  for (const phrase of phrases) readable(phrase)
  expect(new Set(choices.map((it) => it.id)).size).toBe(choices.length)
  const [actor] = game.toAct(s)
  for (const { action } of choices) expect(game.refuse(s, { by: actor ?? 'chance', do: action as never })).toBeNull()
}
