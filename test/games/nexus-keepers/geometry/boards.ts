// The fixture boards of section 3.6 of the rules, in the notation of that section.
import { type Cube, footprint } from '../../../../src/games/nexus-keepers/geometry/cube.ts'
import type { Facing } from '../../../../src/kit/grid/square.ts'

const grass = ['grass', 'grass', 'grass', 'grass', 'grass']

/** Default cubes, each written "x,y facing", for seats 0, 1, 2… or for the given seats. */
export function lay(poses: readonly string[], seats: readonly number[] = poses.map((_, i) => i)): Cube[] {
  return poses.map((pose, i) => {
    const [at = '', facing = 'N'] = pose.split(' ')
    const [x = 0, y = 0] = at.split(',').map(Number)
    return { seat: seats[i] ?? i, net: 'X1', mirror: false, terrains: grass, at: [x, y], facing: facing as Facing }
  })
}

export const prints = (cubes: readonly Cube[]) => cubes.map((it) => footprint(it, it))

const b3 = ['0,0 S', '1,2 N', '3,1 E']
export const boards = {
  B2: lay(b3.slice(0, 2)),
  B3: lay(b3),
  B4: lay([...b3, '2,-1 S']),
  B4E: lay([...b3, '4,3 N']),
  R3: lay(['0,0 N', '2,1 E', '1,3 N'])
}
