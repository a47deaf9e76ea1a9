/* An MPU-6050 at address 0x68 of the chip's I2C bus, of which only the accelerometer is used. */
#ifndef IMU_H
#define IMU_H

#include <stdbool.h>
#include <stdint.h>

/* Each answers whether the sensor did as it was told. */
bool imu_wake(void);
bool imu_sleep(void);
/* X, Y, Z in units of 1/16384 g. */
bool imu_read(int16_t sample[3]);

#endif
