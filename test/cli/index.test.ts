import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { words } from '../../src/cli/words.ts'
import { tablekeeper } from './command.ts'

const commands = ['start', 'check', 'matches', 'export', 'games', 'card']

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
    expect(err).toBe(
      'There is no command “chekc”. There are: start, check, matches, export, games and card. Did you mean “check”?\n'
    )
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
