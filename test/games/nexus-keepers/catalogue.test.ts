import { rules } from '../../../src/games/nexus-keepers/rules.ts'
import { holdToCatalogue } from '../catalogue.ts'

holdToCatalogue('nexus-keepers', rules, 109)
