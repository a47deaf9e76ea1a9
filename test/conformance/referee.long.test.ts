// The laws of referee.test.ts with many more cases.
import './referee.test.ts'
