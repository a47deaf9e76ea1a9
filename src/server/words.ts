// What the window says to people, in both languages. Pages get these words with the legend.

import { type Dictionary, type Phrase, speak, typeset } from '../core/words.ts'

export const words: Dictionary = {
  en: {
    'window.watching': 'You are only watching. Take a seat to play.',
    'window.code': 'First type the code that the table shows.',
    'window.wrong': 'That is not the code that the table shows.',
    'window.wait': 'Too many wrong codes. Try again in {n} {n|second|seconds}.',
    'window.seat': 'That seat is not yours. Take it first.',
    'window.shared': 'On a shared table, play from a pad or from a seat that you have taken.',
    'window.bug': 'A bug in the program prevented that; its log names it. Play goes on.'
  },
  fr: typeset({
    'window.watching': 'Vous êtes spectateur. Prenez un siège pour jouer.',
    'window.code': 'Tapez d’abord le code affiché sur la table.',
    'window.wrong': 'Ce n’est pas le code affiché sur la table.',
    'window.wait': 'Trop de codes faux. Réessayez dans {n} {n|seconde|secondes}.',
    'window.seat': 'Ce siège n’est pas le vôtre. Prenez-le d’abord.',
    'window.shared': 'Sur une table partagée, jouez d’une manette ou d’un siège que vous avez pris.',
    'window.bug': 'Une erreur du programme l’a empêché ; son journal la nomme. Le jeu continue.'
  })
}

/** For programs, which read English. */
export const inEnglish = (phrase: Phrase): string => speak(phrase, { lang: 'en', words: words.en, seats: [] })
