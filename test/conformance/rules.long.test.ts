// The laws of rules.test.ts at full size.
import './rules.test.ts'
