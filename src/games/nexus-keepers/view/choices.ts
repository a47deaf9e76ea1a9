// The buttons of the player who acts. Steps, jumps and pushes have none: players make them with the figures.

import { type PlaceId, placeId } from '../../../core/ids.ts'
import type { Choice } from '../../../core/view.ts'
import { type Phrase, verbatim } from '../../../core/words.ts'
import { type Cell, cellPlace } from '../../../kit/grid/square.ts'
import type { Action, ActionOf } from '../actions.ts'
import { skillName } from '../cards/house.ts'
import { type Cube, footprint } from '../geometry/cube.ts'
import { stepsFrom, tileName } from '../scene/names.ts'
import { player, type State, setupOf, skillNamed, turnOf } from '../state.ts'

type Made = Omit<Choice, 'id' | 'action'>

/** The choices for a player, out of the actions it `can` take. Those made by tapping a place come last, because they have no number. */
export function choicesOf(s: State, can: Iterable<Action>): readonly Choice[] {
  const made: Choice[] = []
  let only = true
  for (const action of can) {
    if (action.act === 'throw') continue
    const choice = choose(s, action)
    if (choice) made.push({ id: JSON.stringify(action), action, ...choice })
    only &&= action.act === 'end'
  }
  const marked = made.map((it) => (only && it.button === 'end' ? { ...it, main: true } : it))
  return marked.sort((a, b) => rank(a) - rank(b))
}

const rank = ({ main, button, pick }: Choice): number => (main ? 0 : button ? 1 : pick ? 3 : 2)

function choose(s: State, action: Action): Made | null {
  switch (action.act) {
    case 'roll':
      return roll(s, action)
    case 'reroll':
      return action.dice.length === 0 && !action.again
        ? { label: { say: 'choice.power', with: { power: action.power } }, throws: true }
        : null
    case 'stop':
      return { label: { say: s.phase === 'roll' ? 'choice.stop.none' : 'choice.stop' }, button: 'confirm', main: true }
    case 'end':
      return action.keep === null
        ? { label: { say: 'choice.end' }, button: 'end' }
        : { label: { say: 'choice.end.keep', with: { face: action.keep } } }
    case 'skill':
      return skill(s, action)
    case 'bonus':
      return { label: { say: 'choice.bonus' }, button: 'confirm', main: true }
    case 'decline':
      return { label: { say: 'choice.decline' }, button: 'end' }
    case 'place':
      return place(s, action)
    case 'dock':
      return dock(s, action)
    default:
      return null
  }
}

function roll(s: State, { power }: ActionOf<'roll'>): Made {
  const { dice } = turnOf(s)
  if (dice === 0) return { label: { say: 'choice.power', with: { power } }, throws: true }
  return power === 0
    ? { label: { say: 'choice.roll', with: { n: dice } }, button: 'confirm', main: true, throws: true }
    : { label: { say: 'choice.roll.power', with: { power } }, throws: true }
}

function skill(s: State, { skill: id, with: other, at }: ActionOf<'skill'>): Made {
  const used = skillNamed(s, s.active, id)
  const name = used ? skillName(used) : verbatim(id)
  if (at)
    return {
      label: { say: 'choice.skill.at', with: { skill: name, place: tileName(s.cubes, at) } },
      places: [placeOf(at)],
      pick: 'place'
    }
  if (other === undefined) return { label: name }
  const stands = player(s, other).at
  return {
    label: { say: 'choice.skill.with', with: { skill: name, whom: { seat: other } } },
    ...(stands ? { places: [placeOf(stands)] } : {})
  }
}

function place(s: State, { at, facing }: ActionOf<'place'>): Made | null {
  const { tiles } = footprint(setupOf(s, s.active).cube, { at, facing })
  const towards = { say: 'choice.group.place', with: { towards: { say: `way.${facing}` } } }
  if (s.cubes.length > 0) return cube(s.cubes, tiles, towards)
  // A first cube may be anywhere, because the lattice begins where it is put: offer a single place.
  return at[0] === 0 && at[1] === 0 ? { label: towards } : null
}

function dock(s: State, { block, at, facing }: ActionOf<'dock'>): Made {
  const { tiles } = footprint(setupOf(s, block).cube, { at, facing })
  const group = { say: 'choice.group.dock', with: { whose: { seat: block }, towards: { say: `way.${facing}` } } }
  const others = s.cubes.filter(({ seat }) => seat !== block)
  return cube(others, tiles, group)
}

/** The label names the place of the cube’s start tile. */
const cube = (beside: readonly Cube[], tiles: readonly Cell[], group: Phrase): Made => ({
  label: { say: 'choice.cube', with: stepsFrom(beside, tiles[0] as Cell) },
  group,
  places: tiles.map(placeOf)
})

const placeOf = (cell: Cell): PlaceId => placeId(cellPlace(cell))
