// The laws of explain.test.ts at full size.
import './explain.test.ts'
