// Page modules keep state (signals, storage), and many test files share a process. This gives each test file a page that has
// just been opened.
import { vi } from 'vitest'

vi.resetModules()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
location.hash = ''
