// A strip whose line is cut, and a strip whose board falls silent.

import { expect, test } from 'vitest'
import { english } from '../../english.ts'
import { inTime, lamp, slowness, until } from './bench.ts'
import { questions } from './pixel-board.ts'
import { board, dark, lamps, lights, lit, open, shows } from './stripped.ts'

test('unplugged and plugged in again: the lamps come back by themselves within two seconds', async () => {
  await board.plug()
  open().show(lamps)
  await until('the strip shows the picture', shows(lit))
  for (const colour of [
    [0, 255, 0],
    [0, 0, 255]
  ] as const) {
    await board.unplug()
    await until('the loss is known', () => lights.status().state === 'lost')
    expect(english(lights.status().note ?? '')).toContain(board.path)
    lights.show([lamp(2, 0, { colour })])
    await inTime('the strip shows the picture', shows([dark, dark, colour, dark, dark, dark]), () => board.plug())
    expect(lights.status().state).toBe('ready')
  }
})

test('cut while it is being greeted, and back at once: nobody waits for the greeting of a line that is gone', async () => {
  const greeted = 10_000 // Johnny-Five’s own timeout
  board.mute = true
  await board.plug()
  open().show(lamps)
  await until('the line is open', () => board.heard > 0)
  await board.unplug()
  board.mute = false
  await board.plug()
  expect(await until('the strip shows the picture', shows(lit))).toBeLessThan(greeted * slowness())
})

test.each(Object.entries(questions))('deaf while it is asked for its %s: it is asked again', async (_, question) => {
  await board.plug()
  board.deafTo.add(question)
  await inTime('the strip shows the picture', shows(lit), () => open().show(lamps))
})

test('a board that no longer answers is given up, and taken again when it does', async () => {
  await board.plug()
  open().show(lamps)
  await until('the strip shows the picture', shows(lit))
  board.mute = true
  await until('the silence is noticed', () => lights.status().state === 'lost')
  expect(english(lights.status().note ?? '')).toBe(`Lost the lamp board at ${board.path}: the board does not answer.`)
  board.mute = false
  board.strip = null
  await until('the strip shows the picture again', shows(lit))
})

test('a board that never answers is a state with the cure', async () => {
  board.mute = true
  await board.plug()
  open().show(lamps)
  await until('it has failed', () => lights.status().state === 'failed')
  expect(lights.status().note).toMatchObject({ say: 'lamps.firmata', with: { path: board.path } })
})
