// The remaining tables of match.test.ts, which are not in the short run.
import './match.test.ts'
