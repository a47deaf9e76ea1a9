// The symbols of the dice (section 1).

/** On action dice; a special die has them and a blank face. */
export const syms = ['BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'] as const
export type Sym = (typeof syms)[number]
export const isSym = (it: unknown): it is Sym => syms.some((sym) => sym === it)
/** PL-012: a special die shows one of them, or nothing. */
export type Special = Sym | 'BLANK'
export const commands = ['ATTACK', 'LEFT', 'RIGHT'] as const
export type Command = (typeof commands)[number]

/** What a symbol can be used for: GAIN and SHED are no symbols; a card gives one coin, or a boss token goes. */
export const ends = ['BOOT', 'SWORD', 'COIN', 'PAW', 'GAIN', 'SHED'] as const
export type End = (typeof ends)[number]
