// The hands over the virtual table: what they carry, and what becomes of it. Several hands may carry at once, one of them by keyboard.

import { computed, signal } from '@preact/signals'
import type { Point } from '../../src/core/scene.ts'
import type { VirtualThing } from '../../src/server/messages.ts'
import { hand } from '../state/commands.ts'
import { doc, may } from '../state/store.ts'
import { ridden, riders, settle, step } from './things.ts'

/** The hand that has no pointer. */
export const keyboard = -1

export interface Carried {
  readonly thing: VirtualThing
  readonly hand: number
  readonly at: Point
  readonly turn: number
  /** From the thing's point to where it was gripped, so that it does not jump. */
  readonly grip: Point
  /** Taken by a tap: it stays in the hand until the next tap. */
  readonly held: boolean
}

/** What is carried now, by the thing's id. */
export const carried = signal<ReadonlyMap<string, Carried>>(new Map())
const ids = computed(() => [...carried.value.keys()].join('\n'))
/** The things in hands, by id: it changes only when a hand takes or leaves something, not with every step of the way. */
export const inHand = computed<ReadonlySet<string>>(() => new Set(ids.value === '' ? [] : ids.value.split('\n')))

/** What was let go and has not been heard of from the daemon yet: it lies where the hand left it. */
export const letGo = signal<ReadonlyMap<string, { at: Point | null; turn: number }>>(new Map())
/** The tile that was last touched: the one that the turn buttons turn. */
export const touched = signal<string | null>(null)

/** After this many milliseconds the daemon's word holds again. */
const trustMs = 900

const things = (): readonly VirtualThing[] => doc.peek()?.virtual?.things ?? []

function set<V>(map: ReadonlyMap<string, V>, key: string, value: V | undefined): Map<string, V> {
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}

/** Takes a thing up. `drawn`: where, when that is not where it lies. */
export function lift(thing: VirtualThing, by: number, from: Point, drawn?: Point): void {
  if (!may('hand')) return
  const at = drawn ?? thing.at ?? from
  carried.value = set(carried.value, thing.id, {
    thing,
    hand: by,
    at,
    turn: thing.turn,
    grip: [from[0] - at[0], from[1] - at[1]],
    held: by === keyboard
  })
  if (thing.layer === 'ground') touched.value = thing.id
  hand({ hand: 'lift', thing: thing.id })
}

/** Moves what a hand carries to under this point. */
export function carry(by: number, to: Point): void {
  for (const [id, it] of carried.value)
    if (it.hand === by) carried.value = set(carried.value, id, { ...it, at: [to[0] - it.grip[0], to[1] - it.grip[1]] })
}

/** A tap took it: it waits in the hand for the next tap. */
export function keep(by: number): void {
  for (const [id, it] of carried.value)
    if (it.hand === by) carried.value = set(carried.value, id, { ...it, held: true })
}

export const carriedBy = (by: number): Carried[] => [...carried.value.values()].filter((it) => it.hand === by)
export const keptInHand = (): Carried[] => [...carried.value.values()].filter((it) => it.held)

/** Puts down what is carried, where it is, or beside the board. */
export function putDown(it: Carried, beside = false): void {
  const places = doc.peek()?.scene?.places ?? []
  place(it.thing, beside ? null : settle(it.thing, it.at, places, things()), it.turn)
}

/** Back to where it was taken from, as if nothing had happened. */
export const putBack = (it: Carried): void => place(it.thing, it.thing.at, it.thing.turn)

function place(thing: VirtualThing, at: Point | null, turn: number): void {
  const from = thing.at && { at: thing.at, turn: thing.turn }
  const riding = thing.layer === 'ground' && from && at ? riders(thing, things()) : []
  carried.value = set(carried.value, thing.id, undefined)
  remember(thing.id, at, turn)
  hand({ hand: 'put', thing: thing.id, at, turn })
  for (const rider of riding) {
    if (!from || !at || !rider.at) continue
    const to = ridden(rider.at, from, { at, turn })
    remember(rider.id, to, rider.turn)
    hand({ hand: 'put', thing: rider.id, at: to, turn: rider.turn })
  }
}

function remember(id: string, at: Point | null, turn: number): void {
  const mine = { at, turn }
  letGo.value = set(letGo.value, id, mine)
  setTimeout(() => {
    if (letGo.peek().get(id) === mine) letGo.value = set(letGo.peek(), id, undefined)
  }, trustMs)
}

/** Whether a hand at another page has it, over where it stood. */
export const isHeldElsewhere = ({ id, held }: VirtualThing): boolean =>
  held && !inHand.value.has(id) && !letGo.value.has(id)

/** Turns a tile by one step, in the hand or where it lies. */
export function turn(id: string, steps: number): void {
  const it = carried.value.get(id)
  if (it) {
    carried.value = set(carried.value, id, { ...it, turn: round(it.turn + steps * step(it.thing)) })
    return
  }
  const thing = things().find((t) => t.id === id)
  if (thing?.layer === 'ground')
    place(thing, thing.at, round((letGo.peek().get(id)?.turn ?? thing.turn) + steps * step(thing)))
}

const round = (degrees: number): number => ((degrees % 360) + 360) % 360

/** Where a thing is drawn: in a hand, where a hand just left it, or where the daemon says. */
export function whereIs(thing: VirtualThing): { readonly at: Point | null; readonly turn: number } {
  return (inHand.value.has(thing.id) && carried.value.get(thing.id)) || (letGo.value.get(thing.id) ?? thing)
}
