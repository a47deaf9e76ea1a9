// The laws of explain.test.ts with many more cases.
import './explain.test.ts'
