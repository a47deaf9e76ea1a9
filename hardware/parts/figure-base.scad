// What a figure stands on: a disc with a magnet in its foot, which closes the switch of its cell. Printed as it stands; the magnet is
// pressed in from below, the figure glued on.
include <sizes.scad>

across = 32;
high = 5;

assert(across < cell - 2 * wall, "a figure must stand within its cell");

difference() {
    cylinder(d1 = across, d2 = across - 2, h = high, $fn = 64);
    translate([0, 0, -1]) cylinder(d = magnet[0] + hole, h = magnet[1] + hole + 1);
    // Where the figure's own foot goes.
    translate([0, 0, high - 0.8]) cylinder(d = across - 6, h = 1, $fn = 64);
}
