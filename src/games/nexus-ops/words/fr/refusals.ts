// Ce que dit l'arbitre en français quand une chose ne se peut pas : ce qui s'est passé, et que faire.

import type { refusals as english } from '../en/refusals.ts'

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  // Ce que doit être un élément d’une action
  'shape.hex': 'un espace, tel [1,-1]',
  'shape.hexes': 'une liste d’espaces, telle [[1,0],[0,1]]',

  // À qui le tour, et quand
  'refuse.over': 'La partie est finie. On ne joue plus.',
  'refuse.chance': 'Les dés et les pioches parlent d’eux-mêmes ; le reste est l’affaire d’un joueur.',
  'refuse.pending': 'D’abord les dés ou les cartes que l’on attend.',
  'refuse.turn': 'C’est à {who} de jouer. Attendez un peu.',
  'refuse.throw': 'D’autres dés sont attendus. Lancez ceux annoncés, tous ensemble.',
  'refuse.throw.breath': 'Un souffle, c’est un dé. Lancez ce dé seul.',
  'refuse.throw.window': '{who} peut encore jouer une carte : le lancer ne compte pas. À relancer ensuite.',
  'refuse.throw.none': 'Aucun dé n’est attendu. Laissez-les.',
  'refuse.pick': 'C’est autre chose que l’on pioche maintenant. Remettez cela en place.',
  'refuse.done.breath': 'Le souffle a touché. Choisissez d’abord l’unité perdue.',
  'refuse.done.explore': 'Une tuile sous vos unités est encore face cachée. Retournez-la.',
  'refuse.done.battle': 'Il reste un combat à livrer. Choisissez-le.',
  'refuse.spare.when': 'Aucune touche n’est à annuler maintenant.',
  'refuse.shift': 'Les mines restent en place toute la partie. Remettez le marqueur.',
  'refuse.shift.none': 'On n’a trouvé aucune mine ici. Retirez le marqueur.',
  'refuse.pass.when': 'On ne demande de carte à personne en ce moment : rien à passer.',

  // Déploiement
  'refuse.buy.when': 'Les unités s’achètent au Déploiement. Reprenez la figurine.',
  'refuse.buy.base': 'Les unités achetées vont sur votre base. Posez la figurine là.',
  'refuse.buy.cost': 'Rubium insuffisant : {unit} coûte {cost}, vous avez {rubium}. Reprenez-le.',
  'refuse.buy.supply': 'Il n’en reste pas dans vos renforts : {unit}. Choisissez autre chose.',

  // Déplacement
  'refuse.move.when': 'Les unités bougent au Déplacement. Reposez la figurine.',
  'refuse.move.off': 'Ce n’est pas un espace du plateau. Reposez la figurine.',
  'refuse.move.none': 'Vous n’en avez pas là : {unit}. Reposez la figurine.',
  'refuse.move.again': 'Une fois par tour, et c’est fait : {unit}. Reposez la figurine.',
  'refuse.move.far': 'Trop loin : {unit}, un espace ici. Reposez la figurine.',
  'refuse.move.ground': 'L’accès est interdit ici : {unit}. Reposez la figurine.',
  'refuse.move.leaper': 'De là, le Bondissant fait un espace ; deux depuis un Bassin de Magma. Reposez-le.',
  'refuse.move.retreat': 'Retraite seulement : espace vide, ou contrôlé par vous. Reposez la figurine.',
  'refuse.move.rock': 'Deux espaces : il faut entrer en Plaines Rocheuses. Reposez le Chevaucheur.',
  'refuse.move.march': 'Trop loin : {unit}, deux espaces dans cette marche. Reposez la figurine.',
  'refuse.move.over': 'Ce qui est entre les deux lui est interdit : {unit}. Reposez la figurine.',
  'refuse.move.through': 'L’ennemi barre la route : il faut s’y arrêter. Reposez la figurine.',
  'refuse.stray.turn': 'Votre tour n’est pas fini. Remettez l’unité où elle était : {unit}.',
  'refuse.recall.first': 'D’abord, ramenez l’unité interdite là où elle est : {unit}, selon {rule}.',
  'refuse.recall.none': 'Aucune unité de ce type n’a à rentrer. Laissez-la où elle est.',
  'refuse.recall.base': 'Elle rentre sur un espace de votre base. Posez-la là.',

  // Souffle et exploration
  'refuse.breathe.when': 'Les Dragons soufflent après les déplacements, avant l’Exploration.',
  'refuse.breathe.again': 'Les Dragons de cet espace ont déjà soufflé, une fois chacun par tour.',
  'refuse.breathe.dragon': 'Seul souffle un Dragon en espace que vous contrôlez. Choisissez-en un autre.',
  'refuse.breathe.target': 'Il souffle sur un espace voisin où est un ennemi. Choisissez-en un.',
  'refuse.suffer.when': 'Personne n’est à désigner maintenant.',
  'refuse.suffer.enemy': 'Seul un ennemi de cet espace peut être touché. Désignez-en un autre.',
  'refuse.reveal.when': 'Les tuiles se retournent à l’Exploration. Remettez-la face cachée.',
  'refuse.reveal.nobody': 'Aucune unité à vous ici. Remettez-la ; si on l’a vue, échangez-la avec une autre.',
  'refuse.reveal.none': 'Pas de tuile face cachée ici : un espace ne s’explore qu’une fois.',

  // Combat
  'refuse.battle.when': 'On ne choisit pas de combat en ce moment.',
  'refuse.battle.again': 'Cet espace a eu son combat ce tour-ci. Choisissez-en un autre.',
  'refuse.battle.none': 'Il n’y a personne à combattre là. Choisissez un espace contesté.',
  'refuse.battle.defender': 'Ce joueur n’y est pas un ennemi. Désignez-en un autre.',
  'refuse.casualty.when': 'Vous n’avez pas d’unité à perdre maintenant. Reposez la figurine.',
  'refuse.pickCasualty.when': 'Vous n’avez pas à choisir d’unité adverse. Reposez la figurine.',
  'refuse.casualty.none': 'Il n’y en a pas de ce type à perdre : {unit}. Choisissez autre chose.',

  // Cartes
  'refuse.card.hand': 'Vous n’avez pas cette carte. Choisissez-en une de votre main.',
  'refuse.play.mission': 'Une Mission ne se joue pas ainsi. Jouez-la comme Mission.',
  'refuse.play.start': 'Cette carte est pour votre propre Déploiement. Gardez-la jusque-là.',
  'refuse.play.when': 'Cette carte est pour un autre moment d’un combat. Gardez-la jusque-là.',
  'refuse.play.lacks': 'La carte demande aussi « {key} ». Indiquez-le.',
  'refuse.play.more': 'La carte ne demande pas « {key} ». Retirez-le.',
  'refuse.play.off': 'Cet espace n’est pas sur le plateau. Choisissez-en un autre.',
  'refuse.play.none': 'Vous n’en avez pas ici : {unit}. Choisissez une de vos unités.',
  'refuse.play.here': 'L’unité s’y trouve déjà. Choisissez un autre espace.',
  'refuse.play.taken': 'D’autres s’y trouvent. Choisissez un espace vide ou que vous contrôlez.',
  'refuse.play.ground': 'Entrée interdite : {unit}. Choisissez un autre espace.',
  'refuse.play.tile': 'Pas de tuile face cachée ici. Choisissez des espaces qui en ont une.',
  'refuse.play.tiles': 'La carte regarde {n} {n|tuile|tuiles}, chacune une fois. Choisissez-en autant.',
  'refuse.play.order': 'Nommez les tuiles dans l’ordre du plateau.',
  'refuse.play.step': 'Ce camp n’a rien qui lance maintenant : {unit}. Choisissez l’autre.',
  'refuse.play.dice': 'Ce camp n’a pas ces dés sur la table. Choisissez parmi ceux qui y sont.',
  'refuse.play.most': 'La carte relance {n} {n|dé|dés} au plus. Choisissez-en moins.',
  'refuse.mission.deck': 'Ce n’est pas une Mission. Jouez-la comme carte Énergie.',
  'refuse.mission.red': 'Ce combat a déjà eu sa carte sur fond rouge. Gardez celle-ci.',
  'refuse.mission.condition': 'Ce que demande la Mission n’est pas rempli. Gardez-la.',
  'refuse.mission.when': 'Cette Mission se joue juste après un de vos combats. Gardez-la.',
  'refuse.takeMission.none': 'La pile des cartes Mission est vide.',
  'refuse.takeMission.won': 'Une carte Mission se prend juste après un combat que vous avez gagné.',
  'refuse.give.when': 'On donne une carte à la fin du tour de son partenaire. Gardez-la jusque-là.'
}
