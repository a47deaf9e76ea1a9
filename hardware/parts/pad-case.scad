// The case of a pad: key switches in two rows, lamps above them, a Pico below. Its floor is what it is glued or screwed to. Printed
// top down.
include <sizes.scad>

across = ceil(buttons / 2);
margin = 9;
side = [across * switch_pitch + 2 * margin, 2 * switch_pitch + 3 * margin + lamp, 24];
// A key switch snaps into a plate of this thickness.
top = 1.5;

assert(side[0] <= bed && pico[0] + 2 * wall < side[0], "the case is too wide, or too narrow for its Pico");

difference() {
    cube(side);
    translate([wall, wall, top]) cube([side[0] - 2 * wall, side[1] - 2 * wall, side[2]]);
    for (n = [0 : buttons - 1])
        translate([
            margin + (n % across + 0.5) * switch_pitch - switch / 2,
            margin + (floor(n / across) + 0.5) * switch_pitch - switch / 2,
            -1
        ])
            cube([switch, switch, top + 2]);
    for (n = [0 : lamps - 1])
        translate([margin + (n + 0.5) * (side[0] - 2 * margin) / lamps, side[1] - margin - lamp / 2, -1])
            cylinder(d = lamp + hole, h = top + 2);
    // The cable of the Pico.
    translate([side[0] / 2 - usb[0] / 2, side[1] - wall - 1, side[2] - usb[1] - 4]) cube([usb[0], wall + 2, usb[1]]);
}
for (x = [wall, side[0] - wall - 8], y = [wall, side[1] - wall - 8])
    translate([x, y, top - 0.01])
        difference() {
            cube([8, 8, side[2] - top]);
            translate([4, 4, side[2] - top - 12]) cylinder(d = 2.6, h = 13);
        }
