// Writes rows to the disk in order, without blocking anybody. If the disk refuses, rows wait in memory. A file that proves damaged is
// rebuilt.

import { dirname } from 'node:path'
import type { Phrase } from '../core/words.ts'
import { Live } from './live.ts'
import type { Row } from './row.ts'
import type { Files } from './salvage.ts'
import { openWhole } from './salvage.ts'
import type { Store } from './store.ts'
import type { Sync } from './sync.ts'
import { makeRoom, syncer, syncFolder } from './sync.ts'
import { troubleOf } from './trouble.ts'

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Calls back once after `ms`; the returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
}

export interface JournalStatus {
  /** `behind`: the disk accepts nothing now; play goes on in memory, and rows are written once it does. */
  readonly state: 'good' | 'behind'
  /** For people: the cause and the cure, or what was rebuilt. */
  readonly note?: Phrase
  /** Entries that are in memory only. */
  readonly waiting: number
}

/** How long to wait after the disk refused. */
const retryMs = 2000
/** A checkpoint stalls, so it waits for this much calm and for enough rows to be worth it. */
const [calmMs, checkpointRows] = [3000, 200]
/** Room for what is written between two checkpoints; SQLite reads zeros at the end of its log as its end. */
const logBytes = 2 ** 20

export class Writer {
  /** Null while the disk has not let us open it. */
  store: Store | null = null
  waiting: Row[] = []
  readonly #live = new Live()
  readonly #files: Files
  readonly #clock: Clock
  #sync: Sync | null = null
  #rebuilt: Phrase | null = null
  #refusal: Phrase | null = null
  #sinceCheckpoint = 0
  #soon: NodeJS.Immediate | null = null
  #cancelRetry = (): void => undefined
  #cancelCalm = (): void => undefined

  constructor(files: Files, clock: Clock) {
    this.#files = files
    this.#clock = clock
    this.write()
  }

  get status(): JournalStatus {
    const note = this.#refusal ?? this.#rebuilt
    return {
      state: this.#refusal === null ? 'good' : 'behind',
      ...(note === null ? {} : { note }),
      waiting: this.waiting.length
    }
  }

  push(row: Row): void {
    this.#live.push(row)
    this.waiting.push(row)
  }

  /** Written before this turn of the event loop ends, and on the disk soon after. */
  soon(): void {
    this.#soon ??= setImmediate(() => void this.durable())
  }

  /** Resolves when everything so far is on the disk, or with false when the disk refuses. */
  async durable(): Promise<boolean> {
    if (!this.write() || !this.#sync) return false
    try {
      await this.#sync.sync()
      return true
    } catch (error) {
      return this.#refuse(troubleOf(error).note)
    }
  }

  /** Hands everything that waits to the operating system; false if it is not accepted. */
  write(): boolean {
    if (this.#soon) clearImmediate(this.#soon)
    this.#soon = null
    try {
      this.#add()
      return true
    } catch (error) {
      const trouble = troubleOf(error)
      return trouble.trouble === 'damaged' ? this.repair() : this.#refuse(trouble.note)
    }
  }

  async close(): Promise<void> {
    await this.durable()
    this.#cancelRetry()
    this.#cancelCalm()
    await this.#sync?.close()
    this.store?.close()
  }

  #add(): void {
    if (!this.store) {
      const { store, note } = openWhole(this.#files, this.#clock.now())
      this.store = store
      this.#rebuilt = note ?? this.#rebuilt
      makeRoom(this.#files.log, logBytes)
      this.#sync = syncer(this.#files.log)
      syncFolder(dirname(this.#files.main))
    }
    if (this.waiting.length > 0) this.store.add(this.waiting)
    this.#sinceCheckpoint += this.waiting.length
    this.waiting = []
    this.#refusal = null
    this.#cancelRetry()
    this.#checkpointWhenCalm()
  }

  /** The file was found damaged while it was open: opening it again rebuilds it. */
  repair(): boolean {
    void this.#sync?.close()
    this.store?.close()
    ;[this.store, this.#sync] = [null, null]
    this.waiting = this.#live.rows()
    try {
      this.#add()
      return true
    } catch (error) {
      return this.#refuse(troubleOf(error).note)
    }
  }

  #refuse(why: Phrase): false {
    this.#refusal = why
    this.#cancelRetry()
    this.#cancelRetry = this.#clock.after(retryMs, () => void this.durable())
    return false
  }

  #checkpointWhenCalm(): void {
    this.#cancelCalm()
    if (this.#sinceCheckpoint < checkpointRows) return
    this.#cancelCalm = this.#clock.after(calmMs, () => {
      this.#sinceCheckpoint = 0
      try {
        this.store?.checkpoint()
      } catch (error) {
        this.#refuse(troubleOf(error).note)
      }
    })
  }
}
