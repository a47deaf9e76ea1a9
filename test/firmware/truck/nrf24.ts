// nRF24L01+ radios as firmware sees them: registers, queues, pins and times of the product specification 1.0, on the emulated chip's own
// SPI. What the specification forbids throws. The air between them loses what a test tells it to lose.

import { AVRSPI, type CPU, spiConfig } from 'avr8js'

/** Microseconds at 1 Mbit/s: settling, then preamble, address, packet control, CRC and so many bytes. */
const settleUs = 130
const flightUs = (bytes: number): number => 8 + 40 + 9 + 16 + bytes * 8
const crystalUs = 1500
const [config, autoAck, pipes, retry, channel, power, status, firstPipe, sendTo, firstWidth, fifo] = [
  0x00, 0x01, 0x02, 0x04, 0x05, 0x06, 0x07, 0x0a, 0x10, 0x11, 0x17
]
const [heard, sent, gaveUp] = [0x40, 0x20, 0x10]

interface Packet {
  readonly channel: number
  readonly address: string
  readonly payload: readonly number[]
  /** The radios' own count, by which a repetition is known. */
  readonly id: number
}

export class Air {
  readonly radios = new Set<Nrf24>()
  /** Asked for every packet and every acknowledgement. */
  isLost: () => boolean = () => false
  /** Packets and repetitions sent. */
  packets = 0

  /** Answers whether somebody acknowledges it and is heard. */
  send(from: Nrf24, packet: Packet): boolean {
    this.packets++
    const hear = [...this.radios].filter((it) => it !== from && !this.isLost() && it.receive(packet))
    return hear.length > 0 && !this.isLost()
  }
}

export class Nrf24 {
  readonly #air: Air
  readonly #cpu: CPU
  readonly #cyclesPerUs: number
  #registers = new Map<number, number[]>()
  #in: { readonly pipe: number; readonly payload: readonly number[] }[] = []
  #out: number[][] = []
  #enabled = false
  #enabledAt = 0
  #poweredAt = 0
  #id = 0
  #last = ''
  /** Bytes since the radio was selected; null: it is not. */
  #command: number[] | null = null
  #answer: readonly number[] = []
  #cut = false

  constructor(air: Air, cpu: CPU, hertz: number) {
    this.#air = air
    this.#cpu = cpu
    this.#cyclesPerUs = hertz / 1e6
    this.reset()
    air.radios.add(this)
    const bus = new AVRSPI(cpu, spiConfig, hertz)
    bus.onByte = (byte) => {
      const answer = this.#cut ? 0xff : this.#exchange(byte)
      cpu.addClockEvent(() => bus.completeTransfer(answer), bus.transferCycles)
    }
  }

  /** Without power it answers nothing, and has forgotten everything afterwards. */
  set cut(cut: boolean) {
    this.#cut = cut
    this.reset()
  }

