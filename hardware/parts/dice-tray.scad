// The ring around the dice tray: dice stay in, a hand goes in easily, and a lamp in its wall says that they are to be thrown. Felt goes
// on its floor. Printed as it lies.
include <sizes.scad>

inner = 150;
high = 22;
floor_ = 1.2;
corner = 18;
slope = 6;

assert(inner + 2 * (wall + slope) <= bed, "the tray is larger than the printer's bed");

difference() {
    rounded(inner + 2 * (wall + slope), high);
    hull() {
        translate([0, 0, floor_]) rounded(inner, 0.01);
        translate([0, 0, high]) rounded(inner + 2 * slope, 0.01);
    }
    // Where the strip's last pixel shines in.
    translate([-strip[0] / 2, inner / 2 - 5, high / 2 - strip[0] / 2]) cube([strip[0], wall + slope + 10, strip[0]]);
}

module rounded(side, high) {
    linear_extrude(high) offset(corner) square(side - 2 * corner, center = true);
}
