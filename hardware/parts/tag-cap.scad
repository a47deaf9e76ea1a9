// A hat for a figure under a camera: a flat roof as large as the printed tag, which is glued on it, and a socket for the stick that
// carries it. The notch in its edge is the figure's front. Printed roof down.
include <sizes.scad>

side = tag + 2 * tag_white;
roof = 2;
stick = 4;

difference() {
    union() {
        translate([-side / 2, -side / 2, 0]) cube([side, side, roof]);
        cylinder(d = stick + 4 * wall, h = roof + 6);
    }
    translate([0, 0, roof]) cylinder(d = stick + hole, h = 7);
    translate([0, side / 2, -1]) linear_extrude(roof + 2) polygon([[-1.5, 0.1], [1.5, 0.1], [0, -1.5]]);
}
