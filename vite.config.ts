// Builds the page from web/ into dist/web, where the daemon finds and serves it.
import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [preact()],
  // `parts.json` lists every file of a build: the service worker keeps those that nobody has asked for yet, too.
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022', manifest: 'parts.json' }
})
