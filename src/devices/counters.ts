// What the counters of a device are called in its details on the page.

import type { CounterName } from '../core/device.ts'
import type { Words } from '../core/words.ts'

type Named = Readonly<Record<CounterName, string>>

const en: Named = {
  lines: 'lines received',
  damaged: 'lines damaged on the way',
  chatter: 'text that is no message',
  gaps: 'gaps between lines',
  lost: 'lines lost',
  repeated: 'lines sent twice',
  unknown: 'lines of an unknown kind',
  nonsense: 'lines that make no sense',
  echoes: 'our own lines come back',
  restarts: 'restarts',
  keyframes: 'full reports',
  lostPresses: 'presses lost',
  opens: 'times connected',
  cuts: 'times unplugged',
  hangs: 'times silent',
  deviceBad: 'our lines damaged on the way',
  deviceDropped: 'lines the device had to drop',
  powerResets: 'restarts for lack of power',
  reports: 'reports',
  presses: 'presses'
}

const fr: Named = {
  lines: 'lignes reçues',
  damaged: 'lignes abîmées en chemin',
  chatter: 'texte qui n’est pas un message',
  gaps: 'trous entre deux lignes',
  lost: 'lignes perdues',
  repeated: 'lignes reçues deux fois',
  unknown: 'lignes de type inconnu',
  nonsense: 'lignes sans aucun sens',
  echoes: 'nos lignes revenues en écho',
  restarts: 'redémarrages',
  keyframes: 'états complets',
  lostPresses: 'appuis perdus',
  opens: 'connexions',
  cuts: 'débranchements',
  hangs: 'silences',
  deviceBad: 'nos lignes abîmées en chemin',
  deviceDropped: 'lignes abandonnées par l’appareil',
  powerResets: 'redémarrages faute de courant',
  reports: 'rapports',
  presses: 'appuis'
}

const worded = (named: Named): Words =>
  Object.fromEntries(Object.entries(named).map(([name, it]) => [`counter.${name}`, it]))

export const counters = { en: worded(en), fr: worded(fr) }
