/* Your truck: the only file to edit. */
#ifndef CONFIG_H
#define CONFIG_H

/* Its place in the list RADIO of the reader's config: 0 for the first, 1 for the next. */
#define NUMBER 0
/* The same as in the reader's config. */
#define RADIO_CHANNEL 76

/* Which axis printed on the sensor's board lies along the truck (0: X, 1: Y, 2: Z), and whether its arrow points to the hood. */
#define AXIS 0
#define AXIS_POINTS_TO_HOOD 1

/* CSN and CE of the radio; SCK, MOSI and MISO are 13, 11 and 12, the sensor's SDA and SCL are A4 and A5. */
#define PIN_RADIO_SELECT 10
#define PIN_RADIO_ENABLE 9

/* After so long without a listener it sleeps, and tries again every 8 seconds. */
#define ALONE_S 60

#endif
