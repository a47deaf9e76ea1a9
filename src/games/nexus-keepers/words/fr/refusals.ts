// Ce que dit l'arbitre en français quand une chose ne se peut pas : ce qui s'est passé, et que faire.

import type { refusals as english } from '../en/refusals.ts'

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  // Ce que doit être un élément d’une action
  'shape.cell': 'une case, telle [1,-2]',
  'shape.keep': 'une face de 1 à 6, ou null',

  // À qui le tour, et quand
  'refuse.over': 'La partie est finie. On ne joue plus.',
  'refuse.hand': 'Les dés tombent d’eux-mêmes ; tout le reste est l’affaire d’un joueur.',
  'refuse.dice': 'Les dés sont encore en main. Lancez-les d’abord.',
  'refuse.turn': 'C’est à {who} de jouer. Attendez votre tour.',
  'refuse.first': 'C’est à {who} de lancer. Attendez votre tour.',
  'refuse.eliminated': 'Votre Keeper est éliminé. Vous n’avez plus de tour.',
  'refuse.when.deploying': 'Les cubes d’abord. Posez le vôtre sur la table.',
  'refuse.when.offered': 'Ce tour est fini. Prenez le tour bonus, ou renoncez-y.',
  'refuse.when.closing': 'Les cubes détachés d’abord. Remettez-les en place.',
  'refuse.when.throw': 'On ne lance pas de dés maintenant. Remettez-les comme ils étaient.',
  'refuse.when.place': 'Les cubes sont déjà posés. Remettez celui-ci à sa place.',
  'refuse.when.roll': 'Les dés de ce tour sont lancés. Laissez-les comme ils sont.',
  'refuse.when.reroll': 'Les jets de ce tour sont finis. Remettez les dés comme ils étaient.',
  'refuse.when.stop': 'Il n’y a rien à arrêter : aucun jet n’est en cours.',
  'refuse.when.action': 'Les dés d’abord. Reposez votre Keeper et lancez.',
  'refuse.when.rolling': 'Vous lancez encore. Finissez d’abord vos jets.',
  'refuse.when.skill': 'Les compétences viennent après les jets. Finissez de lancer.',
  'refuse.when.end': 'Le tour ne peut pas finir encore. Finissez de lancer.',
  'refuse.when.bonus': 'Aucun tour bonus n’est offert. Il se gagne en poussant hors du plateau.',
  'refuse.when.decline': 'Aucun tour bonus n’est offert : rien à décliner.',
  'refuse.when.dock': 'Les cubes restent où ils sont. Remettez celui-ci à sa place.',

  // Les cubes
  'refuse.place.overlap': 'Il y a déjà une tuile en {place}. Posez le cube à côté.',
  'refuse.place.behindPortal': 'La case {place} est derrière un Portail et reste nue. Déplacez le cube.',
  'refuse.place.portalBlocked': 'Ce Portail donnerait sur la tuile {place}. Tournez ou déplacez le cube.',
  'refuse.place.tooFewEdges': 'Tranches qui touchent : {n}. Il en faut deux contre d’autres cubes.',
  'refuse.place.offTable': 'C’est trop loin. Posez le cube plus près du centre.',
  'refuse.dock.held': 'Ces cubes tiennent où ils sont. Déplacez-en un qui est détaché.',

  // Les dés
  'refuse.throw.count': 'Ce tour se joue à {n} {n|dé|dés}. Lancez {n|celui-là|ceux-là}, tous ensemble.',
  'refuse.throw.others': 'D’autres dés sont attendus. Lancez ceux annoncés, tous ensemble.',
  'refuse.roll.nothing': 'Aucun dé ordinaire ce tour-ci. Lancez des dés de Pouvoir, ou arrêtez.',
  'refuse.power.left': 'Il vous reste {n} {n|dé|dés} de Pouvoir. Remettez les autres.',
  'refuse.reroll.one': 'Un 1 ne se relance pas. Reposez ce dé.',
  'refuse.reroll.single': 'Une relance prend deux dés au moins. Ajoutez-en un, ou reposez celui-ci.',
  'refuse.reroll.none': 'Rien n’est en main. Choisissez les dés à lancer, ou arrêtez.',
  'refuse.reroll.third': 'Vos deux relances sont faites. Remettez les dés comme ils étaient.',
  'refuse.reroll.companion': 'Vos deux relances sont faites. Un dé de Pouvoir se lance seul à présent.',
  'refuse.reroll.power': 'Un dé de Pouvoir se lance une fois. Remettez-le comme il était.',
  'refuse.reroll.notThere': 'Ces dés ne sont pas sur la table. Choisissez parmi ceux qui y sont.',
  'refuse.reroll.clumsy': 'Après une Maladresse, plus de relance. Arrêtez, ou un dé de Pouvoir seul.',
  'refuse.stop.first': 'Vous n’avez pas encore lancé. Lancez tous vos dés une fois.',
  'refuse.clumsyOnes': 'Les 1 d’une Maladresse ne servent à rien. Choisissez d’autres dés.',

  // Les actions
  'refuse.points.none': 'Vos dés ne donnent pas de {kind}. Il faut une paire d’une face qui en porte.',
  'refuse.points.few': 'Il faut {kind} {n}, et vous avez {kind} {left}. Reposez la figurine.',
  'refuse.points.served': 'Les dés pour cela ont déjà servi. Il vous reste {kind} {left}.',
  'refuse.points.target': 'Ces dés poussent déjà un autre Keeper. Pour celui-ci, il reste {kind} {left}.',
  'refuse.move.off': 'Un pas finit sur une tuile. Reposez votre Keeper.',
  'refuse.move.taken': 'Quelqu’un se tient là. Reposez votre Keeper.',
  'refuse.jump.off': 'Il n’y a pas de tuile où retomber. Reposez votre Keeper.',
  'refuse.jump.taken': 'Quelqu’un se tient là où vous retombez. Reposez votre Keeper.',
  'refuse.leap.nobody': 'Personne à côté de vous par-dessus qui sauter. Reposez votre Keeper.',
  'refuse.leap.gap': 'Il n’y a là que {n} {n|Keeper|Keepers} à la file. On ne saute pas un trou.',
  'refuse.leap.taken': 'Quelqu’un se tient juste derrière. Sautez toute la file, ou rien.',
  'refuse.leap.off': 'Derrière, il n’y a pas de tuile où retomber. Reposez votre Keeper.',
  'refuse.push.nobody': 'Personne à côté de vous par là. On ne pousse qu’un voisin.',
  'refuse.push.diagonal': 'On ne pousse jamais en diagonale. Reposez le Keeper.',
  'refuse.push.immune': '{who} ne cède pas à cela. Remettez les Keepers.',
  'refuse.follow.none': 'Aucun pas n’est offert maintenant. Reposez votre Keeper.',

  // Les compétences
  'refuse.skill.unknown': 'Votre carte n’a pas cette compétence.',
  'refuse.skill.byItself': '{skill} agit d’elle-même ; on n’y dépense pas de dés.',
  'refuse.skill.used': '{skill} a servi autant de fois que la carte le permet.',
  'refuse.skill.condition': '{skill} ne vaut pas ici et maintenant.',
  'refuse.skill.dice': 'Ces dés ne déclenchent pas {skill}.',
  'refuse.skill.served': 'Les dés pour {skill} ont déjà servi.',
  'refuse.skill.whom': '{skill} : dites avec qui échanger, s’il y a lieu.',
  'refuse.skill.where': '{skill} : dites où va votre Keeper, s’il y a lieu.',
  'refuse.skill.absent': '{who} n’est sur aucune tuile. Choisissez un Keeper sur le plateau.',
  'refuse.skill.swap': 'L’échange suit une ligne droite de tuiles, de {n} {n|case|cases} au plus.',
  'refuse.skill.teleport': 'Votre Keeper ne peut pas aller là. Choisissez une tuile libre allumée.',

  // La Réserve
  'refuse.keep.served': 'Les {face} ont servi. On ne garde qu’un dé d’un double inutilisé.',
  'refuse.keep.single': 'Il n’y a pas de double {face}. On ne garde qu’un dé d’un double inutilisé.'
}
