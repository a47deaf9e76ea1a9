// The actions of KERO as plain JSON. Their keys come in the order given here.

import { chanceShapes, isCount, oneOf, type Shaped, test } from '../../core/shape.ts'
import { type Die, dice, isSpecial, powers, resources, type Special, specials } from './data/names.ts'
import { poses } from './truck/fuel.ts'

type SomeDice = readonly Die[]
const ordered =
  (all: readonly string[], most: number) =>
  (it: unknown): boolean =>
    Array.isArray(it) &&
    it.length > 0 &&
    it.length <= most &&
    it.every((die, i) => all.includes(die) && (i === 0 || all.indexOf(it[i - 1]) < all.indexOf(die)))
const isDice = test<SomeDice>('shape.ke.dice', ordered(dice, 8))
const isColours = test<readonly Special[]>('shape.ke.colours', (it) =>
  ordered(specials, 2)(it) && Array.isArray(it) && it.every(isSpecial))
const isSure = test<true>('shape.true', (it) => it === true)
const isWord = test<boolean>('shape.ke.word', (it) => typeof it === 'boolean')
const isSeat = test<number>('shape.ke.seat', (it) => it === 0 || it === 1)
const isSlot = test<number>('shape.ke.slot', (it) => Number.isInteger(it) && Number(it) >= 1 && Number(it) <= 6)
/** 0 to 3: a New Land; 4 and 5: the slots of the empty pile (KE-234). */
const isSite = test<number>('shape.ke.spot', (it) => Number.isInteger(it) && Number(it) >= 0 && Number(it) <= 5)
const isOf = (least: number) => (it: unknown) => Number.isInteger(it) && Number(it) >= least && Number(it) <= 3
/** The land that an explorer comes from; −1: from camp (KE-Q29). */
const isFrom = test<number>('shape.ke.from', isOf(-1))
const isLand = test<number>('shape.ke.land', isOf(0))
const isLands = test<readonly number[]>('shape.ke.lands', (it) =>
  Array.isArray(it) && it.length > 0 && it.every((at, i) => isOf(0)(at) && (i === 0 || it[i - 1] < at)))
type Step = readonly [from: number, to: number]
const isSteps = test<readonly Step[]>('shape.ke.steps', (it) =>
  Array.isArray(it) &&
  it.length > 0 &&
  it.length <= 2 &&
  it.every((step) => Array.isArray(step) && step.length === 2 && isFrom(step[0]) && isLand(step[1])))
const isPositive = test<number>('shape.positive', (it) => Number.isSafeInteger(it) && Number(it) > 0)

/** When a sensor saw it: `at` in milliseconds of its own clock, and the possible error in milliseconds. */
const dated = { at: isCount, error: isCount }

export const shapes = {
  ...chanceShapes,
  /** A sensor sees a truck in another pose. */
  turn: { truck: isSeat, to: oneOf([...poses, 'tilted'] as const), ...dated },
  /** Time has passed until `to`. During the last `unseen` milliseconds no sensor watched the trucks, or only `truck`. */
  elapse: { to: isCount, error: isCount, 'unseen?': isPositive, 'truck?': isSeat },
  /** The answer to who filled up a vehicle last: that player begins. */
  first: { seat: isSeat },
  /** A player says that its own truck is full. */
  full: {},
  /** The owner says how it has turned a truck that has no sensor. */
  tip: { to: oneOf(poses) },
  refuel: { 'twice?': isSure },
  roll: {},
  enough: {},
  die: { die: oneOf(specials) },
  leave: { die: oneOf(specials) },
  cast: { dice: isDice },
  empty: {},
  flowing: {},
  answer: { empty: isWord },
  place: { land: isSite },
  /** KE-Q17: with no explorer in camp, one on a land moves instead. */
  shift: { from: isLand, to: isLand },
  take: { slot: isSlot, 'swap?': oneOf(powers) },
  convert: { wheat: isPositive },
  buy: {},
  five: {},
  extraDice: { dice: isColours },
  rerollFire: {},
  freeRefuel: {},
  march: { steps: isSteps },
  remove: { land: isLand },
  two: { one: oneOf(resources), other: oneOf(resources) },
  discard: { slot: isSlot },
  tie: { lands: isLands },
  skip: {},
  done: {},
  correct: { truck: isSeat, to: oneOf(['full', 'empty'] as const) },
  dispute: {},
  settle: {}
}

export type Action = Shaped<typeof shapes>
export type ActName = Action['act']
export type ActionOf<Name extends ActName> = Extract<Action, { act: Name }>
