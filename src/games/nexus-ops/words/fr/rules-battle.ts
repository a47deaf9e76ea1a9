// Les règles de Nexus Ops telles que les lit un lecteur français : exploration et combat.

import type { rulesBattle as english } from '../en/rules-battle.ts'

export const rulesBattle: Readonly<Record<keyof typeof english, string>> = {
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
  'NO-095': 'Si les deux camps tiennent encore, personne ne gagne : ni pioche, ni carte sur fond rouge.'
}
