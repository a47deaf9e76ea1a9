// HID devices, among them pads: which there are, and who may use them.

import { type Finding, heldBy, type Machine, namesIn, textOf } from './machine.ts'

export function hidDevices(machine: Machine): Finding[] {
  const found = namesIn(machine, '/dev').filter((it) => /^hidraw\d+$/.test(it))
  if (found.length === 0) return [{ part: 'hid', state: 'good', say: { say: 'doctor.hid.none' } }]
  return found.map((name) => {
    const about = new Map(
      (textOf(machine, `/sys/class/hidraw/${name}/device/uevent`) ?? '')
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
    )
    // Bus, vendor and product in hex: 0003:0000CAFE:00004011.
    const [, vendor = '', product = ''] = (about.get('HID_ID') ?? '')
      .toLowerCase()
      .split(':')
      .map((it) => it.slice(-4))
    const told = {
      path: `/dev/${name}`,
      device: about.get('HID_NAME') ?? '–',
      id: `${vendor}:${product}`,
      serial: about.get('HID_UNIQ') || '–'
    }
    const by = heldBy(machine, told.path)
    // Several may have a pad: that somebody has is nothing to mend.
    if (machine.mayUse(`${machine.root}/dev/${name}`))
      return {
        part: 'hid',
        state: 'good',
        say: by ? { say: 'doctor.hid.held', with: { ...told, by } } : { say: 'doctor.hid.free', with: told }
      }
    const rule = `KERNEL=="hidraw*", ATTRS{idVendor}=="${vendor}", ATTRS{idProduct}=="${product}", MODE="0660", GROUP="plugdev", TAG+="uaccess"`
    const fix = `echo '${rule}' | sudo tee /etc/udev/rules.d/71-pad-${vendor}-${product}.rules && sudo udevadm control --reload && sudo udevadm trigger`
    // Keyboards and mice are not everybody's to read, and need not be.
    return { part: 'hid', state: 'note', say: { say: 'doctor.hid.forbidden', with: told }, fix }
  })
}
