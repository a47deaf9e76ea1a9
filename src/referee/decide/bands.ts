// The heart of the referee: what a table may mean, in the order in which a courteous referee asks. A row of a lower band comes first;
// what rows of one band propose is believed together.

import type { PlaceId } from '../../core/ids.ts'
import type { Observation, ObservedDice } from '../../core/observation.ts'
import { placesAgree, wrongAt } from '../infer/agreement.ts'
import { isThrown } from '../infer/dice.ts'
import { type Evidence, evidence } from '../infer/evidence.ts'
import {
  atOneStroke,
  heldOverWord,
  likeWentOn,
  onward,
  type Play,
  readBefore,
  readFirst,
  readWider,
  redone,
  reread,
  rereadAlone,
  rereadNear,
  searchOn,
  slipped,
  turned
} from '../infer/plays.ts'
import { backTo, isReply, partBack, type TakeBack } from '../infer/rests.ts'
import { followed, strayed } from '../sense/follow.ts'
import { stoodBefore } from '../sense/knock.ts'
import { alike, piecesOf, placesThatDiffer, standAlike } from '../sense/observed.ts'
import type { RefereeState } from './state.ts'
import { homeward, isAccident, isTakenUp, playBegun, restore, unread, wanted, wrong } from './unfinished.ts'
import type { Verdict } from './verdict.ts'

export type Case = Evidence<RefereeState>

/** Plays explain the table and are believed together; a verdict stands alone. */
export type Proposal = Play | Verdict

interface Row {
  readonly band: number
  readonly situation: string
  /** A test that fails without this row. */
  readonly shown: string
  /** `arbitrate`: for a row that has another table judged instead. */
  readonly propose: (it: Case, arbitrate: (it: Case) => Verdict) => Proposal | null
}

