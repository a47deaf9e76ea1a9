// What a keeper card says (section 8.1). Types only; what the effects do is the turn's business.

/** The three actions, and the points that pay for them. */
export const kinds = ['move', 'jump', 'push'] as const
export type Kind = (typeof kinds)[number]

export type Face = 1 | 2 | 3 | 4 | 5 | 6
/** A face that can bear symbols; a 1 never does (NK-061). */
export type SymbolFace = Exclude<Face, 1>

export type KeeperCard = {
  readonly id: string
  readonly name: string
  readonly source: 'house' | 'owner'
  /** None, one or two of each face; two equal ones are a doubled symbol (NK-063), two different ones a choice (NK-079). */
  readonly symbols: Readonly<Record<SymbolFace, readonly Kind[]>>
  readonly plusTerrain: string
  readonly minusTerrain: string
  readonly powerDice: number
  readonly skills: readonly Skill[]
}

export type Skill = {
  readonly id: string
  readonly name: string
  readonly trigger: Trigger
  /** All of them must hold. */
  readonly when?: readonly Condition[]
  readonly effects: readonly Effect[]
  /** How often in one turn: 1 unless said; a passive skill is not counted (NK-088, Q76). */
  readonly perTurn?: number
  readonly perGame?: number
  readonly noteForHumans?: string
}

export type Trigger =
  | { readonly t: 'passive' }
  /** Exactly these dice, spent. */
  | { readonly t: 'faces'; readonly faces: readonly Face[] }
  /** So many consecutive faces, spent; `from` fixes the lowest. */
  | { readonly t: 'sequence'; readonly length: number; readonly from?: Face }
  /** So many equal dice, spent. */
  | { readonly t: 'kind'; readonly n: number; readonly face?: Face }
  /** Any unspent dice with at least that sum, spent. */
  | { readonly t: 'total'; readonly atLeast: number }
  | { readonly t: 'onPush' }
  | { readonly t: 'onPushOff' }
  | { readonly t: 'onFall' }

/** `terrain` is `plus`, `minus` or the name of a terrain. */
export type Condition =
  | { readonly c: 'onTerrain'; readonly terrain: string }
  | { readonly c: 'terrainAtStart'; readonly terrain: string }
  | { readonly c: 'bonusTurn'; readonly is: boolean }

export type Effect =
  | { readonly e: 'extraDice'; readonly n: number; readonly at: 'now' | 'nextRoll' }
  | { readonly e: 'rerollOnes'; readonly max: number }
  | { readonly e: 'pushBonus'; readonly n: number }
  | { readonly e: 'points'; readonly kind: Kind; readonly n: number }
  | { readonly e: 'pushDiagonal' }
  | { readonly e: 'follow' }
  | { readonly e: 'swap'; readonly range: number }
  | { readonly e: 'teleport'; readonly to: readonly ('ownStart' | 'plusTerrain')[] }
  | { readonly e: 'immune'; readonly vs: readonly ('chain' | 'minusTerrain' | 'diagonal')[] }
  | { readonly e: 'reserve'; readonly face: Face }
  | { readonly e: 'replay' }
