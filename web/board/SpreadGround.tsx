// What spread-out stacks stand on, so that the board behind them does not confuse: Escape or a press beside it folds them up again.

import { useEffect } from 'preact/hooks'
import type { Point } from '../../src/core/scene.ts'
import type { Frame } from '../geometry/frame.ts'
import { useEscape } from '../state/escape.ts'
import { glide, inPixels } from './Onto.tsx'
import { groundOf, spreadOut } from './spread.ts'
import type { Stack, Stackable } from './stacks.ts'

interface Props {
  readonly frame: Frame
  readonly spot: Point
  readonly stacks: readonly Stack<Stackable>[]
}

const fold = (): void => {
  spreadOut.value = null
}

export function SpreadGround({ frame, spot, stacks }: Props) {
  useEscape(true, fold)
  useEffect(() => {
    const beside = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('.standee, .standee-all, .piece')) fold()
    }
    addEventListener('pointerdown', beside, { capture: true })
    return () => removeEventListener('pointerdown', beside, { capture: true })
  }, [])
  return (
    <g style={glide(frame, spot)}>
      <rect class="spread" transform={inPixels(frame)} rx="12" {...groundOf(stacks, frame.scale)} />
    </g>
  )
}
