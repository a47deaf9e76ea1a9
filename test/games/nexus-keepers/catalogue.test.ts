import { rules } from '../../../src/games/nexus-keepers/words/index.ts'
import { holdToCatalogue } from '../catalogue.ts'

holdToCatalogue('nexus-keepers', rules, 109)
