// The laws of rules.test.ts with many more cases.
import './rules.test.ts'
