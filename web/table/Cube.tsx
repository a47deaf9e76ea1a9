// A die as a cube in space. A throw adds whole turns to where it lies, so it tumbles on the way to its face and never jumps.

import { useRef } from 'preact/hooks'
import type { VirtualDie } from '../../src/server/messages.ts'
import { Face } from '../parts/Die.tsx'

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

/** A small number that is always the same for the same die and throw, so that dice do not lie in ranks. */
function quirk(id: string, throws: number): number {
  let sum = throws * 7919
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum / 9973
}

export function Cube({ die }: { die: VirtualDie }) {
  const thrown = useRef({ times: 0, rolling: false }).current
  const rolling = die.state === 'rolling'
  if (rolling && !thrown.rolling) thrown.times += 1
  thrown.rolling = rolling
  const rest = turns[die.face] ?? [0, 0]
  const [x, y] = rest
  const odd = quirk(die.id, thrown.times)
  const whole = thrown.times * 720
  const askew = rolling ? 140 * odd : 0
  const style = {
    '--rx': `${x + whole + askew}deg`,
    '--ry': `${y + whole * (odd > 0.5 ? 1 : -1) + askew}deg`,
    '--rz': `${(odd - 0.5) * 36}deg`
  }
  return (
    <span class="cube" style={style}>
      <span class="cube-turn">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <svg
            key={face}
            class={`cube-face f${face}`}
            style={{ '--light': light(face, rest).toFixed(2) }}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <rect class="die-body" width="24" height="24" rx="3.4" />
            {turns[die.face] ? <Face face={face} /> : face === 1 && <Face face={die.face} />}
          </svg>
        ))}
      </span>
    </span>
  )
}
