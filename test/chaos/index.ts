// `npm run chaos`: evenings on the real daemon with every cable pulled, bytes bent, processes killed, the disk full and the clock
// wrong. Prints how long every recovery took, and fails when a ruling was wrong, a move was lost or anything needed a hand.

import { Luck } from '../conformance/playout.ts'
import { Unrest } from './evening.ts'
import { tableEvening } from './table.ts'
import { Tally } from './tally.ts'

const seed = Number(process.argv[2] ?? 1)
const n = Number(process.argv[3] ?? 5)
const luck = new Luck(seed)
const tally = new Tally()
const evening = await tableEvening(luck, tally)
const unrest = new Unrest(evening, luck, tally, {
  reader: n,
  lamps: n,
  'lamp process': n,
  daemon: n,
  tags: n,
  noise: n,
  disk: n,
  clock: n
})
try {
  while (unrest.left > 0) {
    await unrest.deed()
    console.log(unrest.left, tally.moves, tally.lost, tally.wrong, tally.manual)
    tally.lost.length = tally.wrong.length = tally.manual.length = 0
  }
} finally {
  console.table(tally.rows)
  console.log({ ...tally, recoveries: undefined }, evening.passed, evening.complaints().slice(-2000))
  await evening.close()
}
