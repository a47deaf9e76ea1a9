// The game of this folder, as the daemon finds it.

export { game as default } from './game.ts'
