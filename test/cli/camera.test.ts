// Aiming a camera: a program writes images in place of ffmpeg, and the page shows what is recognised in them.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { corners, develop, dieSide, expose, lens, scatter, seeded, tray } from '../devices/camera/scene.ts'
import { folder, tablekeeper } from './command.ts'
import { Running } from './running.ts'

test('the page shows every tag that is read, and what stands and lies there', async () => {
  const [drawn] = scatter(4, 2, seeded(3))
  const data = folder()
  const [picture] = develop(expose(drawn, lens()), lens(), seeded(8))
  writeFileSync(join(data, 'picture.gray'), picture.data)
  const pieces = Object.fromEntries(drawn.tags.map(({ id }) => [id, `keeper/${id}`]))
  const command = ['sh', '-c', `while cat '${join(data, 'picture.gray')}'; do sleep 0.1; done`]
  const reader = { driver: 'camera', corners, pieces, tray: { area: tray, die: dieSide }, command }
  writeFileSync(join(data, 'table.yaml'), JSON.stringify({ reader }))
  const camera = new Running('camera', '--config', join(data, 'table.yaml'), '--port', '0')
  /** The current page: one whole message of its stream, with the image. */
  const shown = async (): Promise<string> => {
    const page = await fetch(new URL('/state', await camera.address))
    let text = ''
    for await (const part of page.body ?? []) {
      text += Buffer.from(part).toString()
      if (text.includes('\n\n')) break
    }
    return text
  }
  await expect.poll(shown, { interval: 300 }).toContain('4 corners, 4 pieces, 2 dice')
  expect(await shown()).toContain('tag keeper/3: ')
  expect((await shown()).match(/<polygon/g)).toHaveLength(8)
  await camera.end()
})

test('a table without a camera has nothing to aim', () => {
  const data = folder({ 'table.yaml': 'reader: { driver: serial, port: x }\n' })
  expect(tablekeeper(['camera'])).toMatchObject({ code: 2, err: expect.stringContaining('--config') })
  expect(tablekeeper(['camera', '--config', join(data, 'table.yaml')])).toMatchObject({
    code: 2,
    err: expect.stringContaining('not a camera')
  })
})
