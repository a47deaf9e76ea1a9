// Nine cells of the board: walls that keep each lamp under its own cell, and in each a bar that holds its reed switch right below
// the playing surface. Printed as it lies, that surface down; four by four of them make the reference table.
include <sizes.scad>

along = 3;
high = 14;
bar = [8, 2.4];
side = along * cell - gap;

echo(plates = ceil(columns / along) * ceil(rows / along));
assert(side <= bed, "the plate is larger than the printer's bed");

difference() {
    union() {
        difference() {
            cube([side, side, high]);
            for (x = [0 : along - 1], y = [0 : along - 1]) well(x, y);
        }
        for (y = [0 : along - 1])
            translate([0, (y + 0.5) * cell - bar[0] / 2, 0]) cube([side, bar[0], bar[1]]);
    }
    // The switch lies in the bar, its legs bent away to both sides.
    for (x = [0 : along - 1], y = [0 : along - 1])
        translate([(x + 0.5) * cell - reed[0] / 2, (y + 0.5) * cell - reed[1] / 2, 0.8])
            cube([reed[0], reed[1], bar[1]]);
    // The strip runs through under all cells of a row, from plate to plate.
    for (y = [0 : along - 1])
        translate([-1, (y + 0.5) * cell - strip[0] / 2, high - strip[1]]) cube([side + 2, strip[0], strip[1] + 1]);
    // Plates are screwed to each other.
    for (n = [0 : along - 1]) {
        at = (n + 0.25) * cell;
        translate([at, -1, high / 2]) rotate([-90, 0, 0]) cylinder(d = 3 + hole, h = side + 2, $fn = 16);
        translate([-1, at, high / 2]) rotate([0, 90, 0]) cylinder(d = 3 + hole, h = side + 2, $fn = 16);
    }
}

// The inside of one cell.
module well(x, y) {
    near = [x == 0 ? wall : x * cell + wall / 2, y == 0 ? wall : y * cell + wall / 2];
    far = [
        x == along - 1 ? side - wall : (x + 1) * cell - wall / 2,
        y == along - 1 ? side - wall : (y + 1) * cell - wall / 2
    ];
    translate([near[0], near[1], -1]) cube([far[0] - near[0], far[1] - near[1], high + 2]);
}
