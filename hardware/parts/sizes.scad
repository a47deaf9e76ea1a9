// Sizes that parts share, in millimetres. Those of the first block are said elsewhere too, by the file named beside them; a test
// holds them equal (test/hardware/parts.test.ts). Another table: openscad -D columns=6 -D rows=6 …

cell = 50;        // tools/wire.ts: from one pixel of the strip to the next
columns = 12;     // tables/reference.yaml
rows = 12;        // tables/reference.yaml
tag = 20;         // what tablekeeper tags prints unless told otherwise
tag_white = 2.5;  // the white around it
buttons = 14;     // firmware/pad/code.py
lamps = 8;        // firmware/pad/code.py

// What a printer of any make can do.
bed = 200;
wall = 1.6;
gap = 0.3;        // between two parts that go into each other
hole = 0.2;       // holes come out narrower than drawn
$fn = 32;

// What is bought.
magnet = [10, 3];       // across, high
reed = [15, 3];         // long, across
strip = [12, 4];        // wide, high, its silicone included
nano = [45, 18, 12];    // an Arduino Nano, its pins bent
usb = [10, 6];          // the plug of its cable
pico = [51, 21, 10];    // a Raspberry Pi Pico
switch = 14;            // a key switch of the usual kind, square
switch_pitch = 19;
lamp = 5;               // a round LED
tube = 16;              // the tube of the camera's arm
camera_holes = [21, 12.5]; // a Raspberry Pi camera, screws of 2 mm
camera = [26, 25];
