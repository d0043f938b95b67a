const QUIET_ZONE = 4
/** How many characters a code of 21 and one of 25 modules hold at level M: of digits, of capitals with signs, of bytes. */
const ROOM = [
  { modules: 21, digits: 34, capitals: 20, bytes: 14 },
  { modules: 25, digits: 63, capitals: 38, bytes: 26 },
]

/** The width of a small QR code with its quiet zone of four modules on either side, in modules; undefined if it needs more than 25. */
export function smallQrWidth(code: string): number | undefined {
  const kind = /^\d*$/.test(code) ? 'digits' : /^[\dA-Z $%*+./:-]*$/.test(code) ? 'capitals' : 'bytes'
  const length = new TextEncoder().encode(code).length
  const size = ROOM.find((room) => length <= room[kind])
  return size && size.modules + 2 * QUIET_ZONE
}

/** The most px up to `room` in which a code's modules are whole px; all of it for a code of more than 25 modules. */
export function wholeModules(code: string, room: number): number {
  const width = smallQrWidth(code)
  return width ? width * Math.floor(room / width) : room
}
