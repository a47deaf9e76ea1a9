# A camera over the table on an OpenMV board (H7 Plus, RT1062): copy this file, seeing.py and ../micropython/reader.py onto it and
# edit the first lines. Print the tags (AprilTag 36h11) and lay four at the corners. It speaks ../PROTOCOL.md over USB.
# Only this file knows OpenMV; everything that decides is in seeing.py.

NAME = "openmv"
# Millimetres of the middles of the tags at the corners, by tag; x to the right, y away from you.
CORNERS = {500: (0, 0), 501: (700, 0), 502: (700, 400), 503: (0, 400)}
# What the tags on pieces are called.
PIECES = {0: "keeper/0", 1: "keeper/1", 2: "keeper/2", 3: "keeper/3"}
# Two opposite corners of the tray in millimetres, and the sides of the dice; None without a tray.
TRAY, DIE = (500, 110, 680, 290), 16
AGREE = 3
# Grey steps that make a die, and movement, of what is there.
CONTRAST, STEP = 36, 12


def main():
    import math, os, time

    import image, machine, pyb, sensor
    import seeing

    sensor.reset()
    sensor.set_pixformat(sensor.GRAYSCALE)
    sensor.set_framesize(sensor.VGA)
    sensor.skip_frames(time=1000)
    sensor.set_auto_gain(False)
    width, height = sensor.width(), sensor.height()
    before = sensor.alloc_extra_fb(width // 8, height // 8, sensor.GRAYSCALE)
    usb = pyb.USB_VCP()
    usb.setinterrupt(-1)
    causes = {machine.PWRON_RESET: "power", machine.WDT_RESET: "watchdog"}
    xs, ys = [it[0] for it in CORNERS.values()], [it[1] for it in CORNERS.values()]
    view = (min(xs), min(ys), max(xs), max(ys))
    boot = int.from_bytes(os.urandom(2), "big")
    camera = seeing.Camera(boot, causes.get(machine.reset_cause(), "unknown"), usb.write, NAME, view, AGREE, DIE, TRAY is not None)
    watchdog = machine.WDT(timeout=4000)
    clock, ticks = 0, time.ticks_us()
    to_table = to_picture = None

    def now():
        nonlocal clock, ticks
        fresh = time.ticks_us()
        clock, ticks = clock + time.ticks_diff(fresh, ticks), fresh
        return clock

    def dice_in(picture, roi):
        """Light and dark squares in the tray, each with its face."""
        ground = picture.get_statistics(roi=roi).median()
        found = []
        for colour, limits in (("light", (ground + CONTRAST, 255)), ("dark", (0, ground - CONTRAST))):
            for blob in picture.find_blobs([limits], roi=roi, pixels_threshold=20, area_threshold=20, merge=False):
                corners = blob.min_corners()
                sides = [math.sqrt((corners[i][0] - corners[i - 1][0]) ** 2 + (corners[i][1] - corners[i - 1][1]) ** 2) for i in range(4)]
                x, y = seeing.project(to_table, blob.cxf(), blob.cyf())
                edge = seeing.project(to_picture, x + DIE, y)
                side = math.sqrt((edge[0] - blob.cxf()) ** 2 + (edge[1] - blob.cyf()) ** 2)
                if max(sides) < side * 0.5:
                    continue  # a pip, a speck
                if max(sides) > side * 1.3 or min(sides) < side * 0.7:
                    found += [(x, y, colour, "crooked")] * max(1, round(blob.pixels() / side ** 2))
                    continue
                turn = math.atan2(corners[1][1] - corners[0][1], corners[1][0] - corners[0][0])
                nine, four = seeing.pip_places(blob.cxf(), blob.cyf(), side, math.cos(turn), math.sin(turn))
                values = [mean_at(picture, px, py) for px, py in nine + four]
                face = seeing.face_of(values[:9], sum(values[9:]) / 4)
                found.append((x, y, colour, face or "?"))
        return found

    def mean_at(picture, x, y):
        x, y = min(max(int(x), 1), width - 2), min(max(int(y), 1), height - 2)
        return (picture.get_pixel(x, y) * 2 + picture.get_pixel(x - 1, y) + picture.get_pixel(x + 1, y)) / 4

    while True:
        watchdog.feed()
        picture = sensor.snapshot()
        small = picture.mean_pooled(8, 8)
        tags, corners = {}, []
        for tag in picture.find_apriltags(families=image.TAG36H11):
            if tag.id() in CORNERS:
                corners.append(((tag.cx(), tag.cy()), CORNERS[tag.id()]))
            elif tag.id() in PIECES and to_table:
                x, y = seeing.project(to_table, tag.cx(), tag.cy())
                ahead = seeing.project(to_table, tag.cx() + 20 * math.sin(tag.rotation()), tag.cy() - 20 * math.cos(tag.rotation()))
                tags[PIECES[tag.id()]] = (x, y, round(math.degrees(math.atan2(ahead[0] - x, ahead[1] - y))) % 360)
        aimed = len(corners) == len(CORNERS)
        if aimed:
            to_table = seeing.projection(corners) or to_table
            to_picture = seeing.projection([(b, a) for a, b in corners]) or to_picture
        table, tray, dice = 0, 0, []
        if to_picture:
            roi = None
            if TRAY:
                ends = [seeing.project(to_picture, x, y) for x in (TRAY[0], TRAY[2]) for y in (TRAY[1], TRAY[3])]
                left, top = max(0, int(min(it[0] for it in ends))), max(0, int(min(it[1] for it in ends)))
                right, low = min(width, int(max(it[0] for it in ends))), min(height, int(max(it[1] for it in ends)))
                roi = (left, top, right - left, low - top)
                dice = dice_in(picture, roi)
            for y in range(height // 8):
                for x in range(width // 8):
                    if abs(small.get_pixel(x, y) - before.get_pixel(x, y)) > STEP:
                        if roi and roi[0] <= x * 8 < roi[0] + roi[2] and roi[1] <= y * 8 < roi[1] + roi[3]:
                            a, b = seeing.project(to_table, x * 8, y * 8), seeing.project(to_table, x * 8 + 8, y * 8 + 8)
                            tray += abs((b[0] - a[0]) * (b[1] - a[1]))
                        else:
                            table += 1
        before.draw_image(small, 0, 0)
        data = usb.read(usb.any()) if usb.any() else b""
        camera.step(now(), data, tags if to_table else None, dice, aimed, table > 2, tray)


if __name__ == "__main__":
    main()
