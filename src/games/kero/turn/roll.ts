// The roll (groups F and G): dice in the air, dice burned, and the truck that decides when it is over.

import type { Seat } from '../../../core/ids.ts'
import { type Die, type Special, specials, whites } from '../data/names.ts'
import type { Play } from '../evolve.ts'
import { type Faces, faceOf, fuel, inOrder, isFire, limits, noPool, type State, truck } from '../state.ts'
import { atLeastNone, type Band, dryness, fuelAt, holding, type Mark } from '../truck/fuel.ts'
import { beginRefuel } from './refuel.ts'
import { drawTuareks, give, hasPower } from './stock.ts'

/** KE-099. */
export const lateSettleMs = 2000

/** KE-080, KE-081: five white dice, and coloured ones that were paid or are free. */
export const chosen = (s: State): readonly Die[] => inOrder([...whites, ...s.turn.colours])
/** KE-082: at no cost in each own turn. */
export const freeDice = (s: State): readonly Special[] => specials.filter((die) => hasPower(s, s.active, die))

/** KE-090: the truck stands, and the roll begins. */
export function beginRoll(p: Play): void {
  p.turn({ stood: true })
  p.to('roll')
}

/** Dice that cannot be thrown (KE-093); KE-095: unless the Tuarek lets them (KE-Q08). */
export const isBurned = (s: State, die: Die): boolean => s.turn.rerolls === 'no' && isFire(s, die, s.turn.faces)

/** A throw begins: when, and what to go back to. */
export function throwDice(p: Play, dice: readonly Die[]): void {
  const { clock, trucks, active, turn } = p.s
  const before = turn.faces
  // KE-121: laying flat is in doubt.
  if (trucks[active === 0 ? 0 : 1].wave !== null && clock.at !== null)
    p.turn({ doubted: [...turn.doubted, { at: clock.at, before, threw: turn.threw }] })
  const burned = dice.filter((die) => isBurned(p.s, die))
  const uses = turn.rerolls === 'once' && dice.some((die) => isFire(p.s, die, before))
  p.turn({ air: { at: clock.at, before, burned }, ...(uses ? { rerolls: 'no' } : {}) })
  p.wait({ does: 'throw', dice })
}

/** The dice lie: their faces count, unless the truck was laid flat too long before (KE-099, KE-Q09). */
export function fell(p: Play, faces: Faces): void {
  const { turn, clock, match } = p.s
  const { flatAt } = turn
  const late = flatAt !== null && clock.at !== null && clock.at - flatAt > lateSettleMs
  const counts = flatAt === null || (!late && match.options.lateThrow === 'counts')
  p.turn(counts ? { faces: { ...turn.faces, ...faces }, threw: true, air: null } : { air: null })
  if (!counts) p.make({ e: 'fouled', rule: 'KE-099' })
  if (flatAt !== null) rolled(p)
}

/** The truck is laid flat (KE-096); `r` is what it held then. */
export function laidFlat(p: Play, at: number | null, r: Band): void {
  const { turn } = p.s
  // KE-098: throws that began later are void.
  const late = at === null ? undefined : turn.doubted.find((it) => it.at > at)
  if (late) {
    p.turn({ faces: late.before, threw: late.threw, air: null })
    p.make({ e: 'fouled', rule: 'KE-098' })
    if (p.s.pending[0]?.does === 'throw') p.make({ e: 'chanced' })
  }
  p.turn({ doubted: [], asks: r, flatAt: at ?? 0 })
  if (p.s.pending[0]?.does !== 'throw') rolled(p)
}

/** The roll has ended, and no die is in the air. */
function rolled(p: Play): void {
  const { turn, match, active } = p.s
  const r = turn.asks ?? fuel(p.s, active)
  const u = match.options.fuelUncertaintyMs
  const state = dryness(r, u)
  p.turn({ flatAt: null })
  // KE-111 comes before KE-112; KE-112: after "still flowing" the tablet asks.
  if (state === 'dry' && !turn.flowing) runDry(p)
  else if (state === 'doubt' || turn.flowing) p.to('ask')
  else stood(p)
}

