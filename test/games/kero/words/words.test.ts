import { rules, words } from '../../../../src/games/kero/words/index.ts'
import { keepsItsWords } from '../../dictionaries.ts'

const land = { say: 'land.FLAT.both', with: { n: 2, jerrycans: 2, tuareks: 1 } }

keepsItsWords({
  words,
  rules,
  prefix: 'KE',
  catalogue: [
    [1, 7],
    [10, 19],
    [30, 40],
    [55, 78],
    [80, 87],
    [90, 103],
    [110, 121],
    [125, 136],
    [140, 150],
    [160, 166],
    [170, 178],
    [190, 193],
    [200, 209],
    [215, 227],
    [230, 239],
    [250, 263],
    [270, 280],
    [290, 293]
  ],
  longest: {
    card: { say: 'card.C23' },
    land,
    power: { say: 'power.CONVERT_WHEAT' },
    place: { say: 'spot.5' },
    die: { say: 'die.DY' },
    from: 'Nouvelle Terre 1',
    to: 'Nouvelle Terre 2',
    pose: { say: 'pose.tankDown' }
  },
  long: /^(form|shape|option)\./,
  // French writes pieces in lower case, except names, and at the start of a sentence.
  never:
    /(?<!\p{L})(kero|tuareks?|nouvelles? terres?)(?!\p{L})|(?<=[\p{Ll}\d},’] ?)(?<!Nouvelles? )(Jerricans?|Explorateurs?|Pouvoirs?|Terres?)(?!\p{L})/u,
  root: 'src/games/kero',
  // The core and the kit check options, seats and the form of actions; their refusals name sentences of the game.
  besides: ['src/core/form.ts', 'src/core/shape.ts', 'src/kit/acts.ts'],
  // The page looks up these titles of schemas by itself.
  lookedUp: ['die.', 'preset.', 'seat.', 'title', 'option.']
})
