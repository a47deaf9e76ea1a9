// Some laws are tried in both test runs: on a few cases in `npm test`, and on many in `npm run test:all`. For the latter, a file
// `x.long.test.ts` imports `x.test.ts`.

/** Whether this is the long run. */
export const long = process.env.LONG === '1'

export const sized = (short: number, full: number): number => (long ? full : short)
