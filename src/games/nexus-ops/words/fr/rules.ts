// Les règles de Nexus Ops telles que les lit un lecteur français, dans l'ordre du catalogue : une phrase par règle, l'exemple sous `.ex`.

import type { rules as english } from '../en/rules.ts'

export const rules: Readonly<Record<keyof typeof english, string>> = {
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
  'NO-056': 'Il faut un ennemi là où souffle un Dragon.',
  // Exploration
  'NO-060':
    'Après les déplacements, vous retournez chaque tuile exploration sous vos unités, une à une, dans l’ordre voulu.',
  'NO-061':
    'Une unité montrée par une tuile vient de vos renforts dans cet espace ; elle est à vous et bouge dès votre prochain tour.',
  'NO-062': 'Une mine montrée par une tuile pose dans l’espace un marqueur mine de cette valeur.',
  'NO-063': 'Une tuile peut montrer une unité et une mine.',
  'NO-064': 'Les mines ne bougent pas et ne disparaissent jamais.',
  'NO-065': 'Une tuile retournée quitte le jeu : un espace ne s’explore qu’une fois.',
  'NO-066': 'Un espace seulement traversé ou survolé n’est pas exploré.',
  'NO-066.ex': 'Un Chevaucheur passe une tuile face cachée et finit sur la suivante : seule la seconde est retournée.',
  'NO-067': 'S’il ne reste pas l’unité montrée dans vos renforts, elle ne vient ni maintenant ni plus tard.',
  'NO-068': 'Une unité découverte là où elle ne peut entrer peut y rester ; une fois partie, elle n’y revient pas.',
  'NO-069': 'Une unité découverte dans un espace contesté y combat ce tour-ci.',
  // Combat
  'NO-070': 'Un combat a lieu dans chaque espace où vous et un ennemi avez des unités ; nul ne peut s’y dérober.',
  'NO-071': 'Le joueur dont c’est le tour est l’attaquant et choisit l’ordre des combats.',
  'NO-072':
    'Face à plusieurs ennemis, l’attaquant désigne un défenseur ; seules les unités de ces deux joueurs lancent et meurent.',
  'NO-073':
    'L’ordre des lancers : Dragons du Rubium, Bondissants des Laves, Chevaucheurs de Roche, Crystallins, Champignoïdes, Humains.',
  'NO-074': 'À chaque étape, les deux camps lancent ensemble un dé par unité de ce type encore présente.',
  'NO-075': 'Un dé touche s’il atteint le nombre de l’unité, cartes comprises.',
  'NO-076':
    'Les Dragons touchent sur 2, les Bondissants sur 3, les Chevaucheurs sur 4, Crystallins et Champignoïdes sur 5, les Humains sur 6.',
  'NO-077':
    'Les Champignoïdes touchent sur 4 en Forêt de Champignons Liquéfiés, et seulement sur 6 dans les Pics de Cristal.',
  'NO-078':
    'Les Crystallins touchent sur 4 dans les Pics de Cristal, et seulement sur 6 en Forêt de Champignons Liquéfiés.',
  'NO-078.ex': 'En Forêt, un Crystallin fait 5 et manque, tandis qu’un Champignoïde fait 4 et touche.',
  'NO-079': 'Les Bondissants des Laves touchent sur 2 dans un Bassin de Magma.',
  'NO-080':
    'Les pertes se choisissent quand tous les dés de l’étape sont tombés ; une unité perdue a quand même porté sa touche.',
  'NO-081': 'Pour chaque touche, le camp touché choisit une de ses unités dans l’espace, de n’importe quel type.',
  'NO-082': 'L’unité choisie part à la fin de l’étape ; si son tour de lancer n’est pas venu, elle ne lancera pas.',
  'NO-082.ex': 'Un Humain choisi après les dés des Dragons est parti avant que les Humains ne lancent.',
  'NO-083': 'Les touches au-delà de la dernière unité sont perdues.',
  'NO-084': 'Quand un Bondissant des Laves touche avec 5 ou plus, c’est son camp qui choisit la perte.',
  'NO-085':
    'L’attaquant d’abord : choix de ses Bondissants, ses propres pertes, puis de même pour l’autre ; jamais deux fois la même unité.',
  'NO-086': 'Après les Humains, le combat est fini pour ce tour, même si les deux camps sont encore là.',
  'NO-087': 'Un combat s’arrête dès qu’un camp n’a plus d’unité dans l’espace.',
  'NO-088': 'Il n’y a qu’un combat par espace et par tour, même s’il reste des unités d’un troisième joueur.',
  'NO-089': 'S’il faut plus de dés que la boîte n’en contient, lancez en plusieurs fois et comptez le tout.',
  'NO-090': 'L’attaquant gagne quand toutes les unités du défenseur dans l’espace sont détruites.',
  'NO-091': 'Si les deux camps sont détruits, l’attaquant gagne.',
  'NO-092': 'Un combat gagné donne droit à une carte sur fond rouge au plus.',
  'NO-093': 'Qui perd toutes ses unités dans un combat pendant le tour d’un autre pioche ensuite une carte Énergie.',
  'NO-094': 'Un attaquant anéanti ne pioche rien, et le défenseur ne joue pas de Mission pour cela.',
  'NO-095': 'Si les deux camps tiennent encore, personne ne gagne : ni pioche, ni carte sur fond rouge.',
  // Revenus
  'NO-100':
    'Vous gagnez la valeur de chaque mine d’un espace que vous contrôlez avec un Humain, un Champignoïde ou un Crystallin.',
  'NO-101': 'Chevaucheurs, Bondissants et Dragons seuls ne rapportent rien.',
  'NO-102': 'Un espace contesté ne rapporte rien à personne.',
  'NO-103': 'Plusieurs mineurs ne tirent pas plus d’une mine qu’un seul.',
  'NO-104': 'Seul le joueur dont c’est le tour touche ses revenus.',
  'NO-105': 'Chaque espace de base porte une mine imprimée.',
  'NO-105.ex': 'Avec 4 rubium, un Humain chez vous et un Champignoïde sur une mine de 2, vous passez à 7.',
  'NO-106': 'Une mine de base ennemie paie quiconque la contrôle avec un mineur.',
  // Pioche
  'NO-110': 'À la fin de votre tour, vous piochez une Mission Secrète.',
  'NO-111': 'Si vous contrôlez le Monolithe, vous piochez en plus deux cartes Énergie.',
  'NO-112': 'Une Mission Secrète à peine piochée peut se jouer aussitôt si sa condition est déjà remplie.',
  'NO-113': 'Quand les cartes Énergie manquent, on remélange leur défausse, même au milieu d’une pioche.',
  'NO-114':
    'De même pour les Missions Secrètes défaussées, jamais les jouées ; s’il n’y en a plus, on n’en pioche pas.',
  'NO-115': 'Votre main n’a pas de limite.',
  // Cartes
  'NO-120': 'À tout moment de votre tour, vous pouvez défausser des cartes de votre main pour 1 rubium chacune.',
  'NO-121': 'Les cartes défaussées restent face visible à côté de leur pile.',
  'NO-122': 'Les cartes Mission et les cartes déjà jouées ne rapportent pas de rubium.',
  'NO-123': 'Tout joueur, mêlé ou non au combat, peut y jouer ses cartes Énergie Bataille, au moment que dit la carte.',
  'NO-124': 'On demande à l’attaquant, puis au défenseur, puis aux autres dans le sens horaire à partir du défenseur.',
  'NO-124.ex':
    'À quatre, le deuxième attaque le quatrième : on demande au deuxième, au quatrième, au premier, au troisième.',
  'NO-125': 'On redemande à tous dans cet ordre jusqu’à ce que tous passent à la suite.',
  'NO-126':
    'Les cartes Énergie Bataille ne valent qu’en combat : ni avant, ni après, et jamais pour le souffle d’un Dragon.',
  'NO-127': 'Cartes Énergie et Missions Secrètes en main restent cachées jusqu’à leur emploi.',
  'NO-128': 'Les Missions ne se jouent que pendant votre tour, et seulement si leur condition est remplie.',
  'NO-129': 'Une Mission jouée reste devant son propriétaire et compte ses points jusqu’à la fin.',
  'NO-130': 'Chaque combat gagné permet une carte sur fond rouge au plus ; les autres cartes n’en dépendent pas.',
  'NO-131': 'Une carte Mission est sur fond rouge : elle se prend et se joue à la place d’une Mission Secrète rouge.',
  'NO-132': 'Une carte Mission vaut 1 point et ne demande qu’un combat gagné.',
  'NO-133': 'La pile compte 22 cartes Mission ; une fois vide, on n’en prend plus.',
  'NO-134': 'Une Mission qui parle d’un combat se joue juste après ce combat, pas plus tard.',
  'NO-135': 'Une Mission Secrète sans fond rouge n’empêche pas de prendre une carte Mission.',
  'NO-136': 'Rien ne vous oblige à jouer une Mission, même possible.',
  'NO-137': 'Une carte se joue à découvert : son joueur l’annonce et la montre à tous.',
  // Victoire et élimination
  'NO-140': 'La partie finit à l’instant où un joueur a assez de points : il gagne.',
  'NO-140.ex':
    'À 11 points, une Mission pour le premier de trois combats donne la victoire, sans livrer les deux autres.',
  'NO-141': '12 points font la victoire ; 10 pour une partie courte, 14 pour une longue.',
  'NO-142':
    'Vous êtes éliminé si votre dernière unité a été détruite, que vous ne pouvez en payer aucune et n’avez plus de carte.',
  'NO-143': 'Sans équipes, une élimination finit la partie ; parmi les autres, le plus de points l’emporte.',
  'NO-144':
    'À égalité : le plus d’espaces contrôlés, bases et Monolithe compris, puis le plus d’unités sur le plateau, sinon partie nulle.',
  'NO-145': 'Un joueur éliminé ne peut pas gagner.',
  'NO-146': 'On le vérifie après chaque perte, une fois la pioche et les Missions faites, et à la fin de chaque tour.',
  'NO-147': 'S’il ne reste personne, la partie est nulle ; en équipes, l’équipe qui a le plus de points gagne.',
  // Équipes
  'NO-150': 'Les partenaires se font face.',
  'NO-151': 'La première équipe à 20 points en tout gagne.',
  'NO-152': 'À la fin de votre tour, votre partenaire peut vous donner une carte de sa main, face cachée.',
  'NO-153': 'Deux partenaires dans un espace ne se battent pas ; il est contesté et ne rapporte à aucun des deux.',
  'NO-154':
    'Une unité qui va plus loin qu’un espace peut traverser les unités du partenaire, sauf s’il s’y trouve un ennemi.',
  'NO-155': 'Les partenaires parlent à voix haute ; une carte montrée à l’un l’est à tous, sauf la carte donnée.',
  'NO-156': 'En équipes, une élimination ne finit pas la partie : le partenaire continue, et tous les points comptent.',
  'NO-157': 'Si les deux partenaires sont éliminés, l’autre équipe gagne.',
  'NO-158':
    'Un espace partagé avec le partenaire n’est contrôlé par aucun : ni retraite, ni souffle, ni cartes grâce à lui.',
  'NO-159':
    'Contesté lui aussi, un espace partagé ne laisse que la retraite aux unités qui y commencent le Déplacement.'
}
