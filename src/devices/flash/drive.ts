// Boards that show themselves as a drive: the boot loader of an RP2040 takes one UF2 file, CircuitPython our pad's files.

import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Trouble } from '../trouble.ts'

export type Drive = 'bootloader' | 'circuitpython'

/** What a folder is the drive of. Throws Trouble. */
export function driveAt(folder: string): Drive {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Trouble({ say: 'flash.noDrive', with: { folder } })
  if (existsSync(join(folder, 'boot_out.txt'))) return 'circuitpython'
  const info = join(folder, 'INFO_UF2.TXT')
  if (!existsSync(info)) throw new Trouble({ say: 'flash.otherDrive', with: { folder } })
  const board = /^Board-ID:\s*(\S+)/m.exec(readFileSync(info, 'utf8'))?.[1] ?? '?'
  if (!board.startsWith('RPI-RP2')) throw new Trouble({ say: 'flash.board', with: { found: board, wanted: 'RP2040' } })
  return 'bootloader'
}

const block = 512
const [magicFirst, magicSecond, magicLast] = [0x0a324655, 0x9e5d5157, 0x0ab16f30]
const hasFamily = 0x2000
const rp2040 = 0xe48bff56

/** Every block has its marks, and is for this chip. Throws Trouble. */
export function checkUf2(file: string): void {
  const bytes = readFileSync(file)
  const isBlock = (at: number): boolean =>
    bytes.readUInt32LE(at) === magicFirst &&
    bytes.readUInt32LE(at + 4) === magicSecond &&
    bytes.readUInt32LE(at + 508) === magicLast
  const starts = Array.from({ length: Math.floor(bytes.length / block) }, (_, i) => i * block)
  if (bytes.length === 0 || bytes.length % block !== 0 || !starts.every(isBlock))
    throw new Trouble({ say: 'flash.noUf2', with: { file } })
  const isOurs = (at: number): boolean =>
    (bytes.readUInt32LE(at + 8) & hasFamily) === 0 || bytes.readUInt32LE(at + 28) === rp2040
  if (!starts.every(isOurs))
    throw new Trouble({ say: 'flash.board', with: { found: basename(file), wanted: 'RP2040' } })
}

/** The drive of a boot loader goes away once it has the whole file, often before the copy is closed. */
export function copyUf2(file: string, folder: string): void {
  checkUf2(file)
  try {
    copyFileSync(file, join(folder, basename(file)))
  } catch (error) {
    if (existsSync(join(folder, 'INFO_UF2.TXT'))) throw error
  }
}

/** Everything that runs there. */
export function copyPad(from: string, folder: string): void {
  for (const name of readdirSync(from).filter((it) => /\.(py|json)$/.test(it)))
    copyFileSync(join(from, name), join(folder, name))
}
