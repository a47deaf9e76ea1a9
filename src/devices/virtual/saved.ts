// Reads a saved virtual table: completely, or not at all.

import type { Json, JsonObject } from '../../core/json.ts'
import { sensedPoses } from '../../core/observation.ts'
import type { VirtualPosed, VirtualThing } from '../../core/page.ts'
import type { TrayDie } from './tray.ts'

export function readSaved(saved: Json): {
  readonly things: readonly VirtualThing[]
  readonly dice: readonly TrayDie[]
  readonly posed: readonly VirtualPosed[]
} | null {
  if (!isObject(saved) || saved.virtualTable !== 1) return null
  const { things, dice, posed = [] } = saved
  if (!Array.isArray(things) || !things.every(isThing) || !Array.isArray(dice) || !dice.every(isDie)) return null
  if (!Array.isArray(posed) || !posed.every(isPosed)) return null
  return {
    things: things as unknown as VirtualThing[],
    dice: dice as unknown as TrayDie[],
    posed: posed as unknown as VirtualPosed[]
  }
}

const isObject = (it: Json | undefined): it is JsonObject => typeof it === 'object' && it !== null && !Array.isArray(it)

const isThing = (it: Json): boolean =>
  isObject(it) &&
  typeof it.id === 'string' &&
  typeof it.kind === 'string' &&
  typeof it.look === 'string' &&
  (it.layer === 'figure' || it.layer === 'ground') &&
  isObject(it.name) &&
  Number.isFinite(it.turn) &&
  (it.at === null || isPoint(it.at))

const isPosed = (it: Json): boolean =>
  isObject(it) &&
  typeof it.id === 'string' &&
  typeof it.kind === 'string' &&
  typeof it.look === 'string' &&
  isObject(it.name) &&
  (it.pose === null || sensedPoses.some((pose) => pose === it.pose))

const isPoint = (it: Json | undefined): boolean => Array.isArray(it) && it.length === 2 && it.every(Number.isFinite)

/** What the stream can throw. */
const hasSides = (it: Json | undefined): boolean => Number.isInteger(it) && Number(it) >= 1 && Number(it) <= 2 ** 32

const states = ['lying', 'held', 'rolling', 'crooked', 'aside']

const isDie = (it: Json): boolean =>
  isObject(it) &&
  hasSides(it.sides) &&
  (it.odds === undefined || (Array.isArray(it.odds) && it.odds.every((n) => Number.isInteger(n) && Number(n) >= 0))) &&
  Number.isInteger(it.throws) &&
  isObject(it.shown) &&
  typeof it.shown.id === 'string' &&
  typeof it.shown.kind === 'string' &&
  Number.isInteger(it.shown.face) &&
  states.includes(String(it.shown.state))
