// The laws of table.test.ts at full size.
import './table.test.ts'
