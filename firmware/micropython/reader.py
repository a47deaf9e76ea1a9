# A reader for boards with MicroPython (Raspberry Pi Pico and other RP2040): copy it onto the board as main.py and edit the
# first lines. It speaks ../PROTOCOL.md over USB and is wired like ../reader: 74HC165s for columns, 74HC595s for rows.
# All but `main` knows neither pins nor clock: time is handed in, in microseconds, and runs modulo 2**32.

NAME = "cells"
COLUMNS, ROWS = 12, 12  # 1 to 16 each
# GPIO numbers.
PIN_LOAD, PIN_COLUMN_CLOCK, PIN_COLUMN_DATA = 2, 3, 4
PIN_ROW_DATA, PIN_ROW_CLOCK, PIN_LATCH = 5, 6, 7
PROOF_WIRE = True  # Q7S of the last 74HC595 leads to DS of the last 74HC165
SCAN_US, DEBOUNCE_US = 4000, 20000
BUTTONS = ()  # (pin, pad, button): (14, 0, "confirm"), (15, 0, "undo")
DOCKS = ()  # (pin, column, row, closed, open): (16, 0, 12, "truck#0/tank-down", "truck#0/tank-up")
TILTS = ()  # pin, of a ball switch under the table
TILT_QUIET_US = 300000
# (pin closed while it stands on its foot, pin closed while it stands on its head, thing), of two tilt switches in a cradle:
# (18, 19, "truck/0"). The Pico has a crystal, as dating needs it.
POSES = ()
POSE_REPEAT_US, POSE_CALM_US = 200000, 1000000

VERSION = "tk-py-1.0.0"
LONGEST = 200
KEYFRAME_US = 900000
WRAP = 1 << 32


def crc_of_byte(byte):
    crc = byte << 8
    for _ in range(8):
        crc = crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1
    return crc & 0xFFFF


CRC = [crc_of_byte(it) for it in range(256)]


def crc16(text):
    crc = 0xFFFF
    for byte in text.encode():
        crc = (crc << 8 & 0xFFFF) ^ CRC[crc >> 8 ^ byte]
    return crc


def line(kind, boot, seq, micros, *fields):
    """The line without its end; None when it is too long."""
    body = " ".join((kind, "%04x" % boot, str(seq), str(micros)) + fields)
    return "%s*%04X" % (body, crc16(body)) if len(body) <= LONGEST - 5 else None


def is_number(text, digits, below):
    """None: no number at all; else whether it is small enough."""
    if not text or len(text) > digits or (text[0] == "0" and text != "0"):
        return None
    return int(text) < below if all("0" <= it <= "9" for it in text) else None


def is_hex(text, letters):
    return len(text) == 4 and all(it in "0123456789" + letters for it in text)


def is_field(text):
    for sign in "=@":
        key, found, value = text.partition(sign)
        if found and key and value and not any(it in "=@*" for it in key + value):
            return True
    return False


def parse(text):
    """(type, boot, seq, micros, fields), or "shape" or "crc"."""
    if len(text) > LONGEST or any(not 0x20 <= ord(it) <= 0x7E for it in text):
        return "shape"
    body, star, crc = text.rpartition("*")
    parts = body.split(" ")
    if not star or len(parts) < 4 or len(parts[0]) != 1 or not "a" <= parts[0].lower() <= "z":
        return "shape"
    kind, boot, seq, micros = parts[:4]
    numbers = is_number(seq, 5, 1 << 16), is_number(micros, 10, WRAP)
    if None in numbers or not is_hex(boot, "abcdef") or not is_hex(crc, "ABCDEF"):
        return "shape"
    if not all(is_field(it) for it in parts[4:]):
        return "shape"
    if crc16(body) != int(crc, 16):
        return "crc"
    return (kind, int(boot, 16), int(seq), int(micros), parts[4:]) if all(numbers) else "shape"


class Ear:
    """Bytes in, parsed lines out."""

    def __init__(self):
        self.text = ""

    def take(self, data):
        heard = []
        for byte in data:
            if byte != 10:
                # One more than a line and its carriage return: enough to know that it is too long.
                if len(self.text) < LONGEST + 2:
                    self.text += chr(byte)
                continue
            text, self.text = self.text, ""
            if text.endswith("\r"):
                text = text[:-1]
            if text:
                heard.append(parse(text))
        return heard


class Debounced:
    """A value that counts once it has stayed for a while."""

    def __init__(self, value, now):
        self.value = self.next = value
        self.since = now

    def take(self, value, now):
        """True when it has changed with this."""
        if value != self.next:
            self.next, self.since = value, now
        if self.next == self.value or (now - self.since) % WRAP < DEBOUNCE_US:
            return False
        self.value = self.next
        return True


