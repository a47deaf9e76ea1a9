// The roll (groups F and G): dice in the air, burned dice, and the truck that decides when the roll is over.

import type { Seat } from '../../../core/ids.ts'
import { type Die, type Special, specials, whites } from '../data/names.ts'
import type { Play } from '../evolve.ts'
import { type Faces, faceOf, fuel, inOrder, isFire, limits, noPool, type State, truck } from '../state.ts'
import { atLeastNone, type Band, dryness, fuelAt, holding, type Mark } from '../truck/fuel.ts'
import { beginRefuel } from './refuel.ts'
import { drawTuareks, give, hasPower } from './stock.ts'

/** KE-099: dice must come to rest within this time after the truck is laid flat. */
export const lateSettleMs = 2000

/** KE-080, KE-081: the five white dice, and coloured ones that were paid for or are free. */
export const chosen = (s: State): readonly Die[] => inOrder([...whites, ...s.turn.colours])
/** KE-082: coloured dice that cost nothing in each of the player’s turns. */
export const freeDice = (s: State): readonly Special[] => specials.filter((die) => hasPower(s, s.active, die))

/** KE-090: the truck stands, and the roll begins. */
export function beginRoll(p: Play): void {
  p.turn({ stood: true })
  p.to('roll')
}

/** KE-093: a burned die stays burned. KE-095: unless “reroll fire” allows to throw it (KE-Q08). */
export const isBurned = (s: State, die: Die): boolean => s.turn.rerolls === 'no' && isFire(s, die, s.turn.faces)

/** Begins a throw: notes the time, and the faces to restore if it turns out void. */
export function throwDice(p: Play, dice: readonly Die[]): void {
  const { clock, trucks, active, turn } = p.s
  const before = turn.faces
  // KE-121: the truck may already be flat, so remember how to undo this throw.
  if (trucks[active === 0 ? 0 : 1].wave !== null && clock.at !== null)
    p.turn({ doubted: [...turn.doubted, { at: clock.at, before, threw: turn.threw }] })
  const burned = dice.filter((die) => isBurned(p.s, die))
  const uses = turn.rerolls === 'once' && dice.some((die) => isFire(p.s, die, before))
  p.turn({ air: { at: clock.at, before, burned }, ...(uses ? { rerolls: 'no' } : {}) })
  p.wait({ does: 'throw', dice })
}

/** The dice have come to rest. Their faces count unless the truck was laid flat too long before (KE-099, KE-Q09). */
export function fell(p: Play, faces: Faces): void {
  const { turn, clock, match } = p.s
  const { flatAt } = turn
  const late = flatAt !== null && clock.at !== null && clock.at - flatAt > lateSettleMs
  const counts = flatAt === null || (!late && match.options.lateThrow === 'counts')
  p.turn(counts ? { faces: { ...turn.faces, ...faces }, threw: true, air: null } : { air: null })
  if (!counts) p.make({ e: 'fouled', rule: 'KE-099' })
  if (flatAt !== null) rolled(p)
}

/** The truck is laid flat (KE-096); `r` is its fuel at that moment. */
export function laidFlat(p: Play, at: number | null, r: Band): void {
  const { turn } = p.s
  // KE-098: throws begun after that are void.
  const late = at === null ? undefined : turn.doubted.find((it) => it.at > at)
  if (late) {
    p.turn({ faces: late.before, threw: late.threw, air: null })
    p.make({ e: 'fouled', rule: 'KE-098' })
    if (p.s.pending[0]?.does === 'throw') p.make({ e: 'chanced' })
  }
  p.turn({ doubted: [], asks: r, flatAt: at ?? 0 })
  if (p.s.pending[0]?.does !== 'throw') rolled(p)
}

/** Ends the roll once no die is in the air. */
function rolled(p: Play): void {
  const { turn, match, active } = p.s
  const r = turn.asks ?? fuel(p.s, active)
  const u = match.options.fuelUncertaintyMs
  const state = dryness(r, u)
  p.turn({ flatAt: null })
  // KE-111 comes before KE-112. KE-112: after "still flowing" the page asks.
  if (state === 'dry' && !turn.flowing) runDry(p)
  else if (state === 'doubt' || turn.flowing) p.to('ask')
  else stood(p)
}

