// What the window says to people, in both languages. Pages get these words with the legend.

import { type Dictionary, type Phrase, speak, typeset } from '../core/words.ts'

export const words: Dictionary = {
  en: {
    'window.watching': 'You are watching. Take a seat to play.',
    'window.code': 'Type the seat code first. The host’s page shows it.',
    'window.wrong': 'That is not the seat code. The host’s page shows it.',
    'window.wait': 'Too many wrong codes. Try again in {n} {n|second|seconds}.',
    'window.waitAll': 'Too many wrong codes. Wait {n} {n|second|seconds}, or ask the host for a link.',
    'window.invitation': 'This invitation has been used or has expired. Ask the host for another.',
    'window.noPad': 'This seat has no pad. Take it with a link or the code.',
    'window.padBusy': 'Another device is waiting for this pad. Try again in 30 seconds.',
    'window.evicted': 'The host has freed your seat. You are watching.',
    'window.noDevice': 'The table no longer knows this device.',
    'window.seat': 'That is not your seat. Take it first.',
    'window.shared': 'On a shared table, play from a pad or from a seat you have taken.',
    'window.host': 'Only the host may do that. Type the host PIN.',
    'window.wrongPin': 'That is not the host PIN.',
    'window.computer': 'The computer plays this seat.',
    'window.asked': 'This seat is taken. It is yours in {n} {n|second|seconds}, unless its holder refuses.',
    'window.kept': 'The holder keeps this seat.',
    'window.passed': 'Another device has taken over your seat.',
    'window.upkeep': 'This table shows a recording, so it has no backups and no reports.',
    'window.noReport': 'The report failed: {why}.',
    'window.noBackup': 'There is no such backup any more. Look at the list again.',
    'window.noStick': 'This stick is not plugged in any more. Plug it in and wait until it is listed.',
    'window.described': 'This table has a table file already. Edit it, or use “tablekeeper find”.',
    'window.nothing': 'Nothing is plugged in yet. Plug in a reader, lamps, a pad or a camera.',
    'window.unwritten': 'The table file {file} cannot be written: {why}.',
    'window.bug': 'That failed: a bug in the program, noted in its log. Play goes on.',
    'window.version': 'This page has version {page}, the daemon {daemon}. Reload the page.',
    'window.misread': 'Message not understood: {fault}.'
  },
  fr: typeset({
    'window.watching': 'Vous êtes spectateur. Prenez une place pour jouer.',
    'window.code': 'Tapez d’abord le code de place. La page de l’hôte l’affiche.',
    'window.wrong': 'Ce n’est pas le code de place. La page de l’hôte l’affiche.',
    'window.wait': 'Trop de codes erronés. Réessayez dans {n} {n|seconde|secondes}.',
    'window.waitAll': 'Trop de codes erronés. Attendez {n} {n|seconde|secondes} ou demandez un lien à l’hôte.',
    'window.invitation': 'Cette invitation a déjà servi ou a expiré. Demandez-en une autre à l’hôte.',
    'window.noPad': 'Cette place n’a pas de manette. Prenez-la avec un lien ou le code.',
    'window.padBusy': 'Un autre appareil attend cette manette. Réessayez dans 30 secondes.',
    'window.evicted': 'L’hôte a libéré votre place. Vous êtes spectateur.',
    'window.noDevice': 'La table ne connaît plus cet appareil.',
    'window.seat': 'Ce n’est pas votre place. Prenez-la d’abord.',
    'window.shared': 'Table partagée : jouez à la manette, ou depuis une place que vous avez prise.',
    'window.host': 'Seul l’hôte peut le faire. Tapez le code de l’hôte.',
    'window.wrongPin': 'Ce n’est pas le code de l’hôte.',
    'window.computer': 'L’ordinateur joue à cette place.',
    'window.asked': 'Place occupée. Elle est à vous dans {n} {n|seconde|secondes}, sauf refus de qui l’occupe.',
    'window.kept': 'La personne qui occupe cette place la garde.',
    'window.passed': 'Un autre appareil a repris votre place.',
    'window.upkeep': 'Cette table rejoue un enregistrement : ni sauvegardes, ni rapports.',
    'window.noReport': 'Le rapport a échoué : {why}.',
    'window.noBackup': 'Cette sauvegarde n’existe plus. Regardez de nouveau la liste.',
    'window.noStick': 'Cette clé n’est plus branchée. Rebranchez-la et attendez qu’elle soit listée.',
    'window.described': 'Cette table a déjà son fichier. Modifiez-le, ou utilisez « tablekeeper find ».',
    'window.nothing': 'Rien n’est encore branché. Branchez un lecteur, des lampes, une manette ou une caméra.',
    'window.unwritten': 'Le fichier de table {file} ne peut pas être écrit : {why}.',
    'window.bug': 'Échec : un bogue du programme, noté dans son journal. La partie continue.',
    'window.version': 'Cette page est en version {page}, le programme en {daemon}. Rechargez-la.',
    'window.misread': 'Message non compris : {fault}.'
  })
}

/** For programs, which read English. */
export const inEnglish = (phrase: Phrase): string => speak(phrase, { lang: 'en', words: words.en, seats: [] })
