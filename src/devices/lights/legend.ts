// The legend of the lamps for people: what each cue means in words, which colour and shape a seat has.

import type { Legend } from '../../core/page.ts'
import { cueNames } from '../../core/scene.ts'
import type { Dictionary } from '../../core/words.ts'
import { colourOf, hex, palette, seatColours } from './palette.ts'

export const words: Dictionary = {
  en: {
    'cue.turn': 'to play',
    'cue.idle': 'nothing to do here',
    'cue.home': 'a player’s home',
    'cue.put': 'put the figure here',
    'cue.lift': 'lift this figure',
    'cue.step': 'you can move here',
    'cue.jump': 'you can jump here',
    'cue.push': 'you can push here',
    'cue.target': 'possible target',
    'cue.portal': 'open portal',
    'cue.wait': 'waiting to return',
    'cue.bonus': 'bonus turn on offer',
    'cue.choice': 'choose here',
    'cue.forbidden': 'not here',
    'cue.fix': 'it belongs here',
    'cue.wrong': 'this is wrong',
    'cue.danger': 'in danger',
    'cue.gain': 'gained',
    'cue.lost': 'lost',
    'cue.won': 'winners',
    'cue.plus': 'favoured terrain',
    'cue.minus': 'bad terrain',
    'cue.contested': 'contested'
  },
  fr: {
    'cue.turn': 'à qui de jouer',
    'cue.idle': 'rien à faire ici',
    'cue.home': 'chez un joueur',
    'cue.put': 'posez la figurine ici',
    'cue.lift': 'prenez la figurine',
    'cue.step': 'vous pouvez bouger ici',
    'cue.jump': 'vous pouvez sauter ici',
    'cue.push': 'vous pouvez pousser ici',
    'cue.target': 'cible possible',
    'cue.portal': 'portail ouvert',
    'cue.wait': 'attend de revenir',
    'cue.bonus': 'tour bonus offert',
    'cue.choice': 'choisissez ici',
    'cue.forbidden': 'pas ici',
    'cue.fix': 'sa place est ici',
    'cue.wrong': 'erreur ici',
    'cue.danger': 'en danger',
    'cue.gain': 'gagné',
    'cue.lost': 'perdu',
    'cue.won': 'les vainqueurs',
    'cue.plus': 'terrain de prédilection',
    'cue.minus': 'terrain défavorable',
    'cue.contested': 'contesté'
  }
}

/** Told apart without colour, in the order of the seats. */
const shapes = ['circle', 'square', 'triangle', 'diamond', 'pentagon', 'hexagon', 'star', 'cross']

export const legend: Legend = {
  cues: cueNames.map((cue) => ({
    cue,
    colour: hex(colourOf(cue)),
    rhythm: palette[cue].rhythm,
    label: { say: `cue.${cue}` }
  })),
  seats: seatColours.map((colour, seat) => ({ seat, colour: hex(colour), shape: shapes[seat] as string })),
  words
}
