// One text message as it travels to a page: a frame of the WebSocket protocol (RFC 6455, 5.2), never masked, never split. The library
// makes a head for every client it sends to and writes head and body apart; what goes to several is framed once and written as it is.

/** Longest body in bytes whose length the head's second byte holds, and whose length two more bytes hold. */
const [short, medium] = [125, 65_535]
/** The last of its message, and text. */
const finalText = 0x81

export function framed(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= short ? 2 : length <= medium ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = finalText
  frame[1] = length <= short ? length : length <= medium ? 126 : 127
  if (head === 4) frame.writeUInt16BE(length, 2)
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.write(text, head)
  return frame
}
