// The legend of the lamps for people: what each cue means in words, which colour and shape a seat has.

import type { Legend } from '../../core/page.ts'
import { cueNames } from '../../core/scene.ts'
import type { Dictionary } from '../../core/words.ts'
import { colourOf, hex, palette, seatColours } from './palette.ts'

const words: Dictionary = {
  en: {
    'cue.turn': 'plays now',
    'cue.idle': 'nothing to do here',
    'cue.home': 'home of a player',
    'cue.put': 'set the figure here',
    'cue.lift': 'take the figure up',
    'cue.step': 'a step leads here',
    'cue.jump': 'a jump leads here',
    'cue.push': 'a push leads here',
    'cue.target': 'may be aimed at',
    'cue.portal': 'a portal that works',
    'cue.wait': 'waits to come back',
    'cue.bonus': 'a bonus turn is due',
    'cue.choice': 'choose here',
    'cue.forbidden': 'not here',
    'cue.fix': 'this is where it belongs',
    'cue.wrong': 'this is wrong',
    'cue.danger': 'in danger',
    'cue.gain': 'something is gained',
    'cue.lost': 'something is lost',
    'cue.won': 'the winners',
    'cue.plus': 'favourable ground',
    'cue.minus': 'unfavourable ground',
    'cue.contested': 'held by several'
  },
  fr: {
    'cue.turn': 'joue maintenant',
    'cue.idle': 'rien à faire ici',
    'cue.home': 'chez un joueur',
    'cue.put': 'posez la figurine ici',
    'cue.lift': 'prenez la figurine',
    'cue.step': 'un pas mène ici',
    'cue.jump': 'un saut mène ici',
    'cue.push': 'une poussée mène ici',
    'cue.target': 'cible possible',
    'cue.portal': 'portail ouvert',
    'cue.wait': 'attend de revenir',
    'cue.bonus': 'tour bonus à prendre',
    'cue.choice': 'choisissez ici',
    'cue.forbidden': 'pas ici',
    'cue.fix': 'voici la bonne place',
    'cue.wrong': 'ceci ne va pas',
    'cue.danger': 'en danger',
    'cue.gain': 'gagné',
    'cue.lost': 'perdu',
    'cue.won': 'les vainqueurs',
    'cue.plus': 'terrain favorable',
    'cue.minus': 'terrain défavorable',
    'cue.contested': 'tenu par plusieurs'
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
