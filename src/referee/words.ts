// The referee's own sentences: short, courteous, in both languages. What a move or a refusal is called comes from the game's words.

import { ruleId } from '../core/ids.ts'
import { shapeRule } from '../core/shape.ts'
import type { RuleText } from '../core/view.ts'
import type { Dictionary } from '../core/words.ts'

export const words: Dictionary = {
  en: {
    'referee.takenBack': 'Taken back: {moves}',
    'referee.reread': 'Looked at again.',
    'referee.knocked': 'The table was knocked. Put the lit figures back and play goes on.',
    'referee.lifted': 'Something is missing. Put it back on the lit place.',
    'referee.begun': 'This move is not finished. Finish it, or take it back.',
    'referee.wanted': 'First bring the table to the lit places.',
    'referee.shaken': 'The table was knocked: these dice were not thrown and do not count.',
    'referee.stuck.hand': 'A hand has been over the table for long. If there is none, clean or check its sensor.',
    'referee.stuck.tilt': 'The table says that it is knocked and knocked. Check its tilt switch.',
    'referee.rolling': 'Let the dice come to rest first.',
    'referee.crooked': '{n|A die leans|Dice lean}. Throw {n|it|them} again.',
    'referee.lost': 'I cannot tell what was played. Please put back what is lit.',
    'referee.foul': 'This is not how the table should stand.',
    'referee.notYours': '{seat}, it is not your turn yet.',
    'referee.notYourMove': '{seat}, only the player who moved can take that back.',
    'referee.which': 'Which of these was played?',
    'referee.option': '{moves}',
    'referee.asItWas': 'Nothing more',
    'referee.spoken': 'The dice have spoken: this cannot be taken back any more.',
    'referee.learnt': '{seats} learnt something by it: this cannot be taken back any more.',
    'referee.nothingToUndo': 'There is nothing to take back.',
    'referee.onlyShown': 'Only the table can show that. It can’t be said.',
    'referee.changed.begun': 'This match would begin otherwise today. It goes on as it was played.',
    'referee.changed.refused': 'Move {n} would now be refused ({rule}). The match goes on as it was played.',
    'referee.changed.decided': 'Move {n} would have another effect today. The match goes on as it was played.',
    'referee.changed.folded': 'After move {n} the match stands otherwise than it was written down.',
    'rule.TK-001': 'A move can be taken back until dice are thrown or somebody learns something by it.',
    'rule.TK-002': 'A slip counts when the table shows it. Nobody can announce one.',
    'rule.TK-003': 'An action is written as the notation of its game has it.'
  },
  fr: {
    'referee.takenBack': 'Coup repris : {moves}',
    'referee.reread': 'Relecture du coup.',
    'referee.knocked': 'La table a bougé. Replacez les figurines indiquées et la partie reprend.',
    'referee.lifted': 'Il manque quelque chose. Reposez-le à la place allumée.',
    'referee.begun': 'Ce coup n’est pas fini. Finissez-le ou reprenez-le.',
    'referee.wanted': 'Mettez d’abord la table comme l’indiquent les lumières.',
    'referee.shaken': 'La table a bougé : ces dés n’ont pas été lancés et ne comptent pas.',
    'referee.stuck.hand': 'Une main reste au-dessus de la table. Sinon, nettoyez ou vérifiez son capteur.',
    'referee.stuck.tilt': 'La table dit qu’elle bouge sans cesse. Vérifiez son capteur d’inclinaison.',
    'referee.rolling': 'Laissez d’abord les dés s’arrêter.',
    'referee.crooked': '{n|Un dé penche|Des dés penchent}. {n|Relancez-le|Relancez-les}.',
    'referee.lost': 'Je ne vois pas ce qui a été joué. Remettez en place ce qui est allumé.',
    'referee.foul': 'La table ne devrait pas être ainsi.',
    'referee.notYours': '{seat}, ce n’est pas encore votre tour.',
    'referee.notYourMove': '{seat}, seul le joueur qui a joué peut reprendre son coup.',
    'referee.which': 'Lequel de ces coups a été joué ?',
    'referee.option': '{moves}',
    'referee.asItWas': 'Rien de plus',
    'referee.spoken': 'Les dés ont parlé : ce coup ne se reprend plus.',
    'referee.learnt': '{seats} en sait plus depuis : ce coup ne se reprend plus.',
    'referee.nothingToUndo': 'Il n’y a rien à reprendre.',
    'referee.onlyShown': 'Seule la table peut le montrer. Cela ne se dit pas.',
    'referee.changed.begun': 'Cette partie commencerait autrement aujourd’hui. Elle continue telle quelle.',
    'referee.changed.refused': 'Le coup {n} serait refusé aujourd’hui ({rule}). La partie continue telle quelle.',
    'referee.changed.decided': 'Le coup {n} aurait un autre effet aujourd’hui. La partie continue telle quelle.',
    'referee.changed.folded': 'Après le coup {n}, la partie n’est plus telle qu’elle a été notée.',
    'rule.TK-001': 'Un coup se reprend tant qu’aucun dé n’est lancé et que nul n’a rien appris.',
    'rule.TK-002': 'Une erreur compte quand la table la montre. Personne ne peut l’annoncer.',
    'rule.TK-003': 'Une action s’écrit comme le veut la notation de son jeu.'
  }
}

/** Rules of the house, which hold in every game. */
export const takeBackRule = ruleId('TK-001')
export const foundRule = ruleId('TK-002')

export const rules: readonly RuleText[] = [takeBackRule, foundRule, shapeRule].map((rule) => ({
  rule,
  text: { say: `rule.${rule}` }
}))
