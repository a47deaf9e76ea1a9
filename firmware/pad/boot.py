# Before USB begins: who this pad says it is. CircuitPython gives every chip its own serial number, by which pads are told apart.

import json

import supervisor
import usb_hid

from pad import descriptor

with open("/descriptor.json") as file:
    spec = json.load(file)

supervisor.set_usb_identification(spec["manufacturer"], spec["name"], spec["vendor"], spec["product"])
usb_hid.enable(
    (
        usb_hid.Device(
            report_descriptor=descriptor(spec),
            usage_page=spec["usagePage"],
            usage=spec["usage"],
            report_ids=(0,),
            in_report_lengths=(spec["inputBytes"],),
            out_report_lengths=(spec["outputBytes"],),
        ),
    )
)
