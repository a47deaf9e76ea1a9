// What a camera over the table knows after each image. Only what several images agree on is reported. Until they do, it reports a hand over
// the table, so that nothing is judged. Pure: images in, lines of the wire out.

import type { SensedPose } from '../../core/observation.ts'
import type { Point } from '../../core/scene.ts'
import type { Area, DieReport, TagReport } from '../wire/message.ts'
import { DiceTracker } from './dice-tracker.ts'
import { Motion } from './motion.ts'
import { type Grey, inverseOf, type Projection, project, projectionOf } from './plane.ts'
import { type Mark, middleOf, TagFinder } from './tags.ts'

export interface SeerConfig {
  /** Middles of the tags that lie at the corners of the table, in millimetres, by id: four or more. */
  readonly corners: Readonly<Record<string, Point>>
  /** Names of the tags on pieces, by id; every other tag is none of ours. */
  readonly tags: Readonly<Record<string, string>>
  /** Tags of which one is in sight for each way in which a thing is held, by id. */
  readonly poses: Readonly<Record<string, Held>>
  /** Where dice lie, in millimetres, and how long their sides are. */
  readonly tray: { readonly area: Area; readonly die: number } | null
  /** Where other dice lie that nobody throws, and the colour that they are reported as: hands only turn them. */
  readonly shelf: { readonly area: Area; readonly die: number; readonly colour: string } | null
  /** The lens above the table, in millimetres, and how high tags stand, by name: what is high seems farther out. */
  readonly eye: readonly [x: number, y: number, z: number] | null
  readonly heights: Readonly<Record<string, number>>
  /** Images that must agree. */
  readonly agree: number
}

/** A thing, and how it is held where this tag is seen. */
export interface Held {
  readonly thing: string
  readonly pose: SensedPose
}

export interface Detections {
  readonly tags: readonly TagReport[]
  readonly dice: readonly DieReport[]
  readonly hand: boolean
  /** How things are held in this very image: null where no tag or more than one of a thing is in sight. */
  readonly held: readonly { readonly thing: string; readonly pose: SensedPose | null }[]
}

/** For whoever aims the camera. */
export interface Glimpse {
  readonly marks: readonly Mark[]
  readonly corners: number
  /** Null while four corners have never been in sight. */
  readonly toTable: Projection | null
  /** What is said now; null before anything was agreed on. */
  readonly detections: Detections | null
}

/** Pixels that a corner may lie off before the camera is taken to have moved. */
const cornerDrift = 3
/** A tag is where it was within this many millimetres and degrees. */
const tagDrift = 2.5
const turnDrift = 6

export class Seer {
  readonly #config: SeerConfig
  readonly #finder: TagFinder
  readonly #motion: Motion
  readonly #dice: DiceTracker | null
  readonly #shelf: DiceTracker | null
  #toTable: Projection | null = null
  #toImage: Projection | null = null
  /** By id: where it was seen, in how many images since all was still, and in how many after that it was not. */
  #votes = new Map<string, { readonly tag: TagReport; readonly agreed: number; readonly absent: number }>()
  #still = 0
  #detections: Detections | null = null

  constructor(config: SeerConfig) {
    this.#config = config
    const { corners, tags, poses, shelf } = config
    this.#finder = new TagFinder([corners, tags, poses].flatMap((it) => Object.keys(it)).map(Number))
    this.#motion = new Motion([config.tray, shelf].flatMap((it) => (it?.area ? [it.area] : [])))
    this.#dice = config.tray && new DiceTracker(config.tray.area, config.tray.die, config.agree)
    this.#shelf = shelf && new DiceTracker(shelf.area, shelf.die, config.agree)
  }

