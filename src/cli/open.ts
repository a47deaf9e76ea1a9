// Everything heavy that `start` needs. It is loaded once the lamp process has begun to start.

export { restore } from '../journal/backup.ts'
export { isOthers } from '../journal/shelf.ts'
export { judgeTable } from '../judge.ts'
export { openDaemon } from '../main.ts'
export { isUndescribed, openFirstStart } from './first.ts'
export { backUpDaily } from './nightly.ts'
export { openUpkeep } from './upkeep.ts'
