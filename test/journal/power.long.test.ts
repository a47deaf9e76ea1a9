// power.test.ts with more cuts.
import './power.test.ts'
