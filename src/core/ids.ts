// The branded ids that everything else speaks in. A brand costs nothing at run time and stops a place from being taken for a piece.

declare const brand: unique symbol
type Branded<B extends string> = string & { readonly [brand]: B }

/** Somewhere a piece can stand, unique within one game: `"1,3"` for a tile, `"card:2/reserve"` for a slot. */
export type PlaceId = Branded<'place'>
/** What a piece looks like to a sensor that knows it, owner included: `"keeper/0"`, `"human/2"`. Equal pieces share a kind. */
export type KindId = Branded<'kind'>
/** A rule of a catalogue: `"NK-039"`. */
export type RuleId = Branded<'rule'>

export const placeId = (id: string): PlaceId => id as PlaceId
export const kindId = (id: string): KindId => id as KindId
export const ruleId = (id: string): RuleId => id as RuleId

/** A player's place at the table, counted clockwise from 0. */
export type Seat = number
/** Whoever can make a move. */
export type Actor = Seat | 'chance'
/** Whoever can look: a seat sees its own secrets, the audience sees none. */
export type Viewer = Seat | 'audience'
