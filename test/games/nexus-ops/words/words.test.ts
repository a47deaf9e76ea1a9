import { rules, words } from '../../../../src/games/nexus-ops/words/index.ts'
import { keepsItsWords } from '../../dictionaries.ts'

keepsItsWords({
  words,
  rules,
  prefix: 'NO',
  catalogue: [
    [1, 7],
    [10, 16],
    [20, 56],
    [60, 95],
    [100, 106],
    [110, 115],
    [120, 137],
    [140, 147],
    [150, 159]
  ],
  longest: {
    unit: { say: 'unit.crystalline' },
    units: { say: 'units.crystalline', with: { n: 2 } },
    place: { say: 'place.inner', with: { terrain: { say: 'terrain.rock.short' }, hour: 11 } },
    to: { say: 'place.inner', with: { terrain: { say: 'terrain.rock.short' }, hour: 11 } },
    terrain: { say: 'terrain.crystal' },
    when: { say: 'window.after' },
    card: { say: 'card.EN-06' },
    faces: [1, 2, 3, 4, 5, 6],
    theirs: [1, 2],
    n: 2
  },
  long: /^(form|shape|cardline|option)\./,
  never: /(?<!\p{L})(énergies?|monolithe|humains?|dragons?|missions?|nexus)(?!\p{L})/u,
  root: 'src/games/nexus-ops',
  // The core and the kit check options, seats and the form of actions; their refusals name sentences of the game.
  besides: ['src/core/form.ts', 'src/core/shape.ts', 'src/kit/acts.ts'],
  // The page looks up these titles of schemas and kinds of dice by itself.
  lookedUp: ['die.', 'preset.', 'seat.', 'title', 'option.', 'place', 'reference']
})
