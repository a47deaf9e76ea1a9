// Everything heavy that `start` needs. It is loaded once the lamp process has begun to start.

export { restore } from '../journal/backup.ts'
export { judgeTable, openDaemon } from '../main.ts'
export { backUpDaily } from './nightly.ts'
export { openUpkeep } from './upkeep.ts'
