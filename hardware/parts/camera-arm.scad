// The joint at the end of the camera's arm: a clamp for the tube with a fork, and a plate for the camera with a tongue that turns in it.
// One screw of 4 mm holds the angle, one closes the clamp. Printed as they lie, with support under the upper cheek.
include <sizes.scad>

thick = 8;
ring = tube + 2 * 4;
reach = 22;
cheek = 5;
tongue = thick;

// The clamp, lying on its side, its fork upwards and down.
fork = tongue + 2 * cheek + 2 * gap;
difference() {
    union() {
        cylinder(d = ring, h = fork);
        translate([tube / 2, -6, 0]) cube([14, 12, fork]);
        translate([-ring / 2 - reach + 6, -7, 0]) cube([reach, 14, fork]);
    }
    translate([0, 0, -1]) cylinder(d = tube + hole, h = fork + 2);
    // It closes when its screw is tightened.
    translate([0, -1, -1]) cube([tube + 20, 2, fork + 2]);
    translate([tube / 2 + 9, -10, fork / 2]) rotate([-90, 0, 0]) cylinder(d = 4 + hole, h = 20);
    // The tongue turns between two cheeks.
    translate([-ring / 2 - reach, -10, cheek]) cube([reach - 2, 20, tongue + 2 * gap]);
    translate([-ring / 2 - reach + 13, 0, -1]) cylinder(d = 4 + hole, h = fork + 2);
}

// The camera's plate and its tongue.
translate([0, 40, 0]) {
    difference() {
        translate([-camera[0] / 2 - 2, -camera[1] / 2 - 2, 0]) cube([camera[0] + 4, camera[1] + 4, 3]);
        for (x = [-0.5, 0.5], y = [-0.5, 0.5])
            translate([x * camera_holes[0], y * camera_holes[1], -1]) cylinder(d = 2 + hole, h = 5);
        // Its ribbon, and what is soldered on its back.
        translate([-8, -camera[1] / 2 - 3, -1]) cube([16, 8, 5]);
    }
    difference() {
        translate([-tongue / 2, camera[1] / 2 - 10, 0]) {
            cube([tongue, 12, 14]);
            translate([0, 6, 14]) rotate([0, 90, 0]) cylinder(d = 12, h = tongue);
        }
        translate([-tongue, camera[1] / 2 - 4, 14]) rotate([0, 90, 0]) cylinder(d = 4 + hole, h = 2 * tongue);
    }
}
