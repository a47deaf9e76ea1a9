// Small sounds, made on the spot: a turn begins, something is wrong, the match is won; what runs runs low, or must stop. Silent until asked.

import { effect, signal } from '@preact/signals'
import { running, toneOf } from '../parts/Gauge.tsx'
import { headlineOf } from '../state/headline.ts'
import { sounds, volume } from '../state/prefs.ts'
import { doc } from '../state/store.ts'

/** Notes in hertz, one after the other. */
export const tunes = { turn: [523, 784], foul: [233, 196], over: [523, 659, 784, 1047] } as const
/** What a running gauge comes to: the last one is meant to be heard through any talk. */
const alarms = { little: [392, 330], unknown: [294, 294], stop: [880, 660, 880, 660, 880, 660] } as const
const noteSeconds = 0.14
/** The gain of a note at full volume. */
const loudest = 0.3

/** Somebody has pressed something: before that a browser lets nothing sound. */
export const pressed = signal(false)
addEventListener('click', () => {
  pressed.value = true
})

export const canSound = (): boolean => 'AudioContext' in globalThis

let air: AudioContext | null = null

/** Plays notes as loud as chosen; a browser without sound stays silent. */
export function play(notes: readonly number[], loud = 1): void {
  if (!canSound() || volume.peek() === 0) return
  air ??= new AudioContext()
  for (const [i, hertz] of notes.entries()) note(air, hertz, air.currentTime + i * noteSeconds, loud)
}

export function sing(): void {
  let last = ''
  let gauges = ''
  effect(() => {
    const tones = running().map(toneOf)
    const heard = tones.join()
    const worst = tones.includes('stop') ? 'stop' : tones.find((it) => it === 'little' || it === 'unknown')
    if (heard === gauges) return
    gauges = heard
    if (sounds.peek() && (worst === 'stop' || worst === 'little' || worst === 'unknown'))
      play(alarms[worst], worst === 'stop' ? 4 : 1)
  })
  effect(() => {
    const { tone, seats } = headlineOf(doc.value)
    const heard = `${tone} ${seats}`
    const tune = tone === 'foul' || tone === 'over' || tone === 'turn' ? tunes[tone] : null
    if (heard === last) return
    last = heard
    if (tune && sounds.peek()) play(tune)
  })
}

function note(air: AudioContext, hertz: number, at: number, loud: number): void {
  const tone = new OscillatorNode(air, { type: 'triangle', frequency: hertz })
  const level = new GainNode(air, { gain: 0 })
  level.gain.linearRampToValueAtTime(Math.min(1, loudest * loud * volume.peek()), at + 0.02)
  level.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds * 2)
  tone.connect(level).connect(air.destination)
  tone.start(at)
  tone.stop(at + noteSeconds * 2)
}