export const rows: readonly Row[] = [
  {
    band: 0,
    situation: 'The table stands as is believed.',
    shown: 'a table left as it was is taken for that',
    propose: asBelieved
  },
  {
    band: 1,
    situation: 'A word moved pieces or dice on, and the table stands as it stood before, or follows piece by piece.',
    shown: 'the table then follows, and as it stands is no move',
    propose: (it) => (isUnfollowed(it) ? wanted(it) : null)
  },
  {
    band: 2,
    situation: 'A word moved dice on, and somebody lays them as they were, one after the other.',
    shown: 'figure and dice may both follow, the figure %s the dice',
    propose: withDiceLaid
  },
  {
    band: 3,
    situation: 'A knock moved pieces that no hand had touched: no play did.',
    shown: 'a figure that slid where a legal step leads did not step: no hand was there',
    propose: (it) => (isKnocked(it) ? restore(it) : null)
  },
  {
    band: 4,
    situation: 'An accident was called: nothing but a take-back counts.',
    shown: 'three of four out of place are an accident, and no step is made of the last one',
    propose: (it) => (isCalled(it) ? (back(it, ({ keep }) => keep > it.lastWord || !onward(it)) ?? restore(it)) : null)
  },
  {
    band: 14,
    situation: 'Pieces stand as at an earlier rest, no word was said since, and no short reply looks the same.',
    shown: 'a figure put back takes its move back',
    propose: (it) => back(it, ({ keep }) => keep > it.lastWord && !isReply(it, keep, searchOn(it).steps))
  },
  {
    band: 19,
    situation: 'So many plays lead here that some were left out.',
    shown: 'where so many plays lead that nobody could tell them apart, nothing is guessed',
    propose: (it) => (searchOn(it).crowded ? { verdict: 'lost', corrections: restore(it).corrections } : null)
  },
  {
    band: 20,
    situation: 'A play leads here from what is believed now.',
    shown: 'what looks like a jump may turn out to have been two steps, when a kept die needs it',
    propose: onward
  },
  {
    band: 20,
    situation: 'It stands as at an earlier rest, since which nothing was played: it was only read more closely.',
    shown: 'an unread die that hands have followed is not unread again for a move that looks like going back',
    propose: readWider
  },
  {
    band: 20,
    situation: 'So it does, and a piece was away so long that it unsaid a word: it may only have been held.',
    shown: 'held for longer it is taken back, and both may be meant: what is played next tells',
    propose: (it) => onward(it) && heldOverWord(it)
  },
  {
    band: 20,
    situation:
      'So it does, and of several alike one goes on from where another was set down just now: it may be the same.',
    shown: 'one that goes on at once from where another stands may have gone far; a while later it is the other',
    propose: (it) => onward(it) && likeWentOn(it)
  },
  {
    band: 20,
    situation: 'So it does, and so does a shorter play that the last move began.',
    shown: 'what moves first of two that one play moves may have gone alone: both are believed',
    propose: (it) => onward(it) && atOneStroke(it)
  },
  {
    band: 20,
    situation:
      'So it does, and a play that is no longer leads here from what was believed before the turn was read again.',
    shown: 'what moves first of two that one play moves may have been read as a longer turn: both are believed',
    propose: (it) => readBefore(it, onward(it))
  },
  {
    band: 25,
    situation: 'Somebody shows a word instead of saying it: a die is turned as the word would have it.',
    shown: 'PL-030: a special die that is turned after the actions is set, and the die that it copies is used',
    propose: turned
  },
  {
    band: 30,
    situation: 'Pieces stand as at an earlier rest, and all that words have changed since is seen to be undone.',
    shown: 'is taken back by the figure that goes back, where it can do nothing else',
    propose: (it) => back(it)
  },
  {
    band: 40,
    situation: 'The turn leads here, read again from as late a rest as can be.',
    shown: 'is read again; what was played before it stays as it was ruled',
    propose: reread
  },
  {
    band: 40,
    situation:
      'So it does, and a play that is no longer leads here from what was believed before it was read again last.',
    shown: 'a push that is done in two parts, and first taken for a longer play, is told as it was walked',
    propose: (it) => readBefore(it, reread(it))
  },
  {
    band: 50,
    situation: 'The whole turn is too much to search: its latest rests lead here.',
    shown: 'the last is put back while another goes',
    propose: rereadNear
  },
  {
    band: 60,
    situation: 'One seat’s play leads here instead of all that others are believed to have answered.',
    shown: 'one play instead of three answers: what both had played was a change of mind',
    propose: rereadAlone
  },
  {
    band: 70,
    situation: 'What was taken for a take-back was the beginning of a longer play, words and all.',
    shown:
      'a play with a word in it is done again at one stroke; a change of mind after it takes back no more than the last move',
    propose: redone
  },
  {
    band: 80,
    situation: 'Part of what was played between two rests is taken back; no word, while a piece may be in a hand.',
    shown: 'of two moves that were seen at once and ended by a word %s is put back: the other stands',
    propose: partlyBack
  },
  {
    band: 85,
    situation: 'What was read again or taken back, too early, goes on from what had been read first.',
    shown: 'a figure that is pushed off and back again while its pusher %s is pushed twice',
    propose: readFirst
  },
  {
    band: 90,
    situation: 'A play is begun; it is done, where only pieces are missing that the game itself brings.',
    shown: 'a chain is pushed in any order, and led while it is half done',
    propose: playBegun
  },
  {
    band: 91,
    situation: 'A take-back is begun.',
    shown: 'while something else is lifted, or not seen, it is only begun',
    propose: homeward
  },
  {
    band: 92,
    situation: 'Dice are to be thrown, and nobody sees the tray, or what lies in it.',
    shown: 'where nobody sees the tray, every die that is to be thrown is asked for',
    propose: unread
  },
  {
    band: 93,
    situation: 'The table was knocked.',
    shown: 'but if it ends wrong, the knock is to blame; everything goes back then',
    propose: (it) => (it.match.sensors.knock.is === 'none' ? null : restore(it))
  },
  {
    band: 94,
    situation: 'So much is out of place that nobody meant it.',
    shown: 'three pieces of four out of place: all goes back, nobody is blamed',
    propose: (it) => (isAccident(it) ? restore(it) : null)
  },
  {
    band: 95,
    situation: 'A slip: nobody may do so, and the game lives with it.',
    shown: 'NO-047: is sent home, and its owner is asked for it before anything else',
    propose: slipped
  },
  {
    band: 96,
    situation: 'Anything else is wrong, or too much to tell.',
    shown: 'a figure on a wrong tile: the rule, the shortest correction and the lamps, within 300 ms of the hand',
    propose: wrong
  }
]

