// The laws of referee.test.ts at full size.
import './referee.test.ts'
