// What a person is told when the computer does not let a command do its work. Anything else that is thrown is a bug of ours.

import { type Phrase, verbatim } from '../core/words.ts'

/** Null: the file system has refused nothing. */
export function refusal(error: unknown): Phrase | null {
  if (!(error instanceof Error)) return null
  const { code = '', path, message }: NodeJS.ErrnoException = error
  if (path === undefined) return null
  if (code === 'EACCES' || code === 'EPERM') return { say: 'refusal.rights', with: { path } }
  if (code !== 'EROFS' && code !== 'ENOSPC' && code !== 'EDQUOT') return null
  const [reason = ''] = message.split(',')
  return { say: 'refusal.disk', with: { path, reason: verbatim(reason) } }
}
