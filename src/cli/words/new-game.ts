// What `tablekeeper new-game` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.new-game': `tablekeeper new-game NAME [--in DIR]

Writes a small complete board game into DIR/NAME, with its words, drawing, scenario and tests, for you to change.
It can be played at once. CONTRIBUTING, “Add a game”, goes on from there.

  --in DIR  the folder of your games (games)`,
    'new-game.name': '“{name}” can’t name a game: use small letters, digits, single hyphens, like stone-hop.',
    'new-game.taken': 'There is already a game “{name}” here. Choose another name.',
    'new-game.there': '{folder} is there already. Choose another name, or another folder with --in.',
    'new-game.made': `{folder} is a complete game. Play it, then change it; its index.ts says where to begin.

  npm run -s tablekeeper -- start --games {shelf}
  GAMES={shelf} GAME={name} npx vitest run test/conformance {folder}`
  },
  fr: {
    'help.new-game': `tablekeeper new-game NOM [--in DOSSIER]

Écrit un petit jeu complet dans DOSSIER/NOM, avec ses phrases, son dessin, un scénario et des tests, à vous de le changer.
On peut y jouer aussitôt. La suite est dans CONTRIBUTING, « Add a game » (en anglais).

  --in DOSSIER  le dossier de vos jeux (games)`,
    'new-game.name': '« {name} » n’est pas un nom de jeu : minuscules, chiffres, tirets simples (saute-pierre).',
    'new-game.taken': 'Il y a déjà un jeu « {name} » ici. Choisissez un autre nom.',
    'new-game.there': '{folder} existe déjà. Choisissez un autre nom, ou un autre dossier avec --in.',
    'new-game.made': `{folder} est un jeu complet. Jouez-y, puis changez-le ; son index.ts dit par où commencer.

  npm run -s tablekeeper -- start --games {shelf}
  GAMES={shelf} GAME={name} npx vitest run test/conformance {folder}`
  }
}
