// TCP connections, before anything is asked on them: so many from one address, so many of all. Those of this machine and of trusted
// proxies are not counted.

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { mostLines, mostLinesOfAddress } from './limits.ts'

/** `homeOf`: by which address a line is counted; null: it is not. */
export function limitLines(server: Server, homeOf: (remote: string) => string | null): void {
  const counts = new Map<string, number>()
  let all = 0
  server.on('connection', (line: Socket) => {
    const home = homeOf(line.remoteAddress ?? '')
    if (home === null) return
    const mine = counts.get(home) ?? 0
    if (mine >= mostLinesOfAddress || all >= mostLines) {
      line.destroy()
      return
    }
    counts.set(home, mine + 1)
    all += 1
    line.once('close', () => {
      all -= 1
      const left = (counts.get(home) ?? 1) - 1
      if (left > 0) counts.set(home, left)
      else counts.delete(home)
    })
  })
}