/** The truck was not empty. */
export function stood(p: Play): void {
  p.turn({ asks: null })
  if (p.s.turn.threw) collect(p)
  // KE-102, KE-103: nothing was thrown (KE-Q11).
  else if (p.s.match.options.emptyStand === 'free') p.to('choose')
  else p.to('develop')
}

/** KE-111: the referee calls it by itself, unless the opponent says that it still flows, or laying flat is in doubt (KE-121). */
export function callDry(p: Play): void {
  if (isDry(p.s, p.s.clock)) runDry(p)
}

export function isDry(s: State, now: Mark): boolean {
  const { phase, active, turn, match } = s
  const it = truck(s, active)
  if (phase !== 'roll' || it.pose !== 'tankDown' || turn.flowing || it.wave?.to === 'flat') return false
  return dryness(fuelAt(it, limits(s, active), now), match.options.fuelUncertaintyMs) === 'dry'
}

/** KE-110, KE-114, KE-116, KE-117: the turn is lost; what was paid, played or placed stays so. */
export function runDry(p: Play): void {
  const { active, clock, last, match } = p.s
  const it = p.s.trucks[active === 0 ? 0 : 1]
  p.make({ e: 'truck', seat: active, truck: holding({ ...it, wave: null }, { lo: 0, hi: 0 }, clock) })
  p.make({ e: 'dried', seat: active })
  if (p.s.pending[0]?.does === 'throw') p.make({ e: 'chanced' })
  const flames = flamesOf(p.s)
  p.turn({ pool: noPool, flames, asks: null, flatAt: null, air: null, doubted: [], faces: {} })
  // KE-115 (KE-Q24).
  if (match.options.dryBurns && flames >= 2) burnRightmost(p)
  // KE-119, KE-239: none in the last turn of the game.
  if (last) p.to('end')
  else beginRefuel(p, 'dry', 'end')
}

/** KE-202. */
const flamesOf = (s: State): number => chosen(s).filter((die) => isFire(s, die, s.turn.faces)).length

/** KE-201, KE-203: the rightmost card that is left. */
export function burnRightmost(p: Play): void {
  const at = p.s.row.findLastIndex((it) => it !== null)
  if (at >= 0) p.make({ e: 'burned', slot: at + 1 })
}

/** Group H: faces become resources, tokens, Tuareks and explorers. KE-077, KE-125: what the dice do later changes nothing. */
function collect(p: Play): void {
  const { active } = p.s
  const pool = { ...noPool }
  let [jerrycans, tuareks, free] = [0, 0, 0]
  for (const die of chosen(p.s)) {
    const face = faceOf(p.s, die, p.s.turn.faces[die] ?? 6)
    // KE-126, KE-127, KE-128, KE-129, KE-130.
    if (face.kind === 'tuarek') tuareks += face.n
    else if (face.kind === 'explorer') free += face.n
    else if (face.kind === 'res')
      for (const [good, n = 0] of Object.entries(face.bag))
        if (good === 'jerrycan') jerrycans += n
        else pool[good as keyof typeof pool] += n
  }
  // KE-131.
  for (const good of ['brick', 'wheat', 'metal', 'recruit'] as const) if (hasPower(p.s, active, good)) pool[good]++
  p.turn({ pool, flames: flamesOf(p.s), free })
  give(p, active, jerrycans)
  drawTuareks(p, active, tuareks)
  p.to('place')
}

/** KE-113: somebody says that the truck is empty. */
export function pressEmpty(p: Play, by: Seat): void {
  const { active, match, clock, turn } = p.s
  const r = atLeastNone(fuel(p.s, active))
  const other = turn.pressed
  const inTime = other !== null && (clock.at === null || other.at === null || clock.at - other.at <= 5000)
  const both = other !== null && other.by !== by && inTime
  if (both || r.lo <= match.options.fuelUncertaintyMs) runDry(p)
  else p.turn({ pressed: { by, at: clock.at } })
}
