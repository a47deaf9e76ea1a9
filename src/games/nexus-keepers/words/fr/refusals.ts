// Ce que dit l'arbitre en français quand une chose ne se peut pas : ce qui s'est passé, et que faire.

import type { refusals as english } from '../en/refusals.ts'

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  // Ce que doit être un élément d’une action
  'shape.cell': 'une case comme [1,-2]',
  'shape.keep': 'une face de 1 à 6, ou null',

  // À qui le tour, et quand
  'refuse.over': 'La partie est finie. Commencez-en une autre pour rejouer.',
  'refuse.hand': 'Les dés en décident. Le reste revient aux joueurs.',
  'refuse.dice': 'Les dés sont encore en main. Lancez-les d’abord.',
  'refuse.turn': 'C’est à {who} de jouer. Attendez votre tour.',
  'refuse.first': 'C’est à {who} de lancer. Attendez votre tour.',
  'refuse.eliminated': 'Votre Keeper est éliminé. Vous n’avez plus de tour.',
  'refuse.when.deploying': 'Les cubes d’abord. Déployez le vôtre sur la table.',
  'refuse.when.offered': 'Ce tour est fini. Prenez le tour bonus, ou déclinez-le.',
  'refuse.when.closing': 'Les cubes détachés d’abord. Rattachez-les.',
  'refuse.when.throw': 'Aucun lancer n’est attendu. Remettez les dés comme ils étaient.',
  'refuse.when.place': 'Tous les cubes sont déployés. Remettez celui-ci à sa place.',
  'refuse.when.roll': 'Vous avez déjà lancé ce tour-ci. Laissez les dés comme ils sont.',
  'refuse.when.reroll': 'Les lancers de ce tour sont finis. Remettez les dés comme ils étaient.',
  'refuse.when.stop': 'Il n’y a rien à arrêter : aucun lancer n’est en cours.',
  'refuse.when.action': 'Les dés d’abord. Reposez votre Keeper.',
  'refuse.when.rolling': 'Vos lancers ne sont pas finis. Arrêtez-les d’abord.',
  'refuse.when.skill': 'Les compétences viennent après les lancers. Arrêtez-les d’abord.',
  'refuse.when.end': 'Le tour ne peut pas encore finir. Finissez vos lancers.',
  'refuse.when.bonus': 'Pas de tour bonus à prendre. Poussez quelqu’un hors du plateau pour en gagner un.',
  'refuse.when.decline': 'Il n’y a pas de tour bonus à décliner.',
  'refuse.when.dock': 'Aucun cube n’est détaché maintenant. Remettez celui-ci à sa place.',

  // Les cubes
  'refuse.place.overlap': 'Le cube couvrirait une tuile. Posez-le à côté.',
  'refuse.place.behindPortal': 'Aucune tuile derrière un Portail. Déplacez le cube.',
  'refuse.place.portalBlocked': 'Ce Portail donnerait sur une tuile. Tournez ou déplacez le cube.',
  'refuse.place.tooFewEdges':
    '{n} {n|tranche commune|tranches communes} seulement : il en faut deux avec d’autres cubes.',
  'refuse.place.offTable': 'C’est trop loin. Posez le cube plus près du centre.',
  'refuse.dock.held': 'Ce cube est encore tenu. Déplacez un cube détaché.',

  // Les dés
  'refuse.throw.count': 'Mauvais dés. Lancez exactement {n} {n|dé|dés}.',
  'refuse.throw.others': 'Mauvais dés. Lancez exactement ceux qui sont annoncés.',
  'refuse.roll.nothing': 'Aucun dé ordinaire ce tour-ci. Lancez des dés de Pouvoir, ou aucun.',
  'refuse.power.left': 'Trop de dés de Pouvoir. Remettez ceux qui sont en trop.',
  'refuse.reroll.one': 'Un 1 ne se relance pas. Reposez ce dé.',
  'refuse.reroll.single': 'Une relance prend au moins deux dés. Ajoutez-en un, ou reposez celui-ci.',
  'refuse.reroll.none': 'Aucun dé n’est pris. Choisissez les dés à relancer, ou gardez ceux-ci.',
  'refuse.reroll.third': 'Vos deux relances sont faites. Remettez les dés comme ils étaient.',
  'refuse.reroll.companion': 'Vos deux relances sont faites. Un dé de Pouvoir ne se lance plus que seul.',
  'refuse.reroll.power': 'Un dé de Pouvoir ne se lance qu’une fois. Remettez-le comme il était.',
  'refuse.reroll.notThere': 'Ces dés ne sont pas sur la table. Choisissez parmi ceux qui y sont.',
  'refuse.reroll.clumsy': 'Après une Maladresse, plus de relance. Arrêtez, ou lancez un dé de Pouvoir seul.',
  'refuse.stop.first': 'Vous n’avez pas encore lancé. Lancez tous vos dés une fois.',
  'refuse.clumsyOnes': 'Les 1 d’une Maladresse ne s’utilisent pas. Choisissez d’autres dés.',

  // Les actions
  'refuse.points.none': 'Pas de {kind} : il faut une paire d’un chiffre « {symbol} » de votre carte.',
  'refuse.points.few': 'Il faut {n} {n|point|points} de {kind} ; il vous en reste {left}. Reposez la figurine.',
  'refuse.points.served': 'Ces dés ont déjà servi. Points de {kind} qui vous restent : {left}.',
  'refuse.points.target': 'Ces dés poussent déjà un autre Keeper. Points de {kind} pour celui-ci : {left}.',
  'refuse.move.off': 'Un déplacement finit sur une tuile. Reposez votre Keeper.',
  'refuse.move.taken': 'Cette tuile est occupée. Reposez votre Keeper.',
  'refuse.jump.off': 'Il n’y a pas de tuile où retomber. Reposez votre Keeper.',
  'refuse.jump.taken': 'La tuile d’arrivée est occupée. Reposez votre Keeper.',
  'refuse.leap.nobody': 'Il n’y a pas de Keeper voisin à sauter. Reposez votre Keeper.',
  'refuse.leap.gap': 'Il n’y a là que {n} {n|Keeper|Keepers} à la file. On ne saute pas au-dessus du vide.',
  'refuse.leap.taken': 'La tuile suivante est occupée. Sautez toute la file, ou rien.',
  'refuse.leap.off': 'Derrière, il n’y a pas de tuile où retomber. Reposez votre Keeper.',
  'refuse.push.nobody': 'Personne à côté de vous par là. On ne pousse qu’un voisin.',
  'refuse.push.diagonal': 'Vous ne pouvez pas pousser en diagonale. Reposez le Keeper.',
  'refuse.push.immune': '{who} ne peut pas être poussé ainsi. Remettez les Keepers.',
  'refuse.follow.none': 'Vous ne pouvez pas suivre maintenant. Reposez votre Keeper.',

  // Les compétences
  'refuse.skill.unknown': 'Votre carte n’a pas cette compétence.',
  'refuse.skill.byItself': '{skill} agit d’elle-même, sans dés.',
  'refuse.skill.used': '{skill} ne peut plus servir ce tour-ci.',
  'refuse.skill.condition': '{skill} ne s’applique pas ici et maintenant.',
  'refuse.skill.dice': 'Ces dés ne déclenchent pas {skill}.',
  'refuse.skill.served': 'Les dés pour {skill} ont déjà servi.',
  'refuse.skill.whom': '{skill} : choisissez avec qui échanger, s’il y a lieu.',
  'refuse.skill.where': '{skill} : choisissez où va votre Keeper, s’il y a lieu.',
  'refuse.skill.absent': '{who} n’est sur aucune tuile. Choisissez un Keeper sur le plateau.',
  'refuse.skill.swap': 'On échange en ligne droite, sur des tuiles, à {n} {n|case|cases} au plus.',
  'refuse.skill.teleport': 'Votre Keeper ne peut pas aller là. Choisissez une tuile libre allumée.',

  // La Réserve
  'refuse.keep.served': 'Les {face} ont servi. On ne garde qu’un dé d’une paire inutilisée.',
  'refuse.keep.single': 'Il n’y a pas de paire de {face}. On ne garde qu’un dé d’une paire inutilisée.'
}
