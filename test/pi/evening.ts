// An evening at the emulated computer: boots, a match, and power cuts during moves. It knows what was played and compares it with what the computer
// believes.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Luck } from '../conformance/playout.ts'
import { until } from '../devices/lights/bench.ts'
import { CachedDisk } from './disk.ts'
import { type Facts, seconds } from './facts.ts'
import type { Cut } from './figures.ts'
import { Machine, type Wiring } from './machine.ts'
import { NbdServer } from './nbd.ts'
import { stick } from './stick.ts'
import { patience, type Table } from './table.ts'

/** A cut comes this long after a move begins at the latest, in ms. */
const latestMs = 6000
/** Moves in peace before each cut, at most. */
const peaceful = 3
/** When the table has rested for this time, in ms, a player declares a throw that happened to look like the dice before it. */
const plainMs = 20_000

/** The computer that stands at the table, without the table's lines. */
export type Computer = Omit<Wiring, 'lines'>

export class Evening {
  readonly #wiring: Computer
  readonly #table: Table
  readonly #nbd: NbdServer
  readonly #disk: CachedDisk
  readonly #luck: Luck
  readonly #facts: Facts
  #machine: Machine | null = null

  private constructor(wiring: Computer, table: Table, nbd: NbdServer, disk: CachedDisk, luck: Luck, facts: Facts) {
    this.#wiring = wiring
    this.#table = table
    this.#nbd = nbd
    this.#disk = disk
    this.#luck = luck
    this.#facts = facts
  }

  static async begin(wiring: Computer, table: Table, image: string, luck: Luck, facts: Facts): Promise<Evening> {
    const disk = new CachedDisk(image, luck)
    return new Evening(wiring, table, await NbdServer.at(wiring.disk, disk), disk, luck, facts)
  }

  get machine(): Machine {
    if (!this.#machine) throw new Error('the computer is off')
    return this.#machine
  }

  /** Powers everything on. Resolves when every tablet has a page, with the milliseconds that this took. */
  async boot(): Promise<number> {
    await this.#table.powerOn()
    this.#machine = await Machine.start({ ...this.#wiring, lines: this.#table.lines })
    const { since } = this.#machine
    const { tablets } = this.#table
    await this.#until('every tablet has its page', () => tablets.every(({ doc }) => doc !== null))
    return performance.now() - since
  }

  /** Makes the first tablet the host. */
  async host(): Promise<void> {
    const { said } = await this.machine.inside(
      'journalctl --unit tablekeeper --output cat | grep -o "PIN is [0-9]*" | tail -n 1'
    )
    await this.#table.seat(said.replace(/\D/g, ''))
  }

  /** Seats everybody at a match and plays its first moves. */
  async match(through: string): Promise<void> {
    await this.host()
    await this.#table.begin()
    this.#facts.note('the host has typed the PIN, and two tablets have taken seats with the code')
    for (let n = 0; n < peaceful; n++) await this.#move()
    const { moves } = this.#table.tally
    this.#facts.holds(`a match is played through ${through}: ${moves} moves, all believed`, true)
  }

  /** Cuts the power during a move and boots again. */
  async cut(n: number): Promise<Cut> {
    const { player } = this.#table
    if (player.over) await this.#table.begin()
    for (let played = this.#luck.below(peaceful); played > 0 && !player.over; played--) await this.#move()
    if (player.over) await this.#table.begin()
    const move = player.move()
    await sleep(this.#luck.below(latestMs))
    const known = this.#table.acknowledged
    const loss = await this.#nbd.cut(async () => {
      await Promise.all([this.machine.kill(), this.#table.powerOff()])
      this.#machine = null
    })
    const page = await this.boot()
    const { since } = this.machine
    await move
    await this.#right()
    const right = performance.now() - since
    const record = await this.#table.record()
    const kept = known.filter((line, i) => record[i] === line).length
    this.#facts.holds(
      `power cut ${n}: ${loss.lost} of ${loss.held} unflushed blocks lost; page after ${seconds(page)}, everything right after ${seconds(right)}; ${kept} of ${known.length} acknowledged moves are there`,
      kept === known.length,
      `${known.join('\n')}\nafter it:\n${record.join('\n')}`
    )
    return { ...loss, page, right, acknowledged: known.length, kept }
  }

  /** Carries a backup away on a stick. */
  async stick(): Promise<void> {
    await stick(this.machine, this.#table.host, this.#wiring.folder, this.#facts)
  }

  /** Upgrades during the match, asks the doctor once nobody plays, and removes the package. */
  async packages(): Promise<void> {
    const install = 'DEBIAN_FRONTEND=noninteractive dpkg --install /root/tablekeeper_*.deb'
    const upgraded = await this.machine.inside(install)
    this.#facts.holds('it upgrades during a match', upgraded.status === 0, upgraded.said)
    await this.#right()
    await this.#move()
    this.#facts.holds('and the match goes on', true)
    // The daemon holds the reader's port, so the doctor can look only when it has ended.
    const look = 'runuser -u tablekeeper -- tablekeeper doctor'
    const doctor = await this.machine.inside(`systemctl stop tablekeeper && ${look}`)
    this.#facts.holds('the doctor finds nothing wrong', doctor.status === 0, doctor.said)
    const removed = await this.machine.inside(
      'dpkg --remove tablekeeper && test -s /var/lib/tablekeeper/journal.sqlite'
    )
    const left = await this.machine.inside('systemctl is-active tablekeeper; ls /usr/lib/tablekeeper')
    this.#facts.holds(
      'removed, it is gone, and the games stay',
      removed.status === 0 && !/^active/.test(left.said) && left.status !== 0,
      `${removed.said}\n${left.said}`
    )
  }

  /** Shuts down in order. */
  async end(): Promise<void> {
    await this.machine.powerOff()
    this.#machine = null
    await this.#table.powerOff()
    this.#disk.flush()
    const { wrong } = this.#table.tally
    this.#facts.holds('no legal move was called a foul', wrong.length === 0, wrong.join('\n'))
  }

  async close(): Promise<void> {
    await this.#machine?.kill()
    await this.#table.powerOff() // tablets join again after it, so they are closed last
    this.#table.close()
    await this.#nbd.close()
    this.#disk.close()
  }

  /**
   * Plays a move in peace. Players look at a throw before they pick up dice again. Simulated hands would leave it lying for a few milliseconds, and
   * a throw that nobody could see is one that the referee must miss.
   */
  async #move(): Promise<void> {
    await this.#table.player.move()
    await this.#right()
  }

  /** Waits until reader and lamps work and the computer believes what was played. */
  async #right(): Promise<void> {
    const { player } = this.#table
    const isWell = (): boolean => this.#table.isRead && this.#table.isLit
    const isRight = async (): Promise<boolean> => isWell() && player.believes()
    // Players see that the table rests and yet misses their throw.
    let restless = performance.now()
    const isMissed = (): boolean => {
      if (!this.#table.isRead || !player.isSettled()) restless = performance.now()
      return performance.now() - restless > plainMs
    }
    try {
      await this.#until('everything is right', async () => isMissed() || isRight())
      if (await isRight()) return
      await player.sayUnseen()
      await this.#until('everything is right', isRight)
    } catch (error) {
      const { isRead, isLit } = this.#table
      throw new Error(`read ${isRead}, lit ${isLit}; ${await player.account()}`, { cause: error })
    }
  }

  /** Waits with patience while the computer is on. */
  async #until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    const { machine } = this
    await until(what, () => !machine.isOn || holds(), patience)
    if (!machine.isOn) throw new Error(`the computer went off before ${what}`)
  }
}
