import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawing } from '../../../web/state/art.ts'

test('a drawing keeps its shapes and its square', () => {
  const found = drawing('tree', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h9"/></svg>')
  expect(found?.viewBox).toBe('0 0 64 64')
  expect(found?.markup).toContain('M0 0h9')
  expect(found?.id).toBe('art-tree')
})

test('ids of two drawings never meet', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="a"/><path fill="url(#a)"/><use href="#a"/></svg>'
  expect(drawing('x', svg)?.markup).not.toMatch(/"a"|#a\b/)
  expect(drawing('x', svg)?.markup).toContain('url(#x-a)')
})

test('nothing that acts comes along', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><script>bad()</script><path onclick="bad()" d="M1 1"/><foreignObject/></svg>'
  expect(drawing('x', svg)?.markup).not.toMatch(/script|onclick|foreignObject/i)
})

test('what is no drawing is left out', () => {
  expect(drawing('x', '<html><body>404</body></html>')).toBeNull()
})

const art = readdirSync('src/games', { withFileTypes: true })
  .map((it) => `src/games/${it.name}/art`)
  .flatMap((folder) => {
    try {
      return readdirSync(folder).map((file) => `${folder}/${file}`)
    } catch {
      return []
    }
  })

test.each(art)('%s can be drawn', (file) => {
  expect(drawing('x', readFileSync(file, 'utf8'))?.markup.length).toBeGreaterThan(20)
})
