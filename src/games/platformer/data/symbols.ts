// The symbols of the dice (section 1).

/** On action dice; a special die has them and a blank face. */
export const syms = ['BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'] as const
export type Sym = (typeof syms)[number]
export const isSym = (it: unknown): it is Sym => syms.some((sym) => sym === it)
/** PL-012: a special die shows one of them, or nothing. */
export type Special = Sym | 'BLANK'
export const commands = ['ATTACK', 'LEFT', 'RIGHT'] as const
export type Command = (typeof commands)[number]

/** Face n of a die is the nth of these, whichever of its sides shows it: BOOT is on two. A special die has its blank last. */
export const faceOfSym = (it: Sym): number => syms.indexOf(it) + 1
export const faceOfCommand = (it: Command): number => commands.indexOf(it) + 1
const faceOfSpecial = (it: Special): number => (it === 'BLANK' ? syms.length + 1 : faceOfSym(it))
export const specialDie = (it: Special) => ({ kind: 'special', face: faceOfSpecial(it) }) as const

/** What a symbol can be used for: GAIN and SHED are no symbols; a card gives one coin, or a boss token goes. */
export const ends = ['BOOT', 'SWORD', 'COIN', 'PAW', 'GAIN', 'SHED'] as const
export type End = (typeof ends)[number]
