// Builds the page from web/ into dist/web, where the daemon finds and serves it.
import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [preact()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // `parts.json` lists every file of a build: the service worker keeps those that nobody has asked for yet, too.
    manifest: 'parts.json',
    // Browsers that cannot load modules ahead load them when they are imported: no code of ours is needed for that.
    modulePreload: { polyfill: false }
  }
})
