// Reports and backups, as the host’s page requests them.

import { expect, test } from 'vitest'
import type { Upkeep } from '../../src/server/upkeep.ts'
import { client, elsewhere, pin, window } from './visit.ts'

const made: string[] = []
const kitchen = { stick: 'kitchen-12345678', name: 'KITCHEN', freeBytes: 5e9, why: null }
const upkeep: Upkeep = {
  report: async (everything, lang) => ({ ok: true, value: `${lang} report${everything ? ' of everything' : ''}` }),
  backups: async () => ({ backups: [{ backup: 'backups/tablekeeper-1', at: 5 }], sticks: [kitchen] }),
  backUp: async (stick) =>
    stick === kitchen.stick
      ? { ok: true, value: { folder: '/media/KITCHEN/tablekeeper-2', matches: 3 } }
      : { ok: false, why: { say: 'window.noStick' } },
  preview: async (backup) =>
    backup.endsWith('1')
      ? { ok: true, value: [{ match: 1, game: 'skerry', begun: 3, over: true }] }
      : { ok: false, why: { say: 'window.noBackup' } },
  restore: async (backup) => {
    made.push(backup)
    return null
  }
}

test('a report is fetched by its ticket alone, and only the last one', async () => {
  const { app } = await window(true, { upkeep })
  const { say, hear } = await client(app)
  const fetched = async (path: string) => app.inject({ url: path, headers: elsewhere, remoteAddress: '127.0.0.2' })
  say({ m: 'report', everything: false, lang: 'fr' })
  const first = await hear((m) => m.m === 'report')
  const path = first.m === 'report' ? first.path : ''
  expect(await fetched(path)).toMatchObject({ statusCode: 200, body: 'fr report' })
  expect((await fetched('/api/reports/guess')).statusCode).toBe(404)
  say({ m: 'report', everything: true, lang: 'en' })
  const second = await hear((m) => m.m === 'report' && m.everything)
  expect((await fetched(second.m === 'report' ? second.path : '')).body).toBe('en report of everything')
  expect((await fetched(path)).statusCode).toBe(404)
})

test('a host elsewhere lists backups, looks inside one and restores it; nobody else may', async () => {
  const { app } = await window(true, { upkeep })
  const { say, hear } = await client(app, elsewhere)
  say({ m: 'restore', backup: 'backups/tablekeeper-1', ref: 1 })
  expect(await hear((m) => m.m === 'refused' && m.ref === 1)).toMatchObject({ why: { say: 'window.host' } })
  say({ m: 'host', pin })
  say({ m: 'backups' })
  expect(await hear((m) => m.m === 'backups')).toMatchObject(await upkeep.backups())
  say({ m: 'preview', backup: 'backups/tablekeeper-1' })
  expect(await hear((m) => m.m === 'preview')).toMatchObject({ matches: [{ game: 'skerry', over: true }] })
  say({ m: 'preview', backup: '/etc', ref: 2 })
  expect(await hear((m) => m.m === 'refused' && m.ref === 2)).toMatchObject({ why: { say: 'window.noBackup' } })
  expect(made).toEqual([])
  say({ m: 'restore', backup: 'backups/tablekeeper-1' })
  await expect.poll(() => made).toEqual(['backups/tablekeeper-1'])
})

test('a host backs up to a stick by the id that it was told; a path is not one, and nobody else may', async () => {
  const { app } = await window(true, { upkeep })
  const { say, hear } = await client(app, elsewhere)
  const refusal = async (stick: string, ref: number) => {
    say({ m: 'backup', stick, ref })
    return hear((m) => m.m === 'refused' && m.ref === ref)
  }
  expect(await refusal(kitchen.stick, 1)).toMatchObject({ why: { say: 'window.host' } })
  say({ m: 'host', pin })
  expect(await refusal('/media/KITCHEN', 2)).toMatchObject({ why: { say: 'window.misread' } })
  expect(await refusal('another-12345678', 3)).toMatchObject({ why: { say: 'window.noStick' } })
  say({ m: 'backup', stick: kitchen.stick })
  expect(await hear((m) => m.m === 'backed')).toMatchObject({ stick: kitchen.stick, matches: 3 })
})
