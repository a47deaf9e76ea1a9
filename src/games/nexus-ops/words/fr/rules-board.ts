// Les règles de Nexus Ops telles que les lit un lecteur français, des espaces du plateau au souffle du dragon : une phrase par règle,
// l'exemple sous `.ex`.

import type { rulesBoard as english } from '../en/rules-board.ts'

export const rulesBoard: Readonly<Record<keyof typeof english, string>> = {
  // Les espaces
  'NO-001': 'Vous contrôlez un espace quand vous y avez une unité et que personne d’autre n’en a.',
  'NO-002': 'Un espace est contesté dès que deux joueurs y ont des unités.',
  'NO-003': 'Un espace sans unité est vide ; les tuiles et les mines qui s’y trouvent ne comptent pas.',
  'NO-004': 'Quand une unité ou une carte dit autre chose qu’une règle, c’est l’unité ou la carte qui a raison.',
  'NO-005':
    'On joue des tours entiers dans le sens horaire : Déploiement, Déplacement, Exploration, Combat, Revenus, Pioche.',
  'NO-006': 'Une unité détruite rejoint les renforts de son propriétaire et peut être rachetée.',
  'NO-007': 'Un espace accueille autant d’unités que l’on veut, et les vôtres ne vous barrent jamais la route.',
  // Mise en place
  'NO-010': 'Le hasard désigne le premier joueur.',
  'NO-011': 'Le premier joueur commence avec 8 rubium, le suivant dans le sens horaire avec 11, puis 14, puis 17.',
  'NO-012':
    'Le plateau : le Monolithe, six tuiles simples autour, six tuiles doubles autour de celles-ci, et une base par joueur.',
  'NO-013':
    'Une tuile exploration, face cachée, repose sur chacun des dix-huit espaces autour du Monolithe, et nulle part ailleurs.',
  'NO-014': 'Chacun commence sans unité sur le plateau et sans carte en main.',
  'NO-015':
    'À partir du premier joueur, dans le sens horaire, chacun choisit une couleur libre et ne joue que les unités de cette couleur.',
  'NO-016':
    'Les tuiles du plateau sont tirées au sort, face visible ; tuiles exploration, Énergies et Missions Secrètes sont mélangées, face cachée.',
  // Déploiement
  'NO-020': 'Seul le joueur dont c’est le tour achète, pendant le Déploiement, au prix indiqué, et jamais à crédit.',
  'NO-020.ex':
    'Avec 8 rubium, trois Humains en laissent 2 : trop peu pour un Champignoïde, assez pour un Humain encore.',
  'NO-021': 'Vous achetez autant d’unités que votre rubium et vos renforts le permettent.',
  'NO-022': 'Une unité ne s’achète que s’il en reste une du même type dans vos renforts.',
  'NO-022.ex': 'Vos trois Dragons sont sur le plateau : pour en racheter un, il faut d’abord en perdre un.',
  'NO-023': 'Les unités achetées vont sur vos trois espaces de base, réparties comme il vous plaît.',
  'NO-024': 'Vous pouvez poser une unité sur un espace de votre base tenu par l’ennemi ; il devient contesté.',
  'NO-025': 'Une unité achetée ce tour-ci peut se déplacer ce tour-ci.',
  'NO-026': 'Les cartes Début-de-Tour ne se jouent que pendant votre propre Déploiement.',
  'NO-027': 'Achats et cartes Début-de-Tour se suivent dans l’ordre que vous voulez.',
  'NO-028': 'Une carte Énergie qui a fait son effet rejoint, face visible, la défausse des cartes Énergie.',
  'NO-029': 'Tous les types d’unités peuvent se tenir sur tout espace de base, la leur ou celle d’un ennemi.',
  // Déplacement
  'NO-030':
    'Chaque unité peut se déplacer une fois par tour, vers un espace voisin, sauf si elle a un déplacement bien à elle.',
  'NO-031': 'Les Humains n’entrent jamais dans un Bassin de Magma.',
  'NO-032': 'Humains, Champignoïdes et Crystallins n’entrent jamais sur le Monolithe.',
  'NO-033': 'Une unité qui va plus loin qu’un espace s’arrête là où se tient l’ennemi : elle ne le traverse jamais.',
  'NO-034':
    'Un Chevaucheur de Roche peut avancer de deux espaces s’il entre dans des Plaines Rocheuses au premier ou au second.',
  'NO-034.ex': 'De sa base aux Plaines Rocheuses, puis aux Pics de Cristal : deux espaces, et c’est permis.',
  'NO-035': 'L’espace d’où part le Chevaucheur ne compte pas comme Plaines Rocheuses où il entre.',
  'NO-036':
    'Un Bondissant des Laves parti d’un Bassin de Magma peut avancer de deux espaces, même au-dessus d’ennemis, mais pas hors du plateau.',
  'NO-037': 'Un Bondissant des Laves parti d’ailleurs avance d’un espace.',
  'NO-038': 'Un Dragon du Rubium parti du Monolithe peut voler vers n’importe quel espace du plateau.',
  'NO-039': 'Un Dragon du Rubium parti d’ailleurs avance d’un espace.',
  'NO-040':
    'Une unité déjà en espace contesté au début du Déplacement ne peut que battre en retraite : espace vide, ou contrôlé par vous.',
  'NO-041': 'Une retraite ne finit donc jamais là où se tient l’ennemi.',
  'NO-042': 'Un Chevaucheur de Roche qui bat en retraite suit aussi ses propres règles de déplacement.',
  'NO-042.ex': 'Il ne peut pas se replier à travers un ennemi vers les Plaines Rocheuses situées derrière.',
  'NO-043':
    'Bondissants et Dragons peuvent battre en retraite à leur manière, pourvu qu’ils finissent là où une retraite peut finir.',
  'NO-044': 'Chaque unité choisit pour elle-même : les unes se replient, les autres restent et combattent.',
  'NO-045': 'Une unité libre de ses mouvements peut entrer chez l’ennemi : un combat s’engage, ou elle s’y joint.',
  'NO-046': 'Le contrôle de l’espace d’une retraite se vérifie à l’arrivée : vos déplacements précédents comptent.',
  'NO-047':
    'Une unité trouvée, son tour passé, là où elle n’a pas le droit d’entrer va sur un espace de sa base, au choix de son joueur.',
  'NO-047.ex':
    'Un Humain est trouvé dans un Bassin de Magma : son joueur le pose sur sa base, et rien d’autre ne change.',
  'NO-048': 'Si l’on s’en aperçoit avant la fin de ce tour, on reprend simplement le déplacement.',
  'NO-049': 'Un déplacement est bon quand un chemin permis, au moins, relie son départ à son arrivée.',
  // Souffle
  'NO-050':
    'Après les déplacements, chacun de vos Dragons dans un espace que vous contrôlez peut souffler sur un espace voisin, une fois par tour.',
  'NO-051': 'Le souffle, c’est un dé : sur 4 ou plus, un joueur de l’espace visé perd une unité de son choix.',
  'NO-052': 'S’il y a là plusieurs ennemis, celui qui souffle dit après le lancer lequel est touché.',
  'NO-053': 'Le souffle n’est pas un combat : ni Mission, ni pioche d’Énergie, ni carte Énergie Bataille.',
  'NO-054': 'Un Dragon en espace contesté ne peut pas souffler.',
  'NO-055': 'Les Dragons soufflent l’un après l’autre, chacun sachant ce qu’a fait le précédent.',
  'NO-056': 'Il faut un ennemi là où souffle un Dragon.'
}
