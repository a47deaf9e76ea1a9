// As killed.test.ts, after more moves.
import './killed.test.ts'
