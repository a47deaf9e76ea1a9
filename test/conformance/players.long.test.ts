// The laws of players.test.ts at full size.
import './players.test.ts'
