// Puts the pinned Node 24 back into node_modules/.bin after `npm ci`. All its platform packages bring a command `node`, and npm 9,
// when it takes away those of other platforms, takes away that link too. Plain JavaScript: Debian's Node 18 runs it.
import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const link = join('node_modules', '.bin', 'node')
const own = join(`node-${process.platform}-${process.arch}`, 'bin', 'node')
if (existsSync(join('node_modules', own)) && !existsSync(link)) symlinkSync(join('..', own), link)
