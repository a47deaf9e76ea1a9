// Plain LEDs, one pin each. They have no colour: the rhythm alone speaks, so it must be seen even on a pin that cannot dim.

import type { Board } from 'johnny-five'
import Led from 'johnny-five/lib/led/index.js'
import { isLit, pixelOf } from '../frame.ts'
import type { Wire } from '../glow.ts'
import type { Of } from '../wiring.ts'

export function leds(board: Board, { anode, leds }: Of<'leds'>): Wire {
  const lamps = leds.map(({ pin }) => new Led({ board, pin }))
  return {
    send: (bytes, pixels, brightness) => {
      for (const number of pixels) {
        const led = lamps[number]
        const duty = Math.max(...pixelOf(bytes, number))
        // Turned over here and not by Johnny-Five's `isAnode`, which throws on a pin without PWM.
        if (led?.mode === board.io.MODES.PWM) led?.brightness(anode ? 255 - duty : duty)
        else if (isLit(bytes, number, brightness) === anode) led?.off()
        else led?.on()
      }
      return 0
    }
  }
}
