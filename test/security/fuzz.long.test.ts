// The same with 20,000 inputs.

import './fuzz.test.ts'
