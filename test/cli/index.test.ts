import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { words } from '../../src/cli/words.ts'
import { tablekeeper } from './command.ts'

const commands = [
  'start',
  'check',
  'matches',
  'export',
  'games',
  'card',
  'certificate',
  'calibrate',
  'camera',
  'doctor',
  'learn',
  'replay',
  'review',
  'sniff',
  'tags'
]

describe('tablekeeper', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('with %j says what there is', (args) => {
    const { code, out, err } = tablekeeper(args)
    expect([code, err]).toEqual([0, ''])
    for (const command of commands) expect(out).toContain(`tablekeeper ${command} `)
  })

  test('speaks the language of whoever types', () => {
    expect(tablekeeper(['--help'], 'fr_FR.UTF-8').out).toContain('rejoue des parties')
    expect(tablekeeper(['--help'], 'de_DE.UTF-8').out).toContain('plays record files')
  })

  test('says its version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(tablekeeper(['--version']).lines).toEqual([version])
  })

  test('with an unknown command says what was probably meant', () => {
    const { code, out, err } = tablekeeper(['chekc'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^There is no command “chekc”\. Commands: start, check, .* and \w+\. Did you mean “check”\?\n$/)
    expect(tablekeeper(['constructor']).code).toBe(2)
  })

  test.each(commands)('%s --help explains it, and with a wrong option does nothing but say so', (command) => {
    const help = tablekeeper([command, '--help'])
    expect([help.code, help.err]).toEqual([0, ''])
    expect(help.lines[0]).toMatch(new RegExp(`^tablekeeper ${command}`))
    const wrong = tablekeeper([command, '--no-such-thing'])
    expect([wrong.code, wrong.out]).toEqual([2, ''])
    expect(wrong.err).toContain(`“--no-such-thing” is not an option of “${command}”.`)
  })
})

describe('the installed command', () => {
  const bin = (node: string) => spawnSync(node, ['bin/tablekeeper.js', '--version'], { encoding: 'utf8' })
  const versionOf = (node: string): number =>
    Number(spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.split('.')[0])
  const old = (process.env.PATH ?? '')
    .split(delimiter)
    .map((it) => join(it, 'node'))
    .find((it) => existsSync(it) && versionOf(it) < 24)

  test('is the same', () => {
    expect(bin(process.execPath)).toMatchObject({ status: 0, stdout: tablekeeper(['--version']).out })
  })

  test.runIf(old)('says kindly what an old Node lacks', () => {
    expect(bin(old ?? '')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/needs Node >=24.*\n.*npm run/)
    })
  })
})

test('both languages say the same things', () => {
  const gaps = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort()
  expect(Object.keys(words.fr)).toEqual(Object.keys(words.en))
  for (const [key, text] of Object.entries(words.en)) expect(gaps(words.fr[key] ?? ''), key).toEqual(gaps(text))
})

test('help texts name the same options in both languages', () => {
  const options = (text: string): string[] => [...text.matchAll(/--[a-z-]+/g)].map(([option]) => option)
  for (const command of commands)
    expect(options(words.fr[`help.${command}`] ?? '')).toEqual(options(words.en[`help.${command}`] ?? ''))
})
