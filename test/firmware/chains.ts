// A board of switches behind shift registers, as seen by a microcontroller’s pins: 74HC595s select a row by pulling it low, 74HC165s read
// the columns, and a wire leads from the end of one chain to the end of the other.

export interface ChainPins {
  readonly load: number
  readonly columnClock: number
  readonly columnData: number
  readonly rowData: number
  readonly rowClock: number
  readonly latch: number
}

export class Chains {
  /** By row: the columns with a closed switch. */
  readonly #closed = new Map<number, Set<number>>()
  readonly #pins: ChainPins
  #levels: boolean[] = []
  /** One byte for each column chip, the one next to the board first. */
  readonly #columns: number[]
  /** One bit for each row output; the first bit shifted in ends up highest. */
  #shifting = 0
  #selected = 0xffff
  readonly #rowBits: number
  /** The cable between board and chains. When it is cut, the pull-up keeps the data pin high. */
  connected = true

  constructor(pins: ChainPins, columns: number, rows: number) {
    this.#pins = pins
    this.#columns = new Array(Math.ceil(columns / 8)).fill(0)
    this.#rowBits = Math.ceil(rows / 8) * 8
  }

  lay(column: number, row: number, there = true): void {
    const closed = this.#closed.get(row) ?? new Set()
    this.#closed.set(row, closed)
    if (there) closed.add(column)
    else closed.delete(column)
  }

  clear(): void {
    this.#closed.clear()
  }

  /** The microcontroller drives this pin to this level. */
  drive(pin: number, high: boolean): void {
    const before = this.#levels[pin] ?? false
    this.#levels[pin] = high
    if (before === high) return
    const { load, columnClock, rowClock, latch } = this.#pins
    if (pin === load) this.#sample()
    if (pin === columnClock && high && this.#levels[load]) this.#shiftColumns()
    if (pin === rowClock && high) {
      this.#shifting = ((this.#shifting << 1) | Number(this.#levels[this.#pins.rowData] ?? false)) & this.#rowMask
    }
    if (pin === latch && high) this.#selected = this.#shifting
  }

  /** The microcontroller is reset: its pins drive nothing and the lines fall low. The chips keep their contents. */
  release(): void {
    this.#levels = []
  }

  /** The level at the microcontroller's data pin. */
  get data(): boolean {
    return !this.connected || ((this.#columns[0] ?? 0) & 0x80) !== 0
  }

  get #rowMask(): number {
    return 2 ** this.#rowBits - 1
  }

  #sample(): void {
    let low = 0
    for (const [row, columns] of this.#closed) {
      if (this.#selected & (1 << row)) continue
      for (const column of columns) low |= 1 << column
    }
    for (let chip = 0; chip < this.#columns.length; chip++) this.#columns[chip] = (~low >> (8 * chip)) & 0xff
  }

  #shiftColumns(): void {
    let incoming = (this.#shifting >> (this.#rowBits - 1)) & 1
    for (let chip = this.#columns.length - 1; chip >= 0; chip--) {
      const byte = this.#columns[chip] ?? 0
      this.#columns[chip] = ((byte << 1) | incoming) & 0xff
      incoming = byte >> 7
    }
  }
}
