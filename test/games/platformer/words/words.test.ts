import { rules, words } from '../../../../src/games/platformer/words/index.ts'
import { keepsItsWords } from '../../dictionaries.ts'

const widest = { say: 'place.right', with: { what: { say: 'place.space', with: { column: 4, row: 4 } }, level: 4 } }

keepsItsWords({
  words,
  rules,
  prefix: 'PL',
  catalogue: [[1, 186]],
  longest: {
    place: widest,
    way: { say: 'way.right' },
    push: { say: 'way.right' },
    level: 4,
    foe: { say: 'card.N3' },
    card: { say: 'card.I02' },
    cards: [{ say: 'card.I02' }, { say: 'card.P1' }, { say: 'card.I07' }],
    heroes: [{ say: 'card.H1' }, { say: 'card.H2' }],
    what: { say: 'card.matron' },
    whom: { say: 'card.N3' },
    pay: { say: 'sym.SWORD' },
    sym: { say: 'sym.SWORD' },
    end: { say: 'end.PAW' },
    dice: [{ say: 'sym.SWORD' }, { say: 'sym.SWORD' }],
    left: 2,
    right: 2,
    faces: [1, 2, 3, 4, 5].map(() => ({ say: 'sym.SWORD' })),
    command: { say: 'command.ATTACK' },
    marks: [{ say: 'command.LEFT' }, { say: 'command.RIGHT' }],
    range: { say: 'range.around8' },
    first: 'A',
    n: 2
  },
  long: /^(form|shape|option)\./,
  // The things of the rulebook have a capital; what is done with them has one only where a sentence begins.
  never:
    /(?<!\p{L})(héros|ennemis?|pièces?|gemmes?|niveaux?|plateformes?|échelles?|cœurs?)(?!\p{L})|(?<=[\p{L},] |s’)(Vain[cq]|Pouss|Forg(er|ez|é)|Évanoui)/u,
  root: 'src/games/platformer',
  // The core and the kit check options, seats and the form of actions; their refusals name sentences of the game.
  besides: ['src/core/form.ts', 'src/core/shape.ts', 'src/kit/acts.ts'],
  // The page looks up these titles of schemas and kinds of dice by itself.
  lookedUp: ['die.', 'preset.', 'seat.', 'title', 'option.', 'place.', 'way.', 'pay', 'piece.']
})
