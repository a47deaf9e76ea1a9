// Finds models of pads on disk: those of hardware/pads by name, and people’s own files by path.

import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Complaint, complain } from './config/complaint.ts'
import { readSource } from './config/source.ts'
import { misfits } from './core/form.ts'
import { type Profile, profileSchema } from './devices/pads/profile.ts'

const folder = join(import.meta.dirname, '../hardware/pads')

/** The names of the ready ones. */
export const profileNames = (): string[] =>
  globSync('*.yaml', { cwd: folder })
    .map((file) => basename(file, '.yaml'))
    .sort()

export type ReadProfile =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly complaints: readonly Complaint[] }

/** Reads a ready one by its name, or else the file of that name, from the working folder. */
export function readProfile(name: string): ReadProfile {
  const source = readSource(profileNames().includes(name) ? join(folder, `${name}.yaml`) : name)
  const complaints = complain(source, source.faults.length > 0 ? [] : misfits(profileSchema, source.value))
  return complaints.length > 0 ? { ok: false, complaints } : { ok: true, profile: source.value as unknown as Profile }
}
