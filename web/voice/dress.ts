// Dresses the document as this reader likes it: language, light or dark.

import { effect } from '@preact/signals'
import { lang, theme } from '../state/prefs.ts'

export function dress(): void {
  effect(() => {
    document.documentElement.lang = lang.value
  })
  effect(() => {
    if (theme.value === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme.value
  })
}
