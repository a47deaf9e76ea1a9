import { expect, test } from 'vitest'
import { trouble } from '../../../src/devices/lights/trouble.ts'
import { english } from '../../english.ts'

const serial = { board: 'firmata', path: '/dev/ttyUSB0', baudRate: 57600 } as const
const pi = { board: 'raspi-io' } as const

// Error messages in the exact words of serialport, firmata-io, Johnny-Five, node-pixel and Node.
test.each([
  [
    serial,
    new Error('Error: No such file or directory, cannot open /dev/ttyUSB0'),
    'No lamp board at /dev/ttyUSB0. Plug it in, or correct “path”; list the ports with: ls -l /dev/serial/by-id/'
  ],
  [
    serial,
    new Error('Error: Permission denied, cannot open /dev/ttyUSB0'),
    'You have no permission for /dev/ttyUSB0. Log in again after: sudo usermod -aG dialout "$USER"'
  ],
  [
    serial,
    new Error('Error Resource temporarily unavailable Cannot lock port'),
    '/dev/ttyUSB0 is in use. Close the other program; to find it: fuser -v /dev/ttyUSB0'
  ],
  [
    serial,
    { class: 'Device or Firmware Error', message: 'A timeout occurred while connecting to the Board.' },
    'The board at /dev/ttyUSB0 does not speak Firmata. Upload StandardFirmata.'
  ],
  [
    serial,
    new Error('Please upload NodePixel Firmata to the board'),
    'A strip needs node_pixel_firmata on the board at /dev/ttyUSB0. Upload it.'
  ],
  [serial, 'the line was closed', 'Lost the lamp board at /dev/ttyUSB0: the line was closed.'],
  [
    pi,
    new Error("Cannot find package 'raspi-io' imported from board.ts"),
    'raspi-io is not installed. On the Raspberry Pi, run: npm install raspi-io'
  ],
  [
    pi,
    new Error('pigpio initialisation failed'),
    'Can’t use the Raspberry Pi’s pins (pigpio initialisation failed). Run as root, on a Pi 1 to 4.'
  ],
  [{ board: 'plugin', module: './my-io.js' } as const, undefined, 'The IO plugin ./my-io.js failed: no reason given']
])('%j, %j', (config, error, said) => {
  expect(english(trouble(config, error))).toBe(said)
})
