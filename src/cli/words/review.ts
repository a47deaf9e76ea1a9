// What `tablekeeper review` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.review': `tablekeeper review FILE [--json] [--games DIR]

Looks back on the match of a record file: each side’s chance to win, the three choices that cost most, and what the dice did.
The same match has the same review on every computer. It takes from seconds to minutes.

  --json       the same for programs, as one JSON value
  --games DIR  a folder of further games`,
    'review.empty': 'There is no match in {file}.',
    'review.progress': 'Looking back: {n}%',
    'review.from.evaluation': 'Chances to win, as the computer player estimates them with all hands open.',
    'review.from.playouts': 'Chances to win, from {n} matches played on at random from each moment.',
    'review.none.blind': 'Nobody can estimate the chances in this game yet.',
    'review.none.rules': 'Today’s rules refuse a move of this match.',
    'review.after': 'after move',
    'review.point': '{n}. Move {move}, {name}',
    'review.played': 'Played: {it}',
    'review.better': 'Better: {it}',
    'review.odds': 'About {better} to win, instead of {played}.',
    'review.noPoint': 'No single choice turned this match.',
    'review.unjudged': 'Choices can’t be judged in this game yet.',
    'review.luck': '{name}: {n} {n|die|dice}, {mean} on average ({usual} in the long run), z = {z}'
  },
  fr: {
    'help.review': `tablekeeper review FICHIER [--json] [--games DOSSIER]

Analyse la partie d’un fichier : les chances de gagner de chaque camp, les trois choix qui ont le plus coûté, et les dés.
La même partie donne la même analyse sur tout ordinateur. Cela prend de quelques secondes à quelques minutes.

  --json           la même chose pour les programmes, en une valeur JSON
  --games DOSSIER  un dossier d’autres jeux`,
    'review.empty': 'Aucune partie dans {file}.',
    'review.progress': 'Analyse : {n} %',
    'review.from.evaluation': 'Chances de gagner, selon l’estimation du joueur automatique, mains ouvertes.',
    'review.from.playouts': 'Chances de gagner, d’après {n} parties finies au hasard depuis chaque moment.',
    'review.none.blind': 'Personne ne sait encore estimer les chances dans ce jeu.',
    'review.none.rules': 'Les règles d’aujourd’hui refusent un coup de cette partie.',
    'review.after': 'après le coup',
    'review.point': '{n}. Coup {move}, {name}',
    'review.played': 'Joué : {it}',
    'review.better': 'Mieux : {it}',
    'review.odds': 'Environ {better} de chances de gagner, au lieu de {played}.',
    'review.noPoint': 'Aucun choix n’a fait basculer la partie à lui seul.',
    'review.unjudged': 'Dans ce jeu, les choix ne peuvent pas encore être jugés.',
    'review.luck': '{name} : {n} {n|dé|dés}, {mean} en moyenne ({usual} à la longue), z = {z}'
  }
}
