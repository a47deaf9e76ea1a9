// What each seat brings: its card, its cube and its team (NK-007, NK-009).

import { misfits } from '../../core/form.ts'
import { ruleId } from '../../core/ids.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Problem, Schema } from '../../core/schema.ts'
import type { KeeperCard } from './cards/card.ts'
import { checkCard } from './cards/check.ts'
import { cardIds, plain } from './cards/house.ts'
import { cardSchema } from './cards/schema.ts'
import type { NetId } from './geometry/nets.ts'
import { defaultNet, netIds } from './geometry/nets.ts'
import type { SeatSetup } from './state.ts'

const defaultCard = plain.id
/** No card names it: a board of grass changes nobody's dice. */
const neutral = 'grass'

/** What a seat may bring where these cards come with the game. */
const schemaOf = (ids: readonly string[]): Schema => ({
  type: 'object',
  properties: {
    name: { type: 'string', title: 'seat.name', maxLength: 40 },
    card: {
      title: 'seat.card',
      description: 'seat.card.help',
      default: defaultCard,
      oneOf: [{ type: 'string', enum: ids }, cardSchema]
    },
    net: { title: 'seat.net', description: 'seat.net.help', default: defaultNet, enum: netIds },
    mirror: { type: 'boolean', title: 'seat.mirror', description: 'seat.mirror.help', default: false },
    terrains: {
      type: 'array',
      title: 'seat.terrains',
      description: 'seat.terrains.help',
      default: Array.from({ length: 5 }, () => neutral),
      items: { type: 'string', minLength: 1, maxLength: 40 },
      minItems: 5,
      maxItems: 5
    },
    team: { type: 'integer', title: 'seat.team', description: 'seat.team.help', minimum: 0, maximum: 7 }
  },
  additionalProperties: false
})
export const seatSchema = schemaOf(cardIds)

type Entered = {
  readonly card?: string | KeeperCard
  readonly net?: NetId
  readonly mirror?: boolean
  readonly terrains?: readonly string[]
  readonly team?: number
}

/** `house`: the cards that a seat may name by their ids. */
export function readSeats(seats: readonly Json[], house: readonly KeeperCard[]): Checked<readonly SeatSetup[]> {
  const schema = schemaOf(house.map(({ id }) => id))
  const problems = seats.flatMap((it, i) =>
    seatProblems(it, schema).map((found) => ({ ...found, at: ['seats', i, ...found.at] }))
  )
  if (problems.length > 0) return { ok: false, problems }
  const value = (seats as readonly Entered[]).map((it, seat) => setup(it, seat, house))
  // NK-009, Q68: two teams at least, and two players are opponents.
  return value.some((it) => it.team !== value[0]?.team)
    ? { ok: true, value }
    : { ok: false, problems: [{ at: ['seats'], why: { say: 'problem.oneTeam' }, rule: ruleId('NK-009') }] }
}

function seatProblems(seat: Json, schema: Schema): readonly Problem[] {
  const wrong = misfits(schema, seat)
  if (wrong.length > 0) return wrong
  const { card } = seat as Entered
  if (typeof card !== 'object') return []
  const checked = checkCard(card)
  return checked.ok ? [] : checked.problems.map((it) => ({ ...it, at: ['card', ...it.at] }))
}

/** Alone unless a team is named: teams that people name are 0 to 7, a lone seat's are above. */
function setup(
  { card = defaultCard, net, mirror, terrains, team }: Entered,
  seat: number,
  house: readonly KeeperCard[]
): SeatSetup {
  const checked = typeof card === 'string' ? undefined : checkCard(card)
  const own = checked?.ok
    ? checked.value
    : house.find(({ id }) => id === (typeof card === 'string' ? card : defaultCard))
  return {
    card: own as KeeperCard,
    cube: {
      net: net ?? defaultNet,
      mirror: mirror ?? false,
      terrains: terrains ?? Array.from({ length: 5 }, () => neutral)
    },
    team: team ?? 8 + seat
  }
}
