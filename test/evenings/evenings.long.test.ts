// The evenings of evenings.test.ts, longer.
import './evenings.test.ts'
