// What hands may do, where the legend's word for a lamp tells what is so and not what can be done: loaded with “What can I do?”.

import type { CueName } from '../../src/core/scene.ts'
import type { Words } from '../../src/core/words.ts'
import { lang } from '../state/prefs.ts'
import { legend } from '../state/store.ts'
import { say } from './reader.ts'

export const doableEn = {
  portal: 'you can push or leave through here',
  target: 'you can use this here',
  gain: 'you can move here and gain something',
  danger: 'you can move here, at a risk',
  minus: 'you can do this here, at a cost',
  lost: 'you can take a piece off here'
} as const satisfies Partial<Record<CueName, string>>

export const doableFr: Readonly<Record<keyof typeof doableEn, string>> = {
  portal: 'vous pouvez pousser ou sortir par ici',
  target: 'vous pouvez agir ici',
  gain: 'vous pouvez venir ici, et y gagner',
  danger: 'vous pouvez venir ici, à vos risques',
  minus: 'vous pouvez agir ici, mais à un prix',
  lost: 'vous pouvez retirer une pièce ici'
}

export function doable(cue: CueName): string {
  const words: Words = { en: doableEn, fr: doableFr }[lang.value]
  const label = legend.value.cues.find((it) => it.cue === cue)?.label
  return words[cue] ?? (label ? say(label) : cue)
}
