// The tables that match.test.ts leaves out of the short run.
import './match.test.ts'
