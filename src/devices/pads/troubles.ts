// Why there is no pad, in one sentence for a person: the cause and the cure.

import { type Phrase, verbatim } from '../../core/words.ts'
import type { HidFound } from '../ports.ts'
import { factsOf, type PathFacts } from '../troubles.ts'
import { words } from '../words.ts'
import type { PadConfig } from './config.ts'

/** Debian's names for what node-hid's native part is linked with. */
const packages: Readonly<Record<string, string>> = {
  'libusb-1.0': 'libusb-1.0-0',
  libudev: 'libudev1',
  'libstdc++': 'libstdc++6'
}

export function noLibrary(error: unknown): Phrase {
  const { code, message } = error as NodeJS.ErrnoException
  const library = code === 'ERR_DLOPEN_FAILED' ? /\b(lib[\w+.-]+?)\.so/.exec(message)?.[1] : undefined
  const wanted = library === undefined ? undefined : packages[library]
  if (library && wanted) return { say: 'pad.library', with: { library, fix: `sudo apt-get install ${wanted}` } }
  if (code === 'ERR_DLOPEN_FAILED') return { say: 'pad.broken', with: { said: message } }
  return { say: 'pad.rebuild', with: { said: message.split('\n')[0] ?? '', fix: 'npm rebuild node-hid' } }
}

/** Why a device that is listed does not open. */
export const noDevice = async (found: HidFound, error: unknown): Promise<Phrase> =>
  explain(found, await factsOf(found.path), (error as Error).message)

/** `said` is the library's message, for causes that only the library knows. */
export function explain({ path, vendor, product }: HidFound, { exists, allowed }: PathFacts, said: string): Phrase {
  if (!exists) return { say: 'pad.gone', with: { path } }
  if (allowed) return { say: 'pad.shut', with: { path, said } }
  const ids = `ATTRS{idVendor}=="${hex(vendor)}", ATTRS{idProduct}=="${hex(product)}"`
  const rule = `SUBSYSTEM=="hidraw", ${ids}, MODE="0660", GROUP="plugdev"`
  const fix =
    `echo '${rule}' | sudo tee /etc/udev/rules.d/70-pad-${hex(vendor)}-${hex(product)}.rules` +
    ' && sudo udevadm control --reload && sudo udevadm trigger && sudo usermod -aG plugdev "$USER"'
  return { say: 'pad.forbidden', with: { path, fix } }
}

const hex = (id: number): string => id.toString(16).padStart(4, '0')

export const pressNow = (pad: Phrase, alike: number): Phrase => ({ say: 'pad.press', with: { pad, n: alike } })

/** What people call a model: those of hardware/pads have a name in each language, an owner's has its own. */
export const modelName = (name: string): Phrase => {
  const say = `pad.model.${name}`
  return Object.hasOwn(words.en, say) ? { say } : verbatim(name)
}

/** By what the table file names it: its serial number, its socket, or neither. */
export function notThere(model: Phrase, { serial, socket }: Pick<PadConfig, 'serial' | 'socket'>): Phrase {
  if (serial) return { say: 'pad.missingSerial', with: { model, mark: serial } }
  if (socket) return { say: 'pad.missingSocket', with: { model, mark: socket } }
  return { say: 'pad.missing', with: { model } }
}

export const unplugged = (model: Phrase): Phrase => ({ say: 'pad.unplugged', with: { model } })
