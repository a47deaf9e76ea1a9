// French reasons of the coach. None tells the move itself.

export const why = {
  'why.can.out': 'Vos dés permettent d’éliminer {who} à ce tour.',
  'why.can.off': 'Vos dés permettent de pousser {who} hors du plateau à ce tour.',
  'why.danger': 'Sinon, {who} vous pousserait hors du plateau avec environ {n} % des lancers.',
  'why.threat': 'De là, environ {n} % de vos prochains lancers poussent {who} hors du plateau.',
  'why.again.out': 'Environ {n} % de tels lancers permettent d’éliminer {who}.',
  'why.again.off': 'Environ {n} % de tels lancers permettent de pousser {who} hors du plateau.',
  'why.enough.out': 'Ces dés suffisent déjà pour éliminer {who}.',
  'why.enough.off': 'Ces dés suffisent déjà pour pousser {who} hors du plateau.',
  'why.stop': 'En moyenne, une relance rendrait ces dés moins bons.',
  'why.end': 'Rien de ce que ces dés paient encore n’améliore votre position.',
  'why.reserve': 'Rien d’autre n’aide, et un dé en Réserve rejoindra vos dés plus tard.',
  'why.bonus': 'Vous rejouez avant que quiconque puisse répondre.'
}
