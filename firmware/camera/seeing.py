# What an OpenMV camera over a table makes of what it detects: nothing here knows the camera. Tags, dice and movement of one
# image after the other go in, lines of ../PROTOCOL.md come out. One image proves nothing: several must agree, and while they
# do not, a hand is said to be over the table. Needs ../micropython/reader.py beside it, for the lines.

from reader import WRAP, Ear, line

KEYFRAME_US = 900000
# Where dice have their pips, as shares of the side from the middle, row by row.
PIP = 0.27
FACES = {
    "....1....": 1, "1.......1": 2, "..1...1..": 2, "1...1...1": 3, "..1.1.1..": 3,
    "1.1...1.1": 4, "1.1.1.1.1": 5, "1.11.11.1": 6, "111...111": 6,
}


def projection(pairs):
    """Nine numbers that take each (x, y) to its (u, v), by least squares; None where that cannot be told."""
    if len(pairs) < 4:
        return None
    rows = [[0.0] * 9 for _ in range(8)]
    for (x, y), (u, v) in pairs:
        for row in ((x, y, 1, 0, 0, 0, -u * x, -u * y, u), (0, 0, 0, x, y, 1, -v * x, -v * y, v)):
            for i in range(8):
                for j in range(9):
                    rows[i][j] += row[i] * row[j]
    scale = [max(rows[i][i], 1e-20) ** -0.5 for i in range(8)]
    for i in range(8):
        for j in range(8):
            rows[i][j] *= scale[i] * scale[j]
        rows[i][8] *= scale[i]
    for column in range(8):
        pivot = max(range(column, 8), key=lambda it: abs(rows[it][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = rows[column]
        if abs(lead[column]) < 1e-9:
            return None
        for row in rows:
            if row is not lead and row[column]:
                times = row[column] / lead[column]
                for j in range(column, 9):
                    row[j] -= times * lead[j]
    return [rows[i][8] / rows[i][i] * scale[i] for i in range(8)] + [1.0]


def project(m, x, y):
    w = m[6] * x + m[7] * y + m[8]
    return (m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w


def face_of(spots, bare, contrast=30):
    """The face, by the brightness of the nine places and of the die between them; None where a place is in doubt."""
    differ = [abs(it - bare) for it in spots]
    most = max(differ)
    if most < contrast or any(most * 0.35 <= it <= most * 0.6 for it in differ):
        return None
    return FACES.get("".join("1" if it > most / 2 else "." for it in differ))


def pip_places(x, y, side, cos, sin):
    """Where to look on a die: its nine places, then four between them that no face uses."""
    def at(u, v):
        return x + (u * cos - v * sin) * side, y + (u * sin + v * cos) * side

    nine = [at(u * PIP, v * PIP) for v in (-1, 0, 1) for u in (-1, 0, 1)]
    return nine, [at(u * PIP / 2, v * PIP / 2) for v in (-1, 1) for u in (-1, 1)]


def near(a, b, far=2.5, turned=6):
    return abs(a[0] - b[0]) < far and abs(a[1] - b[1]) < far and abs((a[2] - b[2] + 540) % 360 - 180) < turned


class Votes:
    """Values by name that count once `agree` images in a row show them alike; one image may miss one."""

    def __init__(self, agree, alike):
        self.agree, self.alike = agree, alike
        self.votes = {}  # name: [value, agreed, absent]
        self.still = 0

    def take(self, seen, still):
        """All values when they are sure, else None."""
        self.still = self.still + 1 if still else 0
        for name in set(self.votes) | set(seen):
            vote = self.votes.get(name)
            if name in seen:
                agreed = (vote[1] if vote and self.alike(vote[0], seen[name]) else 0) + 1
                self.votes[name] = [seen[name], agreed if still else 0, 0]
            elif not still:
                vote[1] = vote[2] = 0
            else:
                vote[2] += 1
                if vote[2] >= self.agree:
                    del self.votes[name]
        if self.still < self.agree or any(it[1] < self.agree for it in self.votes.values()):
            return None
        return {name: it[0] for name, it in self.votes.items()}


class Dice:
    """Follows dice: (x, y, colour, how) of each image, how being a face, "?" or "crooked"."""

    def __init__(self, agree, side):
        self.agree, self.side = agree, side
        self.known = {}  # id: [die, throws]
        self.pending, self.agreed, self.made, self.rolled = [], 0, 0, False

    def same(self, a, b, reach=4):
        return a[2:] == b[2:] and abs(a[0] - b[0]) < self.side / reach and abs(a[1] - b[1]) < self.side / reach

    def take(self, dice, moved, by_hand):
        """Rolling is the last thing dice do before they lie; a hand that comes after it has set them down."""
        if moved:
            self.rolled, self.agreed = not by_hand, 0
            return self.said("held" if by_hand else "rolling")
        alike = len(dice) == len(self.pending) and all(any(self.same(a, b) for b in self.pending) for a in dice)
        self.agreed, self.pending = (self.agreed + 1 if alike else 1), dice
        if self.agreed < self.agree:
            return self.said("rolling" if self.rolled else "held")
        self.settle(dice)
        return self.said(None)

    def settle(self, dice):
        left, known, moved = dict(self.known), {}, []
        for die in dice:
            name = next((it for it in left if self.same(left[it][0], die)), None)
            if name is None:
                moved.append(die)
            else:
                known[name] = [die, left.pop(name)[1]]
        for die in moved:
            name = next((it for it in left if left[it][0][2] == die[2]), None)
            throws = left.pop(name)[1] if name else 0
            if name is None:
                self.made += 1
                name = "d%d" % self.made
            known[name] = [die, throws + self.rolled & 0xFFFF]
        self.known, self.rolled = known, False

    def said(self, how):
        return {name: (die[2], how or str(die[3]), throws) for name, (die, throws) in self.known.items()}


class Camera:
    """Says what is seen. `write(text)` puts it on the line; `view` is what is in sight, in millimetres."""

    def __init__(self, boot, reset, write, name, view, agree=3, die=16, dice=True):
        self.boot, self.reset, self.write, self.name, self.view = boot, reset, write, name, view
        self.seq = self.good = self.bad = self.dropped = 0
        self.ear, self.votes = Ear(), Votes(agree, near)
        self.dice = Dice(agree, die) if dice else None
        self.tags, self.lying, self.hand = None, {}, True
        self.keyframe_at = None
        self.greeted = False

    def step(self, now, data=b"", tags=None, dice=(), aimed=False, table_moved=False, tray_moved=0):
        """`tags`: (x, y, turn) by name, in millimetres, or None when there was no new image."""
        if not self.greeted:
            self.greet(now)
        for heard in self.ear.take(data):
            self.obey(now, heard)
        if tags is not None:
            self.look(now, tags, dice, aimed and not table_moved, table_moved, tray_moved)
        if self.tags is not None and (self.keyframe_at is None or (now - self.keyframe_at) % WRAP >= KEYFRAME_US):
            self.keyframe(now)

    def look(self, now, tags, dice, still, table_moved, tray_moved):
        sure = self.votes.take(tags, still)
        lying = {}
        if self.dice:
            big = tray_moved > 4 * max(1, len(self.dice.known)) * self.dice.side ** 2
            lying = self.dice.take(list(dice), tray_moved > 0, big or (tray_moved > 0 and table_moved))
        if sure is None and self.tags is None:
            return
        # A tag that trembles is where it was.
        before = self.tags or {}
        now_tags = before if sure is None else {k: before[k] if k in before and near(before[k], v) else v for k, v in sure.items()}
        hand = sure is None
        if self.tags is None:
            self.tags, self.lying, self.hand = now_tags, lying, hand
            return
        if hand and not self.hand:
            self.say(now, "S", "hand=1")
        gone = [self.tag(it, None) for it in before if it not in now_tags]
        self.all(now, "T", gone + [self.tag(k, v) for k, v in now_tags.items() if before.get(k) != v])
        gone = ["%s=%s,-,%d" % (k, v[0], v[2]) for k, v in self.lying.items() if k not in lying]
        self.all(now, "D", gone + [self.die(k, v) for k, v in lying.items() if self.lying.get(k) != v])
        self.tags, self.lying = now_tags, lying
        if self.hand and not hand:
            self.say(now, "S", "hand=0")
        self.hand = hand

    def tag(self, name, at):
        return "%s@-" % name if at is None else "%s@%s,%s,%d" % (name, self.tenth(at[0]), self.tenth(at[1]), at[2] % 360)

    def tenth(self, value):
        tenths = round(value * 10)
        return str(tenths // 10) if tenths % 10 == 0 else "%s%d.%d" % ("-" if tenths < 0 else "", abs(tenths) // 10, abs(tenths) % 10)

    def die(self, name, said):
        return "%s=%s,%s,%d" % (name, said[0], said[1], said[2])

    def keyframe(self, now):
        self.keyframe_at = now
        self.say(now, "K")
        self.all(now, "T", [self.tag(k, v) for k, v in self.tags.items()])
        if self.dice:
            self.all(now, "D", [self.die(k, v) for k, v in self.lying.items()])
        self.say(now, "S", "hand=%d" % self.hand)
        self.say(now, "E")

    def greet(self, now):
        self.greeted = True
        can = "tags+dice+hand+pong" if self.dice else "tags+hand+pong"
        self.say(now, "H", "tk=1", "name=" + self.name, "reset=" + self.reset, "can=" + can, "view=%d,%d,%d,%d" % self.view)

    def obey(self, now, heard):
        if heard in ("shape", "crc"):
            self.bad += 1
            return
        self.good += 1
        kind, seq = heard[0], heard[2]
        if kind == "h":
            self.greet(now)
        if kind == "k" and self.tags is not None:
            self.keyframe(now)
        if kind == "p":
            self.say(now, "P", "ping=%d" % seq, "ok=%d" % self.good, "bad=%d" % self.bad, "drop=%d" % self.dropped)

    def all(self, now, kind, fields):
        """As many lines as it takes."""
        part = []
        for field in fields:
            if part and line(kind, self.boot, 65535, WRAP - 1, *(part + [field])) is None:
                self.say(now, kind, *part)
                part = []
            part.append(field)
        if part:
            self.say(now, kind, *part)

    def say(self, now, kind, *fields):
        text = line(kind, self.boot, self.seq, now % WRAP, *fields)
        if text is None:
            self.dropped += 1
            return
        self.seq = self.seq + 1 & 0xFFFF
        self.write(text + "\n")
