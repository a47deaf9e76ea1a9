// A die as a cube in space. A throw adds whole turns to where it lies, so it tumbles on the way to its face and never jumps.

import { useRef } from 'preact/hooks'
import type { VirtualDie } from '../../src/server/messages.ts'
import { Face } from '../parts/Die.tsx'
import { facesOf } from '../state/fixes.ts'

/** Turns about x and y, in degrees, that bring a face to the top. */
const turns: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180]
}

/** Which way each face looks before the die turns: right, down and towards the eye. */
const normals: Readonly<Record<number, readonly [x: number, y: number, z: number]>> = {
  1: [0, 0, 1],
  2: [0, -1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 1, 0],
  6: [0, 0, -1]
}

/** Where a face is on the cube: the turn that would bring it to the top, undone. */
const towards = (face: number): string => {
  const [x, y] = turns[face] ?? [0, 0]
  return `rotateX(${-x}deg) rotateY(${-y}deg)`
}

/** How bright a face is when the die lies turned so, under a lamp above its upper left corner. */
function light(face: number, [turnX, turnY]: readonly [number, number]): number {
  const [x, y, z] = normals[face] ?? [0, 0, 1]
  const [a, b] = [(turnX * Math.PI) / 180, (turnY * Math.PI) / 180]
  const across = x * Math.cos(b) + z * Math.sin(b)
  const deep = z * Math.cos(b) - x * Math.sin(b)
  const down = y * Math.cos(a) - deep * Math.sin(a)
  const near = y * Math.sin(a) + deep * Math.cos(a)
  return 0.76 + 0.24 * near - 0.12 * down - 0.06 * across
}

/** A number from 0 to 1 that is always the same for the same die, throw and use, so that no two dice lie or tumble alike. */
function quirk(id: string, throws: number, use: string): number {
  let sum = 0x811c9dc5
  for (const letter of `${use} ${id} ${throws}`) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193)
  // The last letters reach only the low bits: fold the high ones in.
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  return ((sum ^ (sum >>> 13)) >>> 0) / 2 ** 32
}

/** One axis of a tumble: two or three whole turns one way or the other. */
const spin = (odd: number): number => (odd < 0.5 ? -360 : 360) * (2 + Math.floor((odd * 4) % 2))

export function Cube({ die }: { die: VirtualDie }) {
  const thrown = useRef({ times: 0, rolling: false, x: 0, y: 0 }).current
  const sides = facesOf(die.kind)
  const rolling = die.state === 'rolling'
  const odd = (use: string): number => quirk(die.id, thrown.times, use)
  if (rolling && !thrown.rolling) {
    thrown.times += 1
    thrown.x += spin(odd('x'))
    thrown.y += spin(odd('y'))
  }
  thrown.rolling = rolling
  const rest = turns[die.face] ?? [0, 0]
  const [x, y] = rest
  // While it rolls it heads for no face in particular, in its own time and bouncing at its own height.
  const askew = (use: string): number => (rolling ? 40 + 280 * odd(use) : 0)
  const style = {
    '--rx': `${x + thrown.x + askew('ax')}deg`,
    '--ry': `${y + thrown.y + askew('ay')}deg`,
    '--rz': `${(odd('z') - 0.5) * 36 + (rolling ? (odd('rz') - 0.5) * 300 : 0)}deg`,
    '--roll': `${(0.65 + 0.7 * odd('t')).toFixed(2)}s`,
    '--hop': `${(-8 - 14 * odd('h')).toFixed(0)}px`,
    '--beat': `${(0.26 + 0.24 * odd('b')).toFixed(2)}s`
  }
  return (
    <span class="cube" style={style}>
      <span class="cube-turn">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <svg
            key={face}
            class="cube-face"
            style={{ '--light': light(face, rest).toFixed(2), '--towards': towards(face) }}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <rect class="die-body" width="24" height="24" rx="3.4" />
            {turns[die.face] ? (
              <Face kind={die.kind} face={sides[(face - 1) % sides.length]} />
            ) : (
              face === 1 && <Face kind={die.kind} face={die.face} />
            )}
          </svg>
        ))}
      </span>
    </span>
  )
}
