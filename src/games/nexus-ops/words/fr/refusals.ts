// Ce que dit l'arbitre en français quand une chose ne se peut pas : ce qui s'est passé, et que faire.

import type { refusals as english } from '../en/refusals.ts'

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  // Ce que doit être un élément d’une action
  'shape.hex': 'un espace comme [1,-1]',
  'shape.hexes': 'une liste d’espaces comme [[1,0],[0,1]]',

  // À qui le tour, et quand
  'refuse.over': 'La partie est finie. Commencez-en une autre pour rejouer.',
  'refuse.chance': 'Les dés et les pioches en décident. Le reste revient aux joueurs.',
  'refuse.pending': 'Lancez ou piochez d’abord ce qui est attendu.',
  'refuse.turn': 'C’est au tour de {who}. Attendez un peu.',
  'refuse.throw': 'Mauvais dés. Lancez exactement ceux qui sont annoncés.',
  'refuse.throw.breath': 'Mauvais dés. Un souffle, c’est un dé : lancez celui-là.',
  'refuse.throw.window': 'Trop tôt : {who} peut encore jouer une carte. Ce lancer ne compte pas.',
  'refuse.throw.none': 'Aucun lancer n’est attendu. Laissez les dés.',
  'refuse.pick': 'On pioche autre chose maintenant. Remettez cela en place.',
  'refuse.done.breath': 'Le souffle a touché. Choisissez d’abord l’unité perdue.',
  'refuse.done.explore': 'Une tuile sous vos unités est encore face cachée. Retournez-la.',
  'refuse.done.battle': 'Il reste un combat à livrer. Choisissez-le.',
  'refuse.spare.when': 'Il n’y a pas de touche à annuler maintenant.',
  'refuse.shift': 'Les mines restent en place toute la partie. Remettez le marqueur.',
  'refuse.shift.none': 'Aucune mine n’a été trouvée ici. Retirez le marqueur.',
  'refuse.pass.when': 'On ne demande de carte à personne : il n’y a rien à passer.',

  // Déploiement
  'refuse.buy.when': 'Les unités s’achètent au Déploiement. Reprenez la figurine.',
  'refuse.buy.base': 'Les unités achetées vont sur votre base. Posez la figurine là.',
  'refuse.buy.cost': 'Rubium insuffisant : {unit} coûte {cost}, vous avez {rubium}. Reprenez la figurine.',
  'refuse.buy.supply': 'Il n’en reste pas dans vos renforts : {unit}. Choisissez une autre unité.',

  // Déplacement
  'refuse.move.when': 'Les unités bougent au Déplacement. Reposez la figurine.',
  'refuse.move.off': 'Les unités restent sur le plateau. Reposez la figurine.',
  'refuse.move.none': 'Vous n’en avez pas là : {unit}. Reposez la figurine.',
  'refuse.move.again': 'Déjà déplacé ce tour-ci : {unit}. Reposez la figurine.',
  'refuse.move.far': 'Trop loin : {unit}, un espace ici. Reposez la figurine.',
  'refuse.move.ground': 'Terrain interdit : {unit}. Reposez la figurine.',
  'refuse.move.leaper': 'De là, le Bondissant fait un espace ; deux depuis un Bassin de Magma. Reposez-le.',
  'refuse.move.retreat': 'Retraite seulement : espace vide, ou contrôlé par vous. Reposez la figurine.',
  'refuse.move.rock': 'Deux espaces : seulement par des Plaines Rocheuses. Reposez le Chevaucheur.',
  'refuse.move.march': 'Trop loin : {unit}, deux espaces dans cette marche. Reposez la figurine.',
  'refuse.move.over': 'L’espace du milieu lui est interdit : {unit}. Reposez la figurine.',
  'refuse.move.through': 'L’ennemi barre la route : il faut s’y arrêter. Reposez la figurine.',
  'refuse.stray.turn': 'Votre tour n’est pas fini. Remettez l’unité où elle était : {unit}.',
  'refuse.recall.first': 'Ramenez d’abord cette unité à la base : {unit}, selon {rule}.',
  'refuse.recall.none': 'Aucune unité de ce type n’a à rentrer. Laissez-la où elle est.',
  'refuse.recall.base': 'Elle rentre sur un espace de votre base. Posez-la là.',

  // Souffle et exploration
  'refuse.breathe.when': 'Les Dragons soufflent après les déplacements, avant l’Exploration.',
  'refuse.breathe.again': 'Les Dragons de cet espace ont déjà soufflé : une fois chacun par tour.',
  'refuse.breathe.dragon': 'Seul un Dragon dans un espace que vous contrôlez peut souffler. Choisissez-en un.',
  'refuse.breathe.target': 'Il souffle sur un espace voisin où se trouve un ennemi. Choisissez-en un.',
  'refuse.suffer.when': 'Aucun souffle n’a touché : il n’y a personne à désigner.',
  'refuse.suffer.enemy': 'Seul un ennemi de cet espace peut être touché. Désignez-en un autre.',
  'refuse.reveal.when': 'Les tuiles se retournent à l’Exploration. Remettez-la face cachée.',
  'refuse.reveal.nobody': 'Aucune unité à vous ici. Remettez-la ; si on l’a vue, échangez-la avec une autre.',
  'refuse.reveal.none': 'Pas de tuile face cachée ici : un espace ne s’explore qu’une fois.',

  // Combat
  'refuse.battle.when': 'Les combats se choisissent pendant la phase de Combat, l’un après l’autre.',
  'refuse.battle.again': 'Cet espace a eu son combat ce tour-ci. Choisissez-en un autre.',
  'refuse.battle.none': 'Il n’y a personne à combattre là. Choisissez un espace contesté.',
  'refuse.battle.defender': 'Ce joueur n’y est pas un ennemi. Désignez-en un autre.',
  'refuse.casualty.when': 'Vous n’avez pas d’unité à perdre maintenant. Reposez la figurine.',
  'refuse.pickCasualty.when': 'Vous n’avez pas à choisir d’unité adverse. Reposez la figurine.',
  'refuse.casualty.none': 'Il n’y en a pas de ce type à perdre : {unit}. Choisissez une autre unité.',

  // Cartes
  'refuse.card.hand': 'Vous n’avez pas cette carte. Choisissez-en une de votre main.',
  'refuse.play.mission': 'Cette carte est une Mission. Jouez-la comme Mission.',
  'refuse.play.start': 'Cette carte est pour votre propre Déploiement. Gardez-la jusque-là.',
  'refuse.play.when': 'Cette carte est pour un autre moment d’un combat. Gardez-la jusque-là.',
  'refuse.play.lacks': 'Cette carte demande aussi « {key} ». Indiquez-le.',
  'refuse.play.more': 'Cette carte ne prend pas de « {key} ». Retirez-le.',
  'refuse.play.off': 'Cet espace n’est pas sur le plateau. Choisissez-en un autre.',
  'refuse.play.none': 'Vous n’en avez pas ici : {unit}. Choisissez une de vos unités.',
  'refuse.play.here': 'L’unité s’y trouve déjà. Choisissez un autre espace.',
  'refuse.play.taken': 'D’autres s’y trouvent. Choisissez un espace vide ou que vous contrôlez.',
  'refuse.play.ground': 'Terrain interdit : {unit}. Choisissez un autre espace.',
  'refuse.play.tile': 'Pas de tuile face cachée ici. Choisissez des espaces qui en ont une.',
  'refuse.play.tiles': 'Cette carte regarde {n} {n|tuile|tuiles différentes}. Choisissez-en autant.',
  'refuse.play.order': 'Nommez les tuiles dans l’ordre du plateau.',
  'refuse.play.step': 'Ce camp n’a rien qui lance maintenant : {unit}. Choisissez l’autre.',
  'refuse.play.dice': 'Ce camp n’a pas ces dés. Choisissez parmi les siens.',
  'refuse.play.most': 'Cette carte relance au plus {n} {n|dé|dés}. Choisissez-en moins.',
  'refuse.mission.deck': 'Ce n’est pas une Mission. Jouez-la comme carte Énergie.',
  'refuse.mission.red': 'Ce combat a déjà eu sa carte sur fond rouge. Gardez celle-ci.',
  'refuse.mission.condition': 'La condition de la Mission n’est pas remplie. Gardez-la.',
  'refuse.mission.when': 'Cette Mission se joue juste après un de vos combats. Gardez-la.',
  'refuse.takeMission.none': 'La pile des cartes Mission est vide.',
  'refuse.takeMission.won': 'Une carte Mission se prend juste après un combat que vous avez gagné.',
  'refuse.give.when': 'Le partenaire donne une carte à la fin de votre tour. Gardez-la jusque-là.'
}
