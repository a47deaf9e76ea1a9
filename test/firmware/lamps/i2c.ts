// An I²C bus with one master and one slave, both ATmegas with their own firmware. The emulator implements the master; this file
// implements the slave with the datasheet’s states. As on a real bus, the master waits until the slave has read a byte.

import { AVRTWI, twiConfig } from 'avr8js'
import { type Atmega, hertz } from '../atmega.ts'

/** States reported to the slave’s firmware: it is addressed for writing; a byte has arrived; the master has finished. */
const [addressed, byteCame, stopped] = [0x60, 0x80, 0xa0]
const [acknowledges, enabled, interrupt] = [0x40, 0x04, 0x80]
/** The time of one byte, eight bits and the acknowledgement, at 100 kHz. */
const byteCycles = hertz / (100_000 / 9)

export function connect(master: Atmega, slave: Atmega): void {
  const bus = new AVRTWI(master.cpu, twiConfig, hertz)
  const registers = slave.cpu.data
  const flag = {
    address: twiConfig.twiInterrupt,
    flagRegister: twiConfig.TWCR,
    flagMask: interrupt,
    enableRegister: twiConfig.TWCR,
    enableMask: 0x01
  }
  let listening = false
  /** What continues once the slave releases the clock line. */
  let onward: (() => void) | null = null
  /** Events that arrived while the slave was still handling an earlier one. */
  const events: { readonly state: number; readonly then: () => void }[] = []
  let busy = false

  slave.cpu.writeHooks[twiConfig.TWCR] = (value) => {
    registers[twiConfig.TWCR] = value & ~interrupt
    slave.cpu.updateInterruptEnable(flag, value)
    if (value & interrupt) {
      slave.cpu.clearInterrupt(flag)
      busy = false
      onward?.()
      onward = null
      next()
    }
    return true
  }

  function next(): void {
    const event = busy ? undefined : events.shift()
    if (!event) return
    busy = true
    onward = event.then
    registers[twiConfig.TWSR] = event.state
    slave.cpu.setInterruptFlag(flag)
  }
  const tell = (state: number, then: () => void): void => {
    events.push({ state, then })
    next()
  }
  const later = (run: () => void): void => {
    master.cpu.addClockEvent(run, byteCycles)
  }

  bus.eventHandler = {
    start: () => bus.completeStart(),
    stop: () => {
      if (listening) tell(stopped, () => {})
      listening = false
      bus.completeStop()
    },
    connectToSlave: (address, write) => {
      const control = registers[twiConfig.TWCR] ?? 0
      const own = (registers[twiConfig.TWAR] ?? 0) >> 1
      listening = write && address === own && (control & (acknowledges | enabled)) === (acknowledges | enabled)
      if (listening) tell(addressed, () => later(() => bus.completeConnect(true)))
      else later(() => bus.completeConnect(false))
    },
    writeByte: (value) =>
      later(() => {
        registers[twiConfig.TWDR] = value
        tell(byteCame, () => bus.completeWrite(true))
      }),
    readByte: () => later(() => bus.completeRead(0xff))
  }
}
