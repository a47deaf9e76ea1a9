// Page modules have state of their own (signals, storage): each test file begins with a page that has just been opened, in a process that
// many files share.
import { vi } from 'vitest'

vi.resetModules()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
location.hash = ''
