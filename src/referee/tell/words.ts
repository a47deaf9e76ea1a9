// The referee's own sentences: short, courteous, in both languages. What a move or a refusal is called comes from the game's words.

import { ruleId } from '../../core/ids.ts'
import { shapeRule } from '../../core/shape.ts'
import type { RuleText } from '../../core/view.ts'
import { type Dictionary, typeset } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'referee.takenBack': 'Taken back: {moves}',
    'referee.reread': 'On second look, that was a different move.',
    'referee.knocked': 'The table was bumped. Put the lit figures back to go on.',
    'referee.lifted': 'Something is missing. Put it back on the lit space.',
    'referee.begun': 'This move isn’t finished. Finish it, or take it back.',
    'referee.wanted': 'Move the pieces to the lit spaces first.',
    'referee.wanted.other': 'First do what is shown.',
    'referee.shaken': 'The table was bumped: those dice weren’t rolled and don’t count.',
    'referee.stuck.hand': 'A hand has been over the table for a while. No hand? Clean or check its sensor.',
    'referee.stuck.tilt': 'The tilt sensor keeps reporting bumps. Please check it.',
    'referee.rolling': 'Let the dice settle first.',
    'referee.crooked': '{n|A cocked die|Cocked dice}. Throw {n|it|them} again.',
    'referee.lost': 'I can’t tell what was played. Please put the lit pieces back.',
    'referee.foul': 'The rules don’t allow this position.',
    'referee.notYours': '{seat}, it isn’t your turn yet.',
    'referee.notYourMove': '{seat}, only the player who moved can take that back.',
    'referee.which': 'Which of these was played?',
    'referee.option': '{moves}',
    'referee.asItWas': 'Nothing more',
    'referee.notPlayed': 'Not what I played',
    'referee.spoken': 'Chance has decided since, so this can’t be undone.',
    'referee.learnt': '{seats} saw something new, so this can’t be undone.',
    'referee.nothingToUndo': 'There is nothing to undo.',
    'referee.onlyShown': 'Don’t announce this: do it on the table, and I’ll notice.',
    'referee.changed.begun': 'Today this match would start differently. It goes on as it was played.',
    'referee.changed.refused': 'Today move {n} would be refused ({rule}). The match goes on as it was played.',
    'referee.changed.decided': 'Today move {n} would have another effect. The match goes on as it was played.',
    'referee.changed.folded': 'After move {n} the match differs from what was saved.',
    'rule.TK-001': 'A move can be undone until chance decides or somebody learns something from it.',
    'rule.TK-002': 'A mistake that nobody noticed counts once the table shows it. Nobody announces one.',
    'rule.TK-003': 'An action must follow its game’s notation.'
  },
  fr: typeset({
    'referee.takenBack': 'Coup annulé : {moves}',
    'referee.reread': 'À y regarder de plus près, c’était un autre coup.',
    'referee.knocked': 'La table a été bousculée. Remettez en place les figurines allumées pour reprendre.',
    'referee.lifted': 'Il manque une pièce. Reposez-la là où la lampe est allumée.',
    'referee.begun': 'Ce coup n’est pas fini. Finissez-le ou annulez-le.',
    'referee.wanted': 'Placez d’abord les pièces sur les cases allumées.',
    'referee.wanted.other': 'Faites d’abord ce qui est indiqué.',
    'referee.shaken': 'La table a été bousculée : ces dés n’ont pas été lancés, ils ne comptent pas.',
    'referee.stuck.hand': 'Une main reste au-dessus de la table. Aucune main ? Nettoyez ou vérifiez le capteur.',
    'referee.stuck.tilt': 'Le capteur d’inclinaison signale sans cesse des secousses. Vérifiez-le.',
    'referee.rolling': 'Laissez d’abord les dés s’arrêter.',
    'referee.crooked': '{n|Un dé n’est|Des dés ne sont} pas à plat. {n|Relancez-le|Relancez-les}.',
    'referee.lost': 'Je ne vois pas ce qui a été joué. Remettez en place les pièces allumées.',
    'referee.foul': 'Les règles ne permettent pas cette position.',
    'referee.notYours': '{seat}, ce n’est pas encore votre tour.',
    'referee.notYourMove': '{seat}, seul le joueur qui a joué ce coup peut l’annuler.',
    'referee.which': 'Lequel de ces coups a été joué ?',
    'referee.option': '{moves}',
    'referee.asItWas': 'Rien de plus',
    'referee.notPlayed': 'Ce n’est pas ce que j’ai joué',
    'referee.spoken': 'Le hasard a tranché : ce coup ne peut plus être annulé.',
    'referee.learnt': '{seats} {seats|a|ont} appris quelque chose : ce coup ne peut plus être annulé.',
    'referee.nothingToUndo': 'Il n’y a rien à annuler.',
    'referee.onlyShown': 'Inutile de l’annoncer : faites-le sur la table, je le verrai.',
    'referee.changed.begun': 'Cette partie commencerait autrement aujourd’hui. Elle continue telle quelle.',
    'referee.changed.refused': 'Le coup {n} serait refusé aujourd’hui ({rule}). La partie continue telle quelle.',
    'referee.changed.decided': 'Le coup {n} aurait un autre effet aujourd’hui. La partie continue telle quelle.',
    'referee.changed.folded': 'Après le coup {n}, la partie diffère de ce qui a été enregistré.',
    'rule.TK-001': 'Un coup s’annule tant que le hasard n’a pas tranché et que personne n’a rien appris.',
    'rule.TK-002': 'Une erreur passée inaperçue compte dès que la table la montre. Personne ne l’annonce.',
    'rule.TK-003': 'Une action s’écrit dans la notation de son jeu.'
  })
}

/** Rules of the house, which hold in every game. */
export const takeBackRule = ruleId('TK-001')
export const foundRule = ruleId('TK-002')

export const rules: readonly RuleText[] = [takeBackRule, foundRule, shapeRule].map((rule) => ({
  rule,
  text: { say: `rule.${rule}` }
}))
