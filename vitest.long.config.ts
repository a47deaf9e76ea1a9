// What `npm test` leaves out because it takes long: every browser, chip and cable, commands as processes, laws at full size.
import { suite } from './vitest.config.ts'

export default suite('long')
