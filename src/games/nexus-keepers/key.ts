// A state as a short text: equal texts mean the same future. It omits what never changes in a match
// and the past of the dice.

import { remembered } from '../../core/remember.ts'
import type { Cube } from './geometry/cube.ts'
import type { Player, State, Turn } from './state.ts'

export function key(s: State): string {
  const { phase, active, rollOff, offer, closing, winners, turn } = s
  let text = `${phase} ${active}|${board(s.cubes)}|`
  for (const it of s.players) text += keeper(it)
  if (turn) text += `|${ofTurn(turn, phase)}`
  if (rollOff) text += `|${rollOff.among}:${rollOff.faces}${rollOff.tied ? '=' : ''}`
  if (offer) text += `|${offer.k},${offer.owed},${offer.first}`
  if (closing !== null) text += `|c${closing}`
  return winners ? `${text}|${winners}` : text
}

// Cubes hardly ever move, so remember their text.
const board = remembered((cubes: readonly Cube[]): string =>
  cubes.map(({ seat, at, facing }) => `${seat}@${at}${facing}`).join(' ')
)

const statuses = { box: '_', onBoard: '', waiting: 'w', eliminated: 'x' } as const

function keeper({ status, at, fresh, powerLeft, reserve, extraDice, terrainAtStart, uses }: Player): string {
  const own = `${statuses[status]}${at ?? ''}${fresh ? '!' : ''}p${powerLeft}r${reserve ?? ''}+${extraDice}`
  return `${own}${JSON.stringify(terrainAtStart)}${counts(uses)};`
}

function ofTurn(it: Turn, phase: State['phase']): string {
  const { spent, gifts, casting, follow } = it
  const series = `${it.k},${it.owed},${it.first},${it.dice}`
  // Once the dice are locked, the number of rerolls no longer matters.
  const dice = `${it.regular}/${it.power}/${it.reserve ?? ''}/${phase === 'actions' ? '' : it.rerolls}${it.clumsy ? 'c' : ''}`
  const points = `${spent.move},${spent.jump},${spent.push}/${gifts.move},${gifts.jump},${gifts.push.toSorted()}`
  const flags = `${it.pushed ? 'p' : ''}${it.slantwise ? 's' : ''}${it.replay ? 'r' : ''}${it.off}`
  const skills =
    it.paid.length > 0
      ? it.paid
          .map((paid) => JSON.stringify(paid))
          .sort()
          .join()
      : ''
  const rest = `${casting ? `${casting.regular}+${casting.power}` : ''}${follow ? `f${follow.skill}@${follow.to}` : ''}`
  return `${series}|${dice}|${points}|${flags}|${skills}|${counts(it.used)}|${rest}`
}

function counts(of: Readonly<Record<string, number>>): string {
  const names = Object.keys(of)
  return names.length === 0 ? '' : JSON.stringify(names.sort().map((name) => [name, of[name]]))
}
