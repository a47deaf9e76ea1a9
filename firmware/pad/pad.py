# What a pad knows that is no board's business: which buttons are down for good, which report says so, which lamps are lit now.
# It knows no pin and no clock; times are milliseconds, handed in.

import binascii

DEBOUNCE = 8
# The daemon says what to show twice a second. Longer than this without a word, and nothing is known any more.
SILENCE = 3000
BLINK = 250


def descriptor(spec):
    """The report descriptor as USB wants it."""
    return binascii.unhexlify("".join(line[0].replace(" ", "") for line in spec["descriptor"]))


class Pad:
    def __init__(self, spec):
        self.lamps = spec["lamps"]
        self.size = spec["inputBytes"]
        count = len(spec["buttons"])
        self.down = [False] * count
        self.raw = [False] * count
        self.since = [0] * count
        self.shown = 0
        self.heard = None

    def feel(self, closed, now):
        """`closed` says of each button whether its contact is closed just now."""
        for i, is_closed in enumerate(closed):
            if is_closed != self.raw[i]:
                self.raw[i] = is_closed
                self.since[i] = now
            elif is_closed != self.down[i] and now - self.since[i] >= DEBOUNCE:
                self.down[i] = is_closed

    def report(self):
        """The buttons that are down, as bits."""
        bits = 0
        for i, is_down in enumerate(self.down):
            if is_down:
                bits |= 1 << i
        return bits.to_bytes(self.size, "little")

    def show(self, report, now):
        """The daemon's last word on the lamps."""
        self.shown = report[0]
        self.heard = now

    def lit(self, now):
        """Of each lamp whether it is lit now: what is wrong blinks, the rest is steady."""
        if self.heard is None or now - self.heard > SILENCE:
            return [False] * len(self.lamps)
        dark = now // BLINK % 2 == 1
        return [self.shown >> i & 1 == 1 and not (name == "wrong" and dark) for i, name in enumerate(self.lamps)]
