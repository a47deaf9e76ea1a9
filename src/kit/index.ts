// What games share and the project promises to whoever writes one: `import … from 'tablekeeper/kit'`. What is not named here may change.

export { type Act, type Answers, actsTable, type Table } from './acts.ts'
export { refusals } from './refusal.ts'
export { type Handlers, type Scripting, scripting } from './script.ts'
