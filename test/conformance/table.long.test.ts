// The laws of table.test.ts with many more cases.
import './table.test.ts'
