// killed.test.ts with more moves.
import './killed.test.ts'
