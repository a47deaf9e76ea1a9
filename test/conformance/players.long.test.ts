// The laws of players.test.ts with many more cases.
import './players.test.ts'
