// Builds the page from web/ into dist/web, where the daemon finds and serves it.
import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [preact()],
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022' }
})
