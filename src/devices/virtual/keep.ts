// Saves the virtual table in one small file, replaced as a whole, so that it survives the daemon as a real table would.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Json } from '../../core/json.ts'
import type { Host, VirtualBoard } from '../ports.ts'

/** Loads the saved table and writes each change before the next turn of the event loop. An unusable file is left alone and reported. */
export function keepVirtualBoard(board: VirtualBoard, file: string, log: Host['log']): void {
  const saved = read(file)
  if (saved !== null && !board.load(saved)) log('warn', { say: 'virtual.foreign', with: { file } })
  let soon = false
  board.onChange(() => {
    if (soon) return
    soon = true
    setImmediate(() => {
      soon = false
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(`${file}.new`, JSON.stringify(board.save()))
        renameSync(`${file}.new`, file)
      } catch (error) {
        log('warn', { say: 'virtual.unsaved', with: { said: (error as Error).message } })
      }
    })
  })
}

function read(file: string): Json | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Json
  } catch {
    return null
  }
}