  reset(): void {
    const at = (where: number, ...bytes: number[]) => [where, bytes] as const
    this.#registers = new Map([
      ...[at(config, 8), at(autoAck, 0x3f), at(pipes, 3), at(0x03, 3), at(retry, 3), at(channel, 2), at(power, 0x0f)],
      ...[at(status, 0), at(0x0a, 0xe7, 0xe7, 0xe7, 0xe7, 0xe7), at(0x0b, 0xc2, 0xc2, 0xc2, 0xc2, 0xc2)],
      ...[0xc3, 0xc4, 0xc5, 0xc6].map((byte, i) => at(0x0c + i, byte)),
      ...[at(sendTo, 0xe7, 0xe7, 0xe7, 0xe7, 0xe7), ...[0, 1, 2, 3, 4, 5].map((i) => at(firstWidth + i, 0))]
    ])
    this.#in = []
    this.#out = []
  }

  /** CSN and CE. */
  select(high: boolean): void {
    if (high && this.#command) this.#obey(this.#command)
    this.#command = high ? null : []
  }

  enable(high: boolean): void {
    if (high === this.#enabled) return
    this.#enabled = high
    if (high) this.#enabledAt = this.#us
    else if (this.#us - this.#enabledAt < 10 && this.#isAwake && !this.#listens)
      throw new Error(`CE was high for ${this.#us - this.#enabledAt} µs only`)
    if (high && this.#isAwake && !this.#listens && this.#out.length > 0) {
      if (this.#us - this.#poweredAt < crystalUs) throw new Error('its crystal does not run yet')
      this.#after(settleUs, () => this.#send(0))
    }
  }

  /** Answers whether it acknowledges the packet. */
  receive({ channel: on, address, payload, id }: Packet): boolean {
    const settled = this.#us - this.#enabledAt >= settleUs && this.#us - this.#poweredAt >= crystalUs + settleUs
    if (this.#cut || !this.#listens || !this.#enabled || !settled || on !== this.#one(channel)) return false
    const pipe = [0, 1, 2, 3, 4, 5].find((n) => (this.#one(pipes) >> n) & 1 && this.#address(n) === address)
    if (pipe === undefined || this.#one(firstWidth + pipe) !== payload.length) return false
    const acknowledges = ((this.#one(autoAck) >> pipe) & 1) === 1
    const print = `${pipe} ${id} ${payload}`
    if (print === this.#last) return acknowledges
    if (this.#in.length === 3) return false
    this.#last = print
    this.#in.push({ pipe, payload })
    this.#flag(heard)
    return acknowledges
  }

  #send(again: number): void {
    const [payload] = this.#out
    if (!payload || this.#cut) return
    const packet = { channel: this.#one(channel), address: String(this.#registers.get(sendTo)), payload, id: this.#id }
    this.#after(flightUs(payload.length), () => {
      const isHeard = this.#air.send(this, packet)
      // Without its own address on pipe 0 it cannot hear the acknowledgement.
      const answers = isHeard && (this.#one(pipes) & 1) === 1 && this.#address(0) === packet.address
      if (answers) {
        this.#after(settleUs + flightUs(0), () => {
          this.#out.shift()
          this.#id = (this.#id + 1) & 3
          this.#flag(sent)
        })
      } else if (again < (this.#one(retry) & 15)) {
        this.#after(((this.#one(retry) >> 4) + 1) * 250, () => this.#send(again + 1))
      } else this.#after(((this.#one(retry) >> 4) + 1) * 250, () => this.#flag(gaveUp))
    })
  }

  #exchange(byte: number): number {
    if (!this.#command) return 0xff
    this.#command.push(byte)
    if (this.#command.length > 1) return this.#answer[this.#command.length - 2] ?? 0
    if (byte < 0x20) this.#answer = this.#registers.get(byte) ?? (byte === fifo ? [this.#fifo] : [])
    else if (byte === 0x61) this.#answer = this.#in[0]?.payload ?? []
    else this.#answer = []
    return this.#status
  }

  #obey([what = 0xff, ...bytes]: readonly number[]): void {
    const where = what - 0x20
    if (what === 0x61) this.#in.shift()
    else if (what === 0xa0) this.#out.push(bytes.slice())
    else if (what === 0xe1) this.#out = []
    else if (what === 0xe2) this.#in = []
    else if (where === status) this.#registers.set(status, [this.#one(status) & ~(bytes[0] ?? 0)])
    else if (where >= 0 && where < 0x20) {
      if (this.#enabled) throw new Error(`register ${where} is written while CE is high`)
      if (where === config && (bytes[0] ?? 0) & 2 && !this.#isAwake) this.#poweredAt = this.#us
      if (where === config && (bytes[0] ?? 0) & 2 && this.#isAwake && (bytes[0] ?? 0) & 1) this.#enabledAt = this.#us
      this.#registers.set(where, bytes.slice())
    } else if (what >= 0x20 && what !== 0xff) throw new Error(`command ${what.toString(16)} is not modelled`)
  }

  get #status(): number {
    return this.#one(status) | ((this.#in[0]?.pipe ?? 7) << 1) | (this.#out.length === 3 ? 1 : 0)
  }
  get #fifo(): number {
    return (this.#out.length === 0 ? 0x10 : 0) | (this.#in.length === 0 ? 0x01 : 0)
  }
  get #isAwake(): boolean {
    return (this.#one(config) & 2) === 2
  }
  get #listens(): boolean {
    return (this.#one(config) & 3) === 3
  }
  get #us(): number {
    return this.#cpu.cycles / this.#cyclesPerUs
  }

  #one(where: number): number {
    return this.#registers.get(where)?.[0] ?? 0
  }

  /** Pipes 2 to 5 share all but their first byte with pipe 1. */
  #address(pipe: number): string {
    const own = this.#registers.get(firstPipe + pipe) ?? []
    return String(pipe < 2 ? own : [own[0], ...(this.#registers.get(firstPipe + 1) ?? []).slice(1)])
  }

  #flag(bit: number): void {
    this.#registers.set(status, [this.#one(status) | bit])
  }

  #after(us: number, run: () => void): void {
    this.#cpu.addClockEvent(run, Math.round(us * this.#cyclesPerUs))
  }
}