/** The truck was not empty, so the roll counts. */
export function stood(p: Play): void {
  p.turn({ asks: null })
  if (p.s.turn.threw) collect(p)
  // KE-102, KE-103: nothing was thrown (KE-Q11).
  else if (p.s.match.options.emptyStand === 'free') p.to('choose')
  else p.to('develop')
}

/** KE-111: calls a dry truck automatically, unless the opponent said that sand still flows or the truck may already be flat (KE-121). */
export function callDry(p: Play): void {
  if (isDry(p.s, p.s.clock)) runDry(p)
}

export function isDry(s: State, now: Mark): boolean {
  const { phase, active, turn, match } = s
  const it = truck(s, active)
  if (phase !== 'roll' || it.pose !== 'tankDown' || turn.flowing || it.wave?.to === 'flat') return false
  return dryness(fuelAt(it, limits(s, active), now), match.options.fuelUncertaintyMs) === 'dry'
}

/** KE-110, KE-114, KE-116, KE-117: the turn is lost. Whatever was paid, played or placed stays so. */
export function runDry(p: Play): void {
  const { active, clock, last, match } = p.s
  const it = p.s.trucks[active === 0 ? 0 : 1]
  p.make({ e: 'truck', seat: active, truck: holding({ ...it, wave: null }, { lo: 0, hi: 0 }, clock) })
  p.make({ e: 'dried', seat: active })
  if (p.s.pending[0]?.does === 'throw') p.make({ e: 'chanced' })
  const flames = flamesOf(p.s)
  p.turn({ pool: noPool, flames, asks: null, flatAt: null, air: null, doubted: [], faces: {} })
  // KE-115 (KE-Q24): a card burns only if the table agreed so.
  if (match.options.dryBurns && flames >= 2) burnRightmost(p)
  // KE-119, KE-239: the last turn of the game has no such refuel.
  if (last) p.to('end')
  else beginRefuel(p, 'dry', 'end')
}

/** KE-202: flames of white and coloured dice count alike. */
const flamesOf = (s: State): number => chosen(s).filter((die) => isFire(s, die, s.turn.faces)).length

/** KE-201, KE-203: burns the rightmost card left, if there is one. */
export function burnRightmost(p: Play): void {
  const at = p.s.row.findLastIndex((it) => it !== null)
  if (at >= 0) p.make({ e: 'burned', slot: at + 1 })
}

/** Group H: turns faces into resources, tokens, Tuareks and explorers. KE-077, KE-125: moving dice later changes nothing. */
function collect(p: Play): void {
  const { active } = p.s
  const pool = { ...noPool }
  let [jerrycans, tuareks, free] = [0, 0, 0]
  for (const die of chosen(p.s)) {
    const face = faceOf(p.s, die, p.s.turn.faces[die] ?? 6)
    // KE-126, KE-127, KE-128, KE-129, KE-130: what each kind of face gives.
    if (face.kind === 'tuarek') tuareks += face.n
    else if (face.kind === 'explorer') free += face.n
    else if (face.kind === 'res')
      for (const [good, n = 0] of Object.entries(face.bag))
        if (good === 'jerrycan') jerrycans += n
        else pool[good as keyof typeof pool] += n
  }
  // KE-131: a “free resource” power adds one of its resource.
  for (const good of ['brick', 'wheat', 'metal', 'recruit'] as const) if (hasPower(p.s, active, good)) pool[good]++
  p.turn({ pool, flames: flamesOf(p.s), free })
  give(p, active, jerrycans)
  drawTuareks(p, active, tuareks)
  p.to('place')
}

/** KE-113: a player says that the truck is empty. */
export function pressEmpty(p: Play, by: Seat): void {
  const { active, match, clock, turn } = p.s
  const r = atLeastNone(fuel(p.s, active))
  const other = turn.pressed
  const inTime = other !== null && (clock.at === null || other.at === null || clock.at - other.at <= 5000)
  const both = other !== null && other.by !== by && inTime
  if (both || r.lo <= match.options.fuelUncertaintyMs) runDry(p)
  else p.turn({ pressed: { by, at: clock.at } })
}
