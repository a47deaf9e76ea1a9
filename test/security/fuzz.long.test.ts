// fuzz.test.ts with 20,000 inputs.

import './fuzz.test.ts'