  see(image: Grey): Glimpse {
    const marks = this.#finder.find(image)
    const corners = marks.filter((it) => Object.hasOwn(this.#config.corners, it.id))
    const aimed = this.#aim(corners)
    const { table, areas } = this.#motion.see(image, this.#toImage)
    if (!this.#toTable || !this.#toImage) return { marks, corners: corners.length, toTable: null, detections: null }
    const settled = this.#vote(this.#tagsIn(marks), aimed && !table)
    const thrown = this.#dice?.see(image, this.#toImage, areas[0] ?? 0, table) ?? []
    const dice = [...thrown, ...this.#turned(image, this.#toImage, areas.at(-1) ?? 0)]
    // An agreed report stays until another is agreed on, so a trembling tag is not reported again.
    const held = this.#held(marks)
    if (settled) this.#detections = { tags: steady(this.#detections?.tags ?? [], settled), dice, hand: false, held }
    else if (this.#detections) this.#detections = { ...this.#detections, dice, hand: true, held }
    return { marks, corners: corners.length, toTable: this.#toTable, detections: this.#detections }
  }

  /** Whatever changes on the shelf, a hand has done it. */
  #turned(image: Grey, toImage: Projection, moved: number): DieReport[] {
    const { shelf } = this.#config
    const dice = this.#shelf?.see(image, toImage, moved, true) ?? []
    return shelf ? dice.map((it) => ({ ...it, id: `${shelf.colour}-${it.id}`, colour: shelf.colour })) : []
  }

  /** Learns from the corners where the table is; false while some are covered or the camera moves. */
  #aim(marks: readonly Mark[]): boolean {
    const pairs = marks.map((it) => ({ from: middleOf(it), to: this.#config.corners[it.id] as Point }))
    const toImage = this.#toImage
    const off = (it: (typeof pairs)[number], map: Projection): number => {
      const [x, y] = project(map, it.to)
      return Math.hypot(x - it.from[0], y - it.from[1])
    }
    if (toImage && pairs.every((it) => off(it, toImage) < cornerDrift))
      return marks.length === Object.keys(this.#config.corners).length
    if (pairs.length < 4) return false
    const toTable = projectionOf(pairs)
    if (!toTable) return false
    const back = inverseOf(toTable)
    if (pairs.some((it) => off(it, back) > cornerDrift)) return false
    ;[this.#toTable, this.#toImage] = [toTable, back]
    this.#votes.clear()
    return true
  }

  /** All tags on the table once enough images agree on every one of them; null until then. One image may miss a tag. */
  #vote(tags: readonly TagReport[], still: boolean): TagReport[] | null {
    const { agree } = this.#config
    const now = new Map(tags.map((it) => [it.id, it]))
    for (const id of new Set([...this.#votes.keys(), ...now.keys()])) {
      const [vote, tag] = [this.#votes.get(id), now.get(id)]
      if (tag)
        this.#votes.set(id, { tag, agreed: !still ? 0 : vote && near(vote.tag, tag) ? vote.agreed + 1 : 1, absent: 0 })
      else if (vote && (vote.absent + 1 < agree || !still))
        this.#votes.set(id, { ...vote, agreed: still ? vote.agreed : 0, absent: still ? vote.absent + 1 : 0 })
      else this.#votes.delete(id)
    }
    const votes = [...this.#votes.values()]
    this.#still = still ? this.#still + 1 : 0
    if (this.#still < agree || votes.some((it) => it.agreed < agree)) return null
    return votes.map((it) => it.tag).sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  /** Nothing is smoothed: a hand that turns a thing is over the table, and the game itself passes over what is short. */
  #held(marks: readonly Mark[]): Detections['held'] {
    const all = Object.values(this.#config.poses)
    const seen = marks.flatMap(({ id }) => this.#config.poses[id] ?? [])
    return [...new Set(all.map(({ thing }) => thing))].map((thing) => {
      const [one, ...more] = new Set(seen.filter((it) => it.thing === thing).map(({ pose }) => pose))
      return { thing, pose: one !== undefined && more.length === 0 ? one : null }
    })
  }

  #tagsIn(marks: readonly Mark[]): TagReport[] {
    const { tags, eye, heights } = this.#config
    const toTable = this.#toTable as Projection
    const found = new Map<string, TagReport>()
    for (const mark of marks) {
      const name = tags[mark.id]
      if (name === undefined) continue
      const [a, b] = mark.corners
      const [x, y] = project(toTable, middleOf(mark))
      const [tx, ty] = project(toTable, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
      const turn = (Math.round((Math.atan2(tx - x, ty - y) * 180) / Math.PI) + 360) % 360
      const high = heights[name.split('#')[0] as string] ?? 0
      const near = eye ? 1 - high / eye[2] : 1
      const at = {
        x: tenth(eye ? eye[0] + (x - eye[0]) * near : x),
        y: tenth(eye ? eye[1] + (y - eye[1]) * near : y),
        turn
      }
      // One name twice in sight is two tags that somebody printed twice, or a mistake: neither is believed.
      found.set(name, found.has(name) ? { id: name, at: null } : { id: name, at })
    }
    return [...found.values()].filter((it) => it.at)
  }
}

const tenth = (it: number): number => Math.round(it * 10) / 10 + 0

function near(a: TagReport, b: TagReport | undefined): boolean {
  if (a.id !== b?.id || !a.at || !b.at) return false
  const turned = Math.abs(((a.at.turn - b.at.turn + 540) % 360) - 180)
  return Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < tagDrift && turned < turnDrift
}

const steady = (before: readonly TagReport[], now: readonly TagReport[]): readonly TagReport[] => {
  const old = new Map(before.map((it) => [it.id, it]))
  return now.map((it) => {
    const was = old.get(it.id)
    return was && near(it, was) ? was : it
  })
}
