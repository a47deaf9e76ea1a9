# A pad on an RP2040 under CircuitPython: reads its buttons, says what is down, lights what it is told to.

import json
import time

import board
import digitalio
import microcontroller
import usb_hid
import watchdog

from pad import Pad

# One pin for each button and lamp, in the order of descriptor.json; leave out at the end what your pad has not.
# A button closes its pin to ground; a lamp stands between its pin, a resistor and ground.
BUTTONS = ("GP2", "GP3", "GP4", "GP5", "GP6", "GP7", "GP8", "GP9", "GP10", "GP11", "GP12", "GP13", "GP14", "GP15")
LAMPS = ("GP16", "GP17", "GP18", "GP19", "GP20", "GP21", "GP22", "GP26")


def button(name):
    pin = digitalio.DigitalInOut(getattr(board, name))
    pin.switch_to_input(pull=digitalio.Pull.UP)
    return pin


def lamp(name):
    pin = digitalio.DigitalInOut(getattr(board, name))
    pin.switch_to_output(value=False)
    return pin


with open("/descriptor.json") as file:
    spec = json.load(file)
buttons = [button(name) for name in BUTTONS]
lamps = [lamp(name) for name in LAMPS]
device = [it for it in usb_hid.devices if it.usage_page == spec["usagePage"] and it.usage == spec["usage"]][0]
pad = Pad(spec)
sent = bytes(spec["inputBytes"])
microcontroller.watchdog.timeout = 2
microcontroller.watchdog.mode = watchdog.WatchDogMode.RESET

while True:
    microcontroller.watchdog.feed()
    now = time.monotonic_ns() // 1_000_000
    pad.feel([not pin.value for pin in buttons], now)
    report = pad.report()
    if report != sent:
        try:
            device.send_report(report)
            sent = report
        except OSError:
            pass  # the computer sleeps or has no room: it is tried again
    told = device.get_last_received_report()
    if told:
        pad.show(told, now)
    for pin, is_lit in zip(lamps, pad.lit(now)):
        pin.value = is_lit
    time.sleep(0.001)
