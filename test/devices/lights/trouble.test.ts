import { expect, test } from 'vitest'
import { trouble } from '../../../src/devices/lights/trouble.ts'

const serial = { board: 'firmata', path: '/dev/ttyUSB0', baudRate: 57600 } as const
const pi = { board: 'raspi-io' } as const

// The errors as serialport, firmata-io, Johnny-Five, node-pixel and Node word them.
test.each([
  [
    serial,
    new Error('Error: No such file or directory, cannot open /dev/ttyUSB0'),
    'No board at /dev/ttyUSB0: plug it in, or correct “path” to what /dev/serial/by-id shows.'
  ],
  [
    serial,
    new Error('Error: Permission denied, cannot open /dev/ttyUSB0'),
    'May not open /dev/ttyUSB0: run “sudo usermod -aG dialout $USER”, then log in again.'
  ],
  [
    serial,
    new Error('Error Resource temporarily unavailable Cannot lock port'),
    '/dev/ttyUSB0 is held by another program: “fuser /dev/ttyUSB0” names it.'
  ],
  [
    serial,
    { class: 'Device or Firmware Error', message: 'A timeout occurred while connecting to the Board.' },
    'The board at /dev/ttyUSB0 does not speak Firmata: load StandardFirmata, or node_pixel_firmata for a strip.'
  ],
  [
    serial,
    new Error('Please upload NodePixel Firmata to the board'),
    'The board at /dev/ttyUSB0 does not run node_pixel_firmata, which a strip needs: load it.'
  ],
  [serial, 'the line was closed', 'The board at /dev/ttyUSB0 is lost: the line was closed.'],
  [
    pi,
    new Error("Cannot find package 'raspi-io' imported from board.ts"),
    'raspi-io is not installed: run “npm install raspi-io” on the Raspberry Pi, or use a board with Firmata.'
  ],
  [
    pi,
    new Error('pigpio initialisation failed'),
    'The pins of the Raspberry Pi cannot be used (pigpio initialisation failed): run as root on a Pi 1 to 4, or take a board with Firmata.'
  ],
  [{ board: 'plugin', module: './my-io.js' } as const, undefined, 'The IO plugin ./my-io.js failed: it did not say why']
])('%j, %j', (config, error, said) => {
  expect(trouble(config, error)).toBe(said)
})
