// What games share and the project promises to whoever writes one: `import … from 'tablekeeper/kit'`. What is not named here may change.

export { type Act, type Answers, actsTable, type Table } from './acts.ts'
export { copies, heapOf } from './deck.ts'
export * as dice from './dice/pool.ts'
export * as hex from './grid/hex.ts'
export * as square from './grid/square.ts'
export { holds, less } from './multiset.ts'
export { refusals } from './refusal.ts'
export { type Handlers, type Scripting, scripting } from './script.ts'
export { dictionary, rulesOf } from './words.ts'
