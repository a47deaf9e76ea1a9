// Les règles de Nexus Keepers telles que les lit un lecteur français : une phrase par règle, l'exemple sous `.ex`.

import type { rules as english } from '../en/rules.ts'

export const rules: Readonly<Record<keyof typeof english, string>> = {
  // Mise en place
  'NK-001': 'Chacun lance un dé : le plus grand désigne le Premier Joueur ; les ex æquo en tête relancent.',
  'NK-001.ex': 'Ana et Cléo obtiennent 6 : elles seules relancent, et la plus haute des deux commence.',
  'NK-002': 'Le Premier Joueur déploie son cube en premier, où il veut sur la table.',
  'NK-003': 'Les autres suivent dans le sens horaire ; chacun ne déploie que son cube, dans le sens voulu.',
  'NK-004':
    'Un cube se déploie avec au moins deux tranches contre des tuiles déjà posées, d’un seul cube ou de plusieurs.',
  'NK-005': 'Aucune tuile ne se trouve jamais juste derrière un Portail, nouveau ou déjà debout.',
  'NK-005.ex': 'Un Portail regarde le nord : la case juste au nord reste nue tant que son cube est là.',
  'NK-006': 'Toutes les tuiles suivent un même quadrillage, bord à bord, et ne se recouvrent jamais.',
  'NK-007':
    'La tuile à l’autocollant de porte est la tuile de départ ; les quatre autres portent les terrains choisis par leur propriétaire.',
  'NK-008': 'Une fois tous les cubes déployés, chaque Keeper prend place sur sa tuile de départ et la partie commence.',
  'NK-009':
    'À plus de deux, les alliances se décident avant la partie, forment au moins deux équipes et ne changent plus.',
  'NK-010': 'Le Premier Joueur joue le premier, puis on tourne dans le sens horaire.',
  // Les trois actions
  'NK-011': 'Un point de déplacement mène votre Keeper sur une tuile voisine : au nord, à l’est, au sud ou à l’ouest.',
  'NK-012':
    'Un déplacement finit sur une tuile libre ; il ne quitte jamais le plateau et ne franchit jamais un Portail.',
  'NK-013': 'Un point de saut déplace votre Keeper d’une case en diagonale.',
  'NK-014':
    'Un point de saut fait passer votre Keeper, tout droit, par-dessus un Keeper voisin, sur la tuile juste derrière.',
  'NK-015': 'Pour sauter par-dessus, il faut un Keeper à côté du vôtre ; on ne saute pas au-dessus du vide.',
  'NK-016':
    'On retombe toujours sur une tuile libre ; sauter plusieurs Keepers alignés sans trou coûte un point chacun et finit juste derrière.',
  'NK-016.ex':
    'Deux Keepers sont alignés à côté du vôtre : avec deux points de saut, il retombe juste derrière le second.',
  'NK-017': 'Seul un Keeper voisin par un côté peut être poussé, et le vôtre ne bouge pas.',
  'NK-018': 'Le Keeper poussé s’éloigne tout droit du vôtre, d’une case par point de poussée.',
  'NK-019': 'Un Keeper qui se trouve sur le chemin est poussé aussi, et le suivant de même, sans point de plus.',
  'NK-020': 'On peut pousser ses alliés, et sauter par-dessus ses alliés comme ses adversaires.',
  'NK-021': 'On ne pousse jamais en diagonale, sauf si une compétence le dit.',
  'NK-022': 'Il n’y a jamais plus d’un Keeper par tuile.',
  // Les dés
  'NK-030': 'À votre tout premier tour, vous lancez 5 dés.',
  'NK-031': 'À tous les tours suivants, même bonus, vous partez de 6 dés.',
  'NK-032': 'Vous lancez un dé de plus si votre Keeper commence le tour sur son terrain de prédilection.',
  'NK-033': 'Vous lancez un dé de moins si votre Keeper commence le tour sur son terrain défavorable.',
  'NK-034': 'Le terrain compte une fois, là où votre Keeper commence le tour ; la suite de son chemin n’y change rien.',
  'NK-034.ex':
    'Votre Keeper gagne son terrain de prédilection en cours de tour : le dé viendra au prochain, s’il y est encore.',
  'NK-035': 'Le nombre de dés ne descend pas sous 0 ; à 0, il vous reste les dés de Pouvoir et la Réserve.',
  'NK-036': 'Tous les dés du premier lancer se lancent ensemble.',
  'NK-037': 'Vous pouvez ensuite relancer autant de dés que vous voulez, deux fois au plus.',
  'NK-038': 'Un dé qui montre 1 ne se relance jamais, sauf si une compétence le dit.',
  'NK-038.ex': 'Avec 1, 2, 2, 3 et 5 sur la table, le 1 reste où il est.',
  'NK-039': 'Une relance porte sur deux dés au moins.',
  'NK-039.ex': 'Relancer le 3 seul n’est pas permis ; le 3 avec le 5, si.',
  'NK-040': 'Relancer est un choix, et chaque relance choisit ses dés à nouveau.',
  'NK-041': 'Trois 1 dans un même tour font une Maladresse, dès que le troisième apparaît.',
  'NK-042': 'La Maladresse met fin à votre tour : tout le reste est perdu, et le joueur suivant enchaîne.',
  'NK-043':
    'Avec la règle douce, la Maladresse n’arrête que les relances : les autres dés servent encore, mais pas les 1 comptés.',
  'NK-044': 'Les dés ordinaires et de Pouvoir qui montrent 1 comptent pour la Maladresse ; le dé de Réserve, non.',
  'NK-045': 'Votre carte vous donne des dés de Pouvoir ; chacun ne sert qu’une fois dans la partie.',
  'NK-046':
    'Tant que vous lancez, vous pouvez ajouter autant de dés de Pouvoir que vous voulez, même après vos deux relances.',
  'NK-047': 'Le résultat d’un dé de Pouvoir rejoint vos dés.',
  'NK-048': 'Un dé de Pouvoir peut se lancer seul.',
  'NK-049': 'Un dé ordinaire peut être relancé avec un dé de Pouvoir ; cela compte pour l’une de vos deux relances.',
  'NK-049.ex': 'Seul le 6 vous déplaît : lancez-le avec un dé de Pouvoir, et voilà deux dés lancés.',
  'NK-050': 'Un dé de Pouvoir déjà lancé ne se relance pas.',
  'NK-051':
    'Le dé de Réserve ne se lance pas ; il rejoint vos dés après la dernière relance, que vous le vouliez ou non.',
  'NK-052': 'Le dé de Réserve vient en plus : il ne réduit pas le nombre de dés à lancer.',
  // Ce que valent les dés
  'NK-060': 'Une action demande au moins deux dés d’une même face, et que votre carte montre l’action pour cette face.',
  'NK-061': 'Un 1 ne donne jamais d’action.',
  'NK-062': 'Une paire vaut un point de l’action.',
  'NK-063': 'Si la carte montre deux fois le symbole pour cette face, le groupe vaut un point de plus.',
  'NK-063.ex': 'Deux 5 sur une face à double poussée poussent de deux cases.',
  'NK-064': 'Chaque dé au-delà de la paire vaut un point de plus : trois dés 2, quatre dés 3, cinq dés 4.',
  'NK-065': 'Un triple est un seul groupe : si deux dés servent à une chose, le troisième ne vaut rien pour une autre.',
  'NK-066': 'Un quadruple est un groupe de quatre ou deux paires, à votre choix.',
  'NK-067': 'Des dés égaux se partagent en groupes de deux ou plus, comme vous voulez.',
  'NK-068': 'Des groupes de faces différentes au même symbole s’additionnent en une plus grande action.',
  'NK-068.ex': 'Avec la poussée sur 4 et sur 5, trois 4 et deux 5 poussent de trois cases.',
  'NK-069': 'Des groupes différents peuvent donner des actions différentes dans le même tour.',
  'NK-070': 'Les actions se font dans l’ordre voulu, et les points d’une action se dépensent petit à petit.',
  'NK-070.ex': 'Avec 2 déplacements et 3 poussées : avancer de 1, pousser de 2, avancer de 1, pousser de 1.',
  'NK-071': 'Rien ne vous oblige à dépenser tous vos points, ni même un seul.',
  'NK-072': 'Les points de déplacement se dépensent pas à pas, chacun dans la direction voulue.',
  'NK-073': 'Les points de saut peuvent mêler pas en diagonale et sauts par-dessus.',
  'NK-073.ex':
    'Deux points : deux diagonales, ou une diagonale et un saut par-dessus, ou un saut par-dessus deux Keepers alignés.',
  'NK-074':
    'Plusieurs points de poussée poussent un Keeper voisin d’autant de cases d’un coup, le vôtre ne bougeant pas.',
  'NK-075': 'Un dé ne sert qu’à une chose : une action, une compétence ou la Réserve.',
  'NK-076':
    'Une poussée va case par case : à chacune, toute la file devant avance d’une case, et qui quitte le plateau laisse la place.',
  'NK-077': 'Les points de poussée se partagent entre plusieurs poussées, du même Keeper ou d’autres.',
  'NK-078': 'Parmi vos dés, ceux de Pouvoir et de Réserve sont des dés comme les autres.',
  'NK-079': 'Si une face montre deux symboles différents, chaque groupe de cette face en choisit un, sans doublement.',
  'NK-080': 'Une poussée s’arrête quand son Keeper a quitté le plateau ; seules les cases parcourues se paient.',
  'NK-080.ex':
    'À une case du bord, une poussée de 3 coûte deux points : la dernière case, puis celle qui sort du plateau.',
  // Les compétences
  'NK-085': 'Une compétence est permanente, ou liée à une condition, ou déclenchée par certains dés.',
  'NK-086': 'Les dés dépensés pour une compétence ne servent ni à une action ni à une autre compétence.',
  'NK-087': 'Les 1 peuvent servir aux compétences.',
  'NK-087.ex': 'Une suite 1, 2, 3, 4 peut déclencher une compétence.',
  'NK-088':
    'Une compétence à dés s’emploie après les lancers, une fois par tour sauf mention contraire, jamais après une Maladresse qui met fin au tour.',
  // La Réserve
  'NK-090': 'À la fin de votre tour, vous pouvez mettre en Réserve un dé d’une paire inutilisée, sur sa face.',
  'NK-091': 'Il rejoint votre tout prochain lancer et ne se garde pas plus longtemps.',
  'NK-092': 'À la fin du tour où il a rejoint vos dés, le dé de Réserve s’en va.',
  'NK-093': 'Un 1 peut aller en Réserve.',
  'NK-094': 'Un nouveau dé de Réserve remplace celui qui s’y trouve.',
  'NK-095':
    'Une paire inutilisée, ce sont deux dés d’une même face qui n’ont servi à rien ; l’ancien dé de Réserve peut en être, mais on garde l’autre.',
  'NK-095.ex':
    'Trois 4 dont deux utilisés : le dernier n’est pas une paire. Quatre 4 dont deux utilisés : les autres en sont une.',
  'NK-096': 'Si un tour bonus suit, le dé de Réserve rejoint son lancer.',
  'NK-097': 'Un dé au plus va en Réserve à la fin d’un tour, et il n’y en a jamais plus d’un.',
  // Quitter le plateau
  'NK-100': 'Un Keeper poussé à travers un Portail, à qui qu’il soit, est éliminé.',
  'NK-101':
    'Un Keeper poussé hors du plateau partout ailleurs tombe, et attend derrière son Portail jusqu’à son prochain tour.',
  'NK-101.ex': 'Poussé de côté sur la case derrière un Portail, un Keeper ne l’a pas traversé : il tombe.',
  'NK-102': 'Un Keeper tombé revient sur sa tuile de départ au début de son tour, avant de compter les dés.',
  'NK-103': 'Si quelqu’un occupe alors cette tuile de départ, le Keeper tombé est éliminé.',
  'NK-104':
    'Un Keeper qui attend n’est sur aucune tuile : on ne peut ni le pousser, ni le sauter, ni échanger avec lui.',
  'NK-105': 'Le Portail d’un joueur éliminé agit tant que son cube est là.',
  'NK-106': 'Chutes et éliminations ne distinguent pas alliés et adversaires.',
  // Le tour bonus
  'NK-110': 'Poussez un autre Keeper hors du plateau, par un Portail ou non, et vous pouvez prendre un tour bonus.',
  'NK-111': 'Le premier tour bonus se joue avec un dé de moins, chacun des suivants avec un dé de moins encore.',
  'NK-112': 'La série continue tant que chaque tour bonus pousse un Keeper hors du plateau.',
  'NK-113': 'En duel, chaque tour bonus coûte deux dés au lieu d’un.',
  'NK-114': 'Seule une partie commencée à deux Keepers exactement est un duel.',
  'NK-114.ex': 'Commencée à trois, la partie n’en compte plus que deux : un tour bonus ne coûte toujours qu’un dé.',
  'NK-115': 'Un tour donne un seul tour bonus, quel que soit le nombre de Keepers poussés hors du plateau.',
  'NK-116': 'Le tour bonus commence quand ce tour est fini, Réserve comprise, et avant que quiconque joue.',
  'NK-117': 'Personne n’est obligé de prendre un tour bonus.',
  'NK-118': 'Une chute ou une élimination sans poussée ne rapporte rien.',
  'NK-119': 'Un tour bonus est un tour entier : deux relances, le dé de Réserve, et un nouveau compte des 1.',
  // La fermeture d'un Portail
  'NK-130': 'Quand vient le tour d’un joueur éliminé, son cube est retiré, pas avant.',
  'NK-131': 'Si un Keeper est éliminé parce que sa tuile de départ était prise, son cube part aussitôt.',
  'NK-132': 'Tout Keeper debout sur le cube retiré tombe, et revient à son prochain tour.',
  'NK-133': 'Le joueur éliminé rattache où il veut les cubes que deux tranches ne tiennent plus.',
  'NK-134': 'On déplace le moins de cubes possible.',
  'NK-135': 'Les cubes qui se tiennent encore gardent leur place les uns par rapport aux autres.',
  'NK-136':
    'Le plus grand groupe reste ; chaque autre se déplace d’un bloc et doit toucher ce qui reste par deux tranches. À égalité, le joueur éliminé choisit.',
  'NK-137': 'Les Keepers debout sur un groupe déplacé voyagent avec leurs tuiles et ne tombent pas.',
  'NK-138':
    'Un Keeper tombé peut trouver sa tuile de départ prise et être éliminé, et ainsi de suite, chacun à son tour.',
  'NK-139': 'Ensuite, le joueur éliminé n’a plus de tour.',
  // La victoire
  'NK-140': 'Vous gagnez quand tous vos adversaires sont éliminés ; un Keeper tombé ne l’est pas.',
  'NK-141': 'Les alliés gagnent ensemble, même éliminés, quand il ne reste que des Keepers de leur équipe.',
  'NK-142':
    'On regarde la victoire après chaque poussée entière, chaque retour bloqué et chaque tour ; le jeu s’arrête aussitôt.',
  'NK-143': 'Un Keeper qui attend est encore en jeu.'
}
