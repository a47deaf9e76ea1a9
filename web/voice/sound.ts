// Three small sounds, made on the spot: a turn begins, something is wrong, the match is won. Silent until asked.

import { effect } from '@preact/signals'
import { headlineOf } from '../state/headline.ts'
import { sounds } from '../state/prefs.ts'
import { doc } from '../state/store.ts'

/** Notes in hertz, one after the other. */
const tunes = { turn: [523, 784], foul: [233, 196], over: [523, 659, 784, 1047] } as const
const noteSeconds = 0.14

export function sing(): void {
  let air: AudioContext | null = null
  let last = ''
  effect(() => {
    const { tone, seats } = headlineOf(doc.value)
    const heard = `${tone} ${seats}`
    const tune = tone === 'foul' || tone === 'over' || tone === 'turn' ? tunes[tone] : null
    if (heard === last) return
    last = heard
    if (!sounds.value || !tune) return
    air ??= new AudioContext()
    for (const [i, hertz] of tune.entries()) note(air, hertz, air.currentTime + i * noteSeconds)
  })
}

function note(air: AudioContext, hertz: number, at: number): void {
  const tone = new OscillatorNode(air, { type: 'triangle', frequency: hertz })
  const level = new GainNode(air, { gain: 0 })
  level.gain.linearRampToValueAtTime(0.18, at + 0.02)
  level.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds * 2)
  tone.connect(level).connect(air.destination)
  tone.start(at)
  tone.stop(at + noteSeconds * 2)
}
