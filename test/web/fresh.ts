// Page modules keep state (signals, storage), and many test files share a process. This gives each test file a page that has
// just been opened.
import { render } from 'preact'
import { afterAll, vi } from 'vitest'

vi.resetModules()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
location.hash = ''

// A page that is only taken out of the document lives on: it would follow the addresses of the next file, and change what that shows.
afterAll(() => {
  const page = document.getElementById('page')
  if (page) render(null, page)
})