class Chains:
    """One scan of all cells through the shift registers. `pin(number)` gives what has value() and value(level)."""

    def __init__(self, pin):
        self.load, self.column_clock, self.column_data = pin(PIN_LOAD), pin(PIN_COLUMN_CLOCK), pin(PIN_COLUMN_DATA)
        self.row_data, self.row_clock, self.latch = pin(PIN_ROW_DATA), pin(PIN_ROW_CLOCK), pin(PIN_LATCH)
        self.load.value(1)

    def pulse(self, pin):
        pin.value(1)
        pin.value(0)

    def shift_rows(self, levels):
        for bit in range((ROWS + 7) // 8 * 8 - 1, -1, -1):
            self.row_data.value(levels >> bit & 1)
            self.pulse(self.row_clock)

    def read_columns(self):
        """The levels, and that at the end of the chain."""
        self.load.value(0)
        self.load.value(1)
        levels = 0
        for chip in range(0, COLUMNS, 8):
            for bit in range(chip + 7, chip - 1, -1):
                levels |= self.column_data.value() << bit
                self.pulse(self.column_clock)
        return levels, self.column_data.value()

    def scan(self):
        """A word a row, a bit a cell; None when the proof wire says that a chain is broken."""
        if PROOF_WIRE:
            for level in (0, 1):
                self.shift_rows(0xFFFF * level)
                if self.read_columns()[1] != level:
                    return None
        rows = []
        for row in range(ROWS):
            self.shift_rows(~(1 << row))
            self.pulse(self.latch)
            rows.append(~self.read_columns()[0] & ((1 << COLUMNS) - 1))
        return rows


class Reader:
    """What is said, and when. `write` takes text; `scan` gives a scan; `closed(pin)` tells of a direct switch."""

    def __init__(self, boot, reset, write, scan, closed, now):
        self.boot, self.reset, self.write, self.scan, self.closed = boot, reset, write, scan, closed
        self.ear, self.good, self.bad, self.seq, self.now = Ear(), 0, 0, 0, now
        self.proof = Debounced(scan() is not None, now)
        self.cells = [[Debounced(0, now) for _ in range(COLUMNS)] for _ in range(ROWS)]
        self.calm = [0] * ROWS  # the word of a row where all has come to rest
        self.buttons = [Debounced(0, now) for _ in BUTTONS]
        self.docks = [Debounced(closed(pin), now) for pin, *_ in DOCKS]
        self.balls = [closed(pin) for pin in TILTS]
        self.tilted, self.tilted_at = False, now
        self.pressed = {}
        self.poses = [Debounced(self.pose(i), now) for i in range(len(POSES))]
        self.posed = [now for _ in POSES]  # since when each has been held so
        self.posed_said = now
        self.scanned = self.keyframed = self.started = now
        self.sure = False
        # The life before may have ended in the middle of a line, which would swallow the hello.
        write("\n")
        self.hello()

    def say(self, kind, *fields):
        self.write(line(kind, self.boot, self.seq, self.now, *fields) + "\n")
        self.seq = (self.seq + 1) & 0xFFFF

    def say_all(self, kind, fields):
        """In as many lines as it takes; none for nothing."""
        part, room = [], LONGEST - 28
        for field in fields:
            if len(field) + 1 > room:
                self.say(kind, *part)
                part, room = [], LONGEST - 28
            part.append(field)
            room -= len(field) + 1
        if part:
            self.say(kind, *part)

    def hello(self):
        can = "cells" + ("+tilt" if TILTS else "") + ("+buttons" if BUTTONS else "") + ("+poses" if POSES else "") + "+pong"
        grid = "grid=0,0,%d,%d" % (COLUMNS - 1, ROWS - 1)
        self.say("H", "tk=1", "name=" + NAME, "fw=" + VERSION, "reset=" + self.reset, "can=" + can, grid)

    def dock(self, i):
        _, column, row, closed, opened = DOCKS[i]
        return "%d,%d=%s" % (column, row, closed if self.docks[i].value else opened)

    def pose(self, i):
        foot, head = self.closed(POSES[i][0]), self.closed(POSES[i][1])
        return "tilted" if foot and head else "upright" if foot else "inverted" if head else "lying"

    def orientations(self):
        self.posed_said = self.now
        self.say_all("O", ["%s=%s,%d" % (POSES[i][2], self.poses[i].value, self.posed[i]) for i in range(len(POSES))])

    def watch_poses(self):
        """A change at once, dated from its first sample; and again while something does not lie, or has only just changed."""
        changed, busy = False, False
        for i in range(len(POSES)):
            if self.poses[i].take(self.pose(i), self.now):
                self.posed[i] = self.poses[i].since
                changed = True
            recent = (self.now - self.posed[i]) % WRAP < POSE_CALM_US
            busy = busy or recent or self.poses[i].value != "lying"
        if self.sure and (changed or (busy and (self.now - self.posed_said) % WRAP >= POSE_REPEAT_US)):
            self.orientations()

    def presses(self, pads):
        return ["%d=%s,%d" % ((pad,) + self.pressed[pad]) for pad in sorted(pads)]

    def tilt(self):
        self.say("S", "tilt=%d" % self.tilted)

    def keyframe(self):
        self.keyframed = self.now
        self.say("K")
        if TILTS:
            self.tilt()
        blind = not self.proof.value
        cells = []
        for row in range(ROWS):
            for column in range(COLUMNS):
                if blind or self.cells[row][column].value:
                    cells.append("%d,%d=%s" % (column, row, "!" if blind else "?"))
        self.say_all("C", cells + [self.dock(i) for i in range(len(DOCKS))])
        self.orientations()
        self.say_all("B", self.presses(self.pressed))
        self.say("E")

    def hear(self, data):
        for heard in self.ear.take(data):
            if isinstance(heard, str):
                self.bad += 1
                continue
            self.good += 1
            if heard[0] == "h":
                self.hello()
            elif heard[0] == "k" and self.sure:
                self.keyframe()
            elif heard[0] == "p":
                counts = ("ok=%d" % self.good, "bad=%d" % self.bad, "drop=0")
                self.say("P", "ping=%d" % heard[2], *counts)

    def look_at(self, row, word):
        changed, calm = [], True
        for column in range(COLUMNS):
            cell = self.cells[row][column]
            if cell.take(word >> column & 1, self.now):
                changed.append("%d,%d=%s" % (column, row, "?" if cell.value else "-"))
            calm = calm and cell.value == cell.next
        self.calm[row] = word if calm else None
        return changed

    def look(self):
        """One scan; the fields of what has changed: cells and docks, and the pads whose buttons were pressed."""
        rows, now = self.scan(), self.now
        changed, pads = [], set()
        for row in range(ROWS if rows is not None else 0):
            if rows[row] != self.calm[row]:
                changed += self.look_at(row, rows[row])
        if not self.proof.value:
            changed = []
        if self.proof.take(rows is not None, now) and self.sure:
            self.keyframe()
        for i in range(len(DOCKS)):
            if self.docks[i].take(self.closed(DOCKS[i][0]), now):
                changed.append(self.dock(i))
        for i in range(len(BUTTONS)):
            pin, pad, button = BUTTONS[i]
            if self.buttons[i].take(self.closed(pin), now) and self.buttons[i].value:
                _, count = self.pressed.get(pad, (None, 0))
                self.pressed[pad] = button, (count + 1) & 0xFFFF
                pads.add(pad)
        return changed, pads

    def step(self, now, data=b""):
        """To be called again and again."""
        self.now = now % WRAP
        self.hear(data)
        if (self.now - self.scanned) % WRAP < SCAN_US:
            return
        self.scanned = self.now
        balls = [self.closed(pin) for pin in TILTS]
        moved, self.balls = balls != self.balls, balls
        if moved:
            self.tilted_at = self.now
            if not self.tilted:
                self.tilted = True
                self.tilt()
        self.watch_poses()
        changed, pads = self.look()
        # What stood there from the beginning has come to rest: the first keyframe may be sure.
        if not self.sure:
            if (self.now - self.started) % WRAP < DEBOUNCE_US + 3 * SCAN_US:
                return
            self.sure = True
            self.keyframe()
        else:
            self.say_all("C", changed)
            self.say_all("B", self.presses(pads))
        # The knocking is announced before what it does, and its end after it.
        if self.tilted and (self.now - self.tilted_at) % WRAP >= TILT_QUIET_US:
            self.tilted = False
            self.tilt()
        if (self.now - self.keyframed) % WRAP >= KEYFRAME_US:
            self.keyframe()


def main():
    import machine, micropython, os, select, sys, time

    inputs = {PIN_COLUMN_DATA} | {pin for pin, *_ in BUTTONS + DOCKS} | set(TILTS)
    inputs |= {pin for foot, head, _ in POSES for pin in (foot, head)}
    outputs = (PIN_LOAD, PIN_COLUMN_CLOCK, PIN_ROW_DATA, PIN_ROW_CLOCK, PIN_LATCH)
    pins = {it: machine.Pin(it, machine.Pin.IN, machine.Pin.PULL_UP) for it in inputs}
    pins.update((it, machine.Pin(it, machine.Pin.OUT, value=0)) for it in outputs)
    causes = {machine.PWRON_RESET: "power", machine.WDT_RESET: "watchdog"}
    reset = causes.get(machine.reset_cause(), "unknown")
    # A byte from the daemon is never meant as Ctrl-C.
    micropython.kbd_intr(-1)
    arriving = select.poll()
    arriving.register(sys.stdin, select.POLLIN)
    wire_in, wire_out = sys.stdin.buffer, sys.stdout.buffer
    clock, before = 0, time.ticks_us()
    boot = int.from_bytes(os.urandom(2), "big")
    watchdog = machine.WDT(timeout=2000)

    def write(text):
        # A computer that does not read holds up every write for half a second.
        watchdog.feed()
        wire_out.write(text.encode())

    chains = Chains(lambda it: pins[it])
    reader = Reader(boot, reset, write, chains.scan, lambda it: not pins[it].value(), 0)
    while True:
        watchdog.feed()
        data = b""
        while len(data) < 64 and arriving.poll(0):
            data += wire_in.read(1)
        # ticks_us turns over sooner than the wire's clock.
        now = time.ticks_us()
        clock, before = clock + time.ticks_diff(now, before), now
        reader.step(clock, data)


if __name__ == "__main__":
    main()
