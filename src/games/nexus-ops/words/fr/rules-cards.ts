// Les règles de Nexus Ops telles que les lit un lecteur français : revenus, cartes, victoire et équipes.

import type { rulesCards as english } from '../en/rules-cards.ts'

export const rulesCards: Readonly<Record<keyof typeof english, string>> = {
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
