// The command `tablekeeper`: finds the command that was meant and hands over. Each command is one file, loaded when it is asked for.

import { enableCompileCache } from 'node:module'
import { inspect } from 'node:util'
import { meant } from '../config/meant.ts'
import { refusal } from './refusal.ts'
import { inSources } from './source.ts'
import { version } from './version.ts'
import { say, voice } from './voice.ts'

// Code compiled by an earlier start is handed on to the lamp process as well.
const { directory } = enableCompileCache()
if (directory) process.env.NODE_COMPILE_CACHE = directory

interface Command {
  /** Returns the exit code. */
  readonly run: (args: string[]) => Promise<number>
}

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: () => import('./start.ts'),
  check: () => import('./check.ts'),
  matches: () => import('./matches.ts'),
  export: () => import('./export.ts'),
  review: () => import('./review.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  update: () => import('./update.ts'),
  games: () => import('./games.ts'),
  'new-game': () => import('./new-game.ts'),
  card: () => import('./card.ts'),
  calibrate: () => import('./calibrate.ts'),
  camera: () => import('./camera.ts'),
  doctor: () => import('./doctor.ts'),
  find: () => import('./find.ts'),
  flash: () => import('./flash.ts'),
  report: () => import('./report.ts'),
  replay: () => import('./replay.ts'),
  sniff: () => import('./sniff.ts'),
  invite: () => import('./invite.ts'),
  certificate: () => import('./certificate.ts'),
  tags: () => import('./tags.ts'),
  learn: () => import('./learn.ts')
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(say('help'))
    return 0
  }
  if (name === '--version' || name === '-v') {
    console.log(version)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const known = Object.keys(commands)
    const word = meant(name, known)
    console.error(`${say('args.command', { name, known })}${word ? ` ${say('args.meant', { word })}` : ''}`)
    return 2
  }
  if (args.includes('--help') || args.includes('-h')) {
    console.log(say(`help.${name}`))
    return 0
  }
  return (await command()).run(args)
}

// A closed pipe (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const refused = refusal(error)
  if (refused) console.error(voice(refused))
  else console.error(`${say('bug')}\n${inSources(inspect(error))}`)
  process.exitCode = refused ? 1 : 70
}
