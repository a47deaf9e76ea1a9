import { rules, words } from '../../../../src/games/nexus-keepers/words/index.ts'
import { keepsItsWords } from '../../dictionaries.ts'

keepsItsWords({
  words,
  rules,
  prefix: 'NK',
  catalogue: [
    [1, 10],
    [11, 22],
    [30, 52],
    [60, 80],
    [85, 88],
    [90, 97],
    [100, 106],
    [110, 119],
    [130, 139],
    [140, 143]
  ],
  longest: {
    whose: { seat: 1 },
    seats: [{ seat: 0 }, { seat: 1 }],
    n: 2,
    power: 2,
    skill: 'Second Firing',
    faces: [2, 3, 4, 5, 6],
    kind: { say: 'kind.move' },
    symbol: { say: 'counter.move' },
    side: { say: 'side.far', with: { side: { say: 'side.NE' } } },
    terrain: { say: 'terrain.stone' },
    towards: { say: 'way.NE' },
    place: '12,-10',
    points: ['move', 'jump', 'push'].map((kind) => ({ say: `act.${kind}`, with: { n: 12 } }))
  },
  long: /^(form|shape|card)\./,
  never: /(?<!\p{L})(portail|réserve|maladresse|nexus)(?!\p{L})/u,
  root: 'src/games/nexus-keepers',
  besides: ['src/core/shape.ts', 'src/kit/acts.ts', 'src/kit/options.ts'],
  // The page looks up titles of schemas and kinds of dice; the core names the mistakes that it finds in forms.
  lookedUp: ['die.', 'form.', 'preset.', 'position.', 'seat.card.', 'title']
})
