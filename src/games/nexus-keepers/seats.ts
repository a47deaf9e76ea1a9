// What each seat brings: its card, its cube and its team (NK-007, NK-009).

import { misfits } from '../../core/form.ts'
import type { Json } from '../../core/json.ts'
import type { Checked } from '../../core/schema.ts'
import { bad, problem, problemsOf, within } from '../../kit/problem.ts'
import { list, type Of, object, oneOf, type Typed, text, whole, yesNo } from '../../kit/schema.ts'
import { cardSchema, type KeeperCard } from './cards/card.ts'
import { checkCard } from './cards/check.ts'
import { cardIds, plain } from './cards/house.ts'
import { defaultNet, type NetId, netIds } from './geometry/nets.ts'
import type { SeatSetup } from './state.ts'

/** Grass is on no card, so it changes nobody’s dice. */
const neutral = Array.from({ length: 5 }, () => 'grass')

const field = <T>(name: string, schema: Typed<T>, standard?: T): Typed<T> => ({
  title: `seat.${name}`,
  description: `seat.${name}.help`,
  ...(standard === undefined ? {} : { default: standard }),
  ...schema
})

const net: Typed<NetId> = { enum: netIds }

/** The schema of a seat, with the ids of these cards to choose from. */
const schemaOf = (ids: readonly string[]) => {
  const card: Typed<string | KeeperCard> = { oneOf: [oneOf(ids), cardSchema] }
  return object({
    'name?': text({ title: 'seat.name', maxLength: 40 }),
    'card?': field('card', card, plain.id),
    'net?': field('net', net, defaultNet),
    'mirror?': field('mirror', yesNo, false),
    'terrains?': field('terrains', list(text({ minLength: 1, maxLength: 40 }), { minItems: 5, maxItems: 5 }), neutral),
    'team?': field('team', whole(0, 7))
  })
}
export const seatSchema = schemaOf(cardIds)
type Entered = Of<typeof seatSchema>

/** `house`: the cards that a seat may name by their ids. */
export function readSeats(seats: readonly Json[], house: readonly KeeperCard[]): Checked<readonly SeatSetup[]> {
  const schema = schemaOf(house.map(({ id }) => id))
  const read = seats.map((it, seat) => readSeat(it, seat, schema, house))
  const problems = read.flatMap((it, seat) => problemsOf(it, ['seats', seat]))
  if (problems.length > 0) return bad(...problems)
  const value = read.flatMap((it) => (it.ok ? [it.value] : []))
  // NK-009, Q68: at least two teams; with two players, they are opponents.
  return value.some((it) => it.team !== value[0]?.team)
    ? { ok: true, value }
    : bad(problem(['seats'], 'problem.oneTeam', undefined, 'NK-009'))
}

function readSeat(
  entered: Json,
  seat: number,
  schema: typeof seatSchema,
  house: readonly KeeperCard[]
): Checked<SeatSetup> {
  const wrong = misfits(schema, entered)
  if (wrong.length > 0) return bad(...wrong)
  const { card = plain.id, net = defaultNet, mirror = false, terrains = neutral, team } = entered as Entered
  const named = typeof card === 'string' ? house.find(({ id }) => id === card) : undefined
  const own: Checked<KeeperCard> = named ? { ok: true, value: named } : checkCard(card)
  if (!own.ok) return bad(...within(['card'], own.problems))
  // Without a named team, a seat is a team of its own. Named teams are 0 to 7, the others start at 8.
  return { ok: true, value: { card: own.value, cube: { net, mirror, terrains }, team: team ?? 8 + seat } }
}
