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
  const [x, y] = turns[die.face] ?? [0, 0]
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
          <svg key={face} class={`cube-face f${face}`} viewBox="0 0 24 24" aria-hidden="true">
            <rect class="die-body" width="24" height="24" rx="3.4" />
            {turns[die.face] ? <Face face={face} /> : face === 1 && <Face face={die.face} />}
          </svg>
        ))}
      </span>
    </span>
  )
}
