// Why there is no pad, in one sentence for a person: the cause and the cure.

import type { HidFound } from '../ports.ts'
import { factsOf, type PathFacts } from '../troubles.ts'

/** Debian's names for what node-hid's native part is linked with. */
const packages: Readonly<Record<string, string>> = {
  'libusb-1.0': 'libusb-1.0-0',
  libudev: 'libudev1',
  'libstdc++': 'libstdc++6'
}

export function noLibrary(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const library = code === 'ERR_DLOPEN_FAILED' ? /\b(lib[\w+.-]+?)\.so/.exec(message)?.[1] : undefined
  const wanted = library === undefined ? undefined : packages[library]
  if (wanted) return `Pads need ${library}, which is not installed: run  sudo apt-get install ${wanted}`
  if (code === 'ERR_DLOPEN_FAILED') return `Pads cannot be read here: ${message}`
  return `node-hid has no program for this machine (${message.split('\n')[0]}): run  npm rebuild node-hid`
}

/** Why a device that is listed does not open. */
export const noDevice = async (found: HidFound, error: unknown): Promise<string> =>
  explain(found, await factsOf(found.path), (error as Error).message)

/** `said` is what the library said, for the causes that only it knows. */
export function explain({ path, vendor, product }: HidFound, { exists, allowed }: PathFacts, said: string): string {
  if (!exists) return `${path} is gone: its cable is out`
  if (allowed) return `${path} does not open (${said}): unplug the pad and plug it in again`
  const ids = `ATTRS{idVendor}=="${hex(vendor)}", ATTRS{idProduct}=="${hex(product)}"`
  const rule = `SUBSYSTEM=="hidraw", ${ids}, MODE="0660", GROUP="plugdev"`
  return (
    `you may not use ${path}: run  echo '${rule}' | sudo tee /etc/udev/rules.d/70-pad-${hex(vendor)}-${hex(product)}.rules` +
    ' && sudo udevadm control --reload && sudo udevadm trigger && sudo usermod -aG plugdev "$USER"  and log in again'
  )
}

const hex = (id: number): string => id.toString(16).padStart(4, '0')

export const pressNow = (who: string, alike: number): string =>
  `${alike === 1 ? 'A pad is' : `${alike} pads that look alike are`} plugged in: press any button on the one of ${who} now.`

export const notThere = (model: string, mark: string): string =>
  `No ${model}${mark} is plugged in: plug it in, or correct “pads” in the table file.`

export const unplugged = (model: string): string =>
  `The ${model} is unplugged: plug it in again; play goes on meanwhile.`