/** Something new is known, where fewer hypotheses stand so and this was not judged before. */
function asBelieved(it: Case): Proposal | null {
  const { match, observed, now } = it
  // Whatever else is made of a knocked table, no play is: it is only asked whether all stands as it should.
  const { steps, ends } = searchOn(it, isKnocked(it) ? { effort: 0 } : {})
  if (ends[0]?.depth !== 0) return null
  const { base } = match.sensors
  const isJudged =
    base !== null &&
    standAlike(base, observed) &&
    !isThrown(observed.dice) &&
    (!observed.dice || alike(base.dice?.lying, observed.dice.lying))
  return steps.length < now.length && !isJudged ? { keep: match.history.length, steps, ends } : { verdict: 'same' }
}

function isUnfollowed({ match, observed, view, layout }: Case): boolean {
  const astray = strayed(match.sensors.follow)
  if (astray === null || (astray.dice && mayBeThrown(observed.dice, astray.dice))) return false
  const isAsWanted = (place: PlaceId): boolean => wrongAt(view, layout, place) === 0
  const touched = placesThatDiffer(astray, observed)
  const isInPart = touched.length > 0 && touched.every(isAsWanted) && !placesAgree(view, layout)
  return isInPart || standAlike(astray, observed)
}

/** Dice rolled; or the sensor cannot tell, and they lie otherwise than before. */
const mayBeThrown = (now: ObservedDice | undefined, before: ObservedDice): boolean =>
  now !== undefined && (now.thrown ? now.thrown.length > 0 : !alike(now.lying, before.lying))

/** Dice lie otherwise than when the word was said, but for what a hand laid there: pieces are judged beside dice that are right. */
function withDiceLaid(it: Case, arbitrate: (it: Case) => Verdict): Verdict | null {
  const { graph, match, observed, layout } = it
  const then = strayed(match.sensors.follow)?.dice
  const now = observed.dice
  if (!then || !now || !(now.thrown ? now.thrown.length === 0 : alike(now.lying, then.lying))) return null
  const calmer = { ...match, sensors: { ...match.sensors, follow: followed } }
  const asWanted: Observation = { ...observed, dice: { lying: layout.dice ?? now.lying, thrown: [] } }
  const verdict = arbitrate(evidence(graph, calmer, asWanted))
  if (verdict.verdict === 'same') return wanted(it)
  if (verdict.verdict === 'moved' || verdict.verdict === 'back') return verdict
  // Where nothing was played beside these dice, the word itself may be taken back: the dice lie as they lay before it.
  const begun = verdict.verdict === 'foul' ? homeward(it) : null
  return back(it) ?? partlyBack(it) ?? begun ?? verdict
}

function isKnocked({ match, observed }: Case): boolean {
  const stood = stoodBefore(match.sensors.knock)
  return stood !== null && !alike(stood, piecesOf(observed))
}

const isCalled = ({ match: { sensors } }: Case): boolean =>
  sensors.knock.is === 'called' && stoodBefore(sensors.knock) === null

const backAs = (found: TakeBack | null, counts: (it: TakeBack) => boolean): Verdict | null =>
  found && counts(found) ? { verdict: 'back', ...found } : null

const back = (it: Case, counts: (it: TakeBack) => boolean = () => true): Verdict | null => backAs(backTo(it), counts)

function partlyBack(it: Case): Verdict | null {
  return backAs(partBack(it), ({ gone, keep }) => !(gone && keep <= it.lastWord && isTakenUp(it)))
}
