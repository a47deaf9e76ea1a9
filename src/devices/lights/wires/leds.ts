// Plain LEDs, one pin each. They have no colour: the rhythm alone speaks, so it must be seen even on a pin that cannot dim.

import five, { type Board } from 'johnny-five'
import type { Of } from '../config.ts'
import { pixelOf } from '../frame.ts'
import type { Wire } from '../glow.ts'

/** From this duty on, of 255, a pin that cannot dim is switched on: a breathing lamp goes off and on, an ember stays dark. */
const lit = 12

export function leds(board: Board, { leds, anode }: Of<'leds'>): Wire {
  const lamps = leds.map(({ pin }) => new five.Led({ board, pin }))
  return {
    send: (bytes, pixels) => {
      for (const number of pixels) {
        const led = lamps[number]
        const duty = Math.max(...pixelOf(bytes, number))
        // Turned over here and not by Johnny-Five's `isAnode`, which throws on a pin without PWM.
        if (led?.mode === board.io.MODES.PWM) led?.brightness(anode ? 255 - duty : duty)
        else if (duty >= lit === anode) led?.off()
        else led?.on()
      }
      return 0
    }
  }
}
