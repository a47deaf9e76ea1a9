// The driver of every HID pad: gamepads, numpads, macro pads and our own. What their reports mean is said by profiles.

import type { Driver, Pad } from '../ports.ts'
import { type PadConfig, parsePads } from './config.ts'
import { PadFinder } from './finder.ts'
import { HidPad } from './hid-pad.ts'

export const hidPads: Driver<readonly PadConfig[], readonly Pad[]> = {
  driver: 'hid',
  parse: parsePads,
  open(configs, host) {
    const finder = new PadFinder(host)
    return finder.over(configs.map((config, i) => new HidPad(`pad-${i + 1}`, config, host, () => finder.left())))
  }
}
