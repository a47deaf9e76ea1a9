// How long a computer player thinks may depend on its hidden cards. When it answers must not.

import { expect, onTestFinished, test } from 'vitest'
import { openComputers } from '../../src/computers/index.ts'
import type { Action } from '../../src/core/rules.ts'
import { openParlour, tidied } from '../table/parlour.ts'
import konane from '../toy/konane/index.ts'

/** When players with these thinking times answer, in ms after each was asked: two computers in turn. */
async function answered(...thoughts: readonly number[]): Promise<number[]> {
  const parlour = openParlour({ game: konane })
  const { room } = parlour
  const agreed = { computers: ['easy', 'easy'] as const }
  expect(await room.start('konane', { options: {}, seats: [{}, {}], agreed })).toBeNull()
  await tidied(parlour)
  let now = 0
  let asked = 0
  const answers: number[] = []
  await new Promise<void>((done) => {
    const computers = openComputers({
      room: {
        ...room,
        act(by, action) {
          const why = room.act(by, action)
          // Refused while a hand is over the table; the player is asked again.
          if (why === null && answers.push(now - asked) === thoughts.length) done()
          return why
        }
      },
      thinker: {
        async think({ request: { state, seat } }) {
          asked = now
          now += thoughts[answers.length] ?? 0
          return [...(konane.legal(state as never, seat) as Iterable<Action>)][0] as Action
        },
        advise: () => Promise.reject(new Error('nobody asks for advice')),
        ponder: () => undefined,
        rest: () => undefined,
        cancel: () => undefined,
        close: async () => undefined
      },
      after(ms, run) {
        now += ms
        const soon = setImmediate(run)
        return () => clearImmediate(soon)
      },
      now: () => now,
      virtual: true,
      folderOf: () => '',
      failed: (why) => expect(why).toBeNull()
    })
    onTestFinished(() => computers.close())
  })
  return answers
}

test.each([
  [
    [0, 300, 700, 1],
    [700, 700, 700, 700]
  ],
  [
    [0, 701, 1, 1400],
    [700, 1400, 1400, 1400]
  ],
  [
    [1401, 1, 0],
    [2800, 2800, 2800]
  ],
  // One hang of the machine must not make it count as slow.
  [
    [9000, 0, 2801],
    [11_200, 2800, 5600]
  ]
])('computer players who think for %j ms answer after %j', async (thoughts, answers) => {
  expect(await answered(...thoughts)).toEqual(answers)
})
