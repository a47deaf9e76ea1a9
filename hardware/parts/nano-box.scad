// A box for one Nano, the cells' or the lamps', with its lid beside it: a hole for the USB plug, one for wires, ears to screw it under the
// table. Printed as it lies.
include <sizes.scad>

inner = [nano[0] + 2 * gap, nano[1] + 2 * gap, nano[2]];
outer = [inner[0] + 2 * wall, inner[1] + 2 * wall, inner[2] + wall];
ear = 10;

difference() {
    union() {
        cube(outer);
        for (x = [-ear, outer[0]]) translate([x, 0, 0]) cube([ear, outer[1], 3]);
    }
    translate([wall, wall, wall]) cube(inner + [0, 0, 1]);
    translate([-1, outer[1] / 2 - usb[0] / 2 - gap, wall + 2]) cube([wall + 2, usb[0] + 2 * gap, usb[1] + 2 * gap]);
    translate([outer[0] - wall - 1, wall + 2, wall + 4]) cube([wall + 2, inner[1] - 4, inner[2]]);
    for (x = [-ear / 2, outer[0] + ear / 2]) translate([x, outer[1] / 2, -1]) cylinder(d = 4 + hole, h = 5);
}

translate([0, outer[1] + 5, 0]) {
    cube([outer[0], outer[1], wall]);
    difference() {
        translate([wall + gap, wall + gap, wall]) cube([inner[0] - 2 * gap, inner[1] - 2 * gap, 3]);
        translate([2 * wall + gap, 2 * wall + gap, wall]) cube([inner[0] - 2 * wall - 2 * gap, inner[1] - 2 * wall - 2 * gap, 4]);
    }
}
