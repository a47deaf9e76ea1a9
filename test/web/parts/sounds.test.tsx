// The page offers sounds once, after the first touch, and plays them at the chosen volume.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedSounds, sounds, volume } from '../../../web/state/prefs.ts'
import { moments } from '../fixtures/docs.ts'
import { all, button, click, drawn, one, open, text } from '../stage.tsx'

/** The volume that each note reached. */
const heard: number[] = []
class Node {
  readonly gain = { linearRampToValueAtTime: (it: number) => heard.push(it), exponentialRampToValueAtTime: () => 0 }
  connect = (next: Node) => next
  start = () => undefined
  stop = () => undefined
}

beforeEach(() => {
  heard.length = 0
  for (const name of ['AudioContext', 'OscillatorNode', 'GainNode']) vi.stubGlobal(name, Node)
  sounds.value = false
  askedSounds.value = false
})
afterEach(() => vi.unstubAllGlobals())

const touch = (): Promise<void> => click(document.body)
const choose = (percent: number): void => {
  const slider = one<HTMLInputElement>('input[type=range]')
  slider.value = String(percent)
  slider.dispatchEvent(new Event('change', { bubbles: true }))
}

test('nothing is offered before a touch, nor during a match; then once, with a volume that is heard', async () => {
  await open(moments.actions, 'play')
  expect(all('input[type=range]')).toEqual([])
  await touch()
  expect(text('.offer')).toContain('Play sounds for turns')
  choose(20)
  expect(volume.value).toBe(0.2)
  const quiet = [...heard]
  choose(100)
  expect(heard.slice(quiet.length).map((it, i) => it / (quiet[i] ?? 0))).toEqual([5, 5])
  await open(moments.actions, 'table')
  expect(all('input[type=range]')).toEqual([])
  await open(moments.actions, 'play')
  one('.offer').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await drawn()
  expect([sounds.value, askedSounds.value]).toEqual([true, true])
  expect(all('.offer')).toEqual([])
})

test('whoever stays silent is not asked again, and finds volume beside the switch once it is on', async () => {
  await open(moments.actions, 'play')
  await touch()
  await click(button('Stay silent'))
  await touch()
  expect(all('.offer')).toEqual([])
  expect(heard).toEqual([])
  await open(moments.actions, 'table')
  await click(button('Settings, devices and legend'))
  expect(all('.menu input[type=range]')).toEqual([])
  sounds.value = true
  await drawn()
  choose(0)
  expect(volume.value).toBe(0)
  expect(heard).toEqual([])
  await click(button('Close'))
})
