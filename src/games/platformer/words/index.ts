import { dictionary } from '../../../kit/words.ts'
import { ruleId } from '../../../core/ids.ts'
export const words = dictionary([{}], [{}])
export const rules = Array.from({ length: 186 }, (_, i) => ({ rule: ruleId(`PL-${String(i + 1).padStart(3, '0')}`), text: { say: 'x' } }))
