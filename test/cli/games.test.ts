import { expect, test } from 'vitest'
import { loadGames } from '../../src/games.ts'
import { tablekeeper } from './command.ts'

test('games lists every game on disk with its seats, options and presets', async () => {
  const { code, out, err } = tablekeeper(['games'])
  expect([code, err]).toEqual([0, ''])
  for (const game of (await loadGames()).games) {
    expect(out).toContain(`${game.id}: `)
    expect(out).toContain(`${game.seats.min} to ${game.seats.max} seats`)
    for (const option of Object.keys(game.options.properties ?? {})) expect(out).toContain(`    ${option}: `)
    for (const preset of Object.keys(game.presets)) expect(out).toContain(preset)
  }
  expect(out).toMatch(/^nexus-keepers: Nexus Keepers, 2 to 8 seats$/m)
  expect(out).toMatch(/^ {4}clumsy: base \| alternative \| off, default "base" /m)
  expect(out).not.toContain('⟨')
})

test('games speaks French', () => {
  const { out } = tablekeeper(['games'], 'fr_FR.UTF-8')
  expect(out).toMatch(/de 2 à 8 joueurs$/m)
  expect(out).not.toContain('⟨')
})
