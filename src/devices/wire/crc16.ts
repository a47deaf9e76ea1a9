// CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF, no reflection): "123456789" gives 0x29B1.
// Chosen because every microcontroller has it in ten lines or in its library; it catches every burst of up to 16 bits.

const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
  return crc & 0xffff
})

/** Of a text whose characters are single bytes. */
export function crc16(text: string): number {
  let crc = 0xffff
  for (let i = 0; i < text.length; i++) {
    crc = ((crc << 8) & 0xffff) ^ (table[(crc >> 8) ^ (text.charCodeAt(i) & 0xff)] as number)
  }
  return crc
}
