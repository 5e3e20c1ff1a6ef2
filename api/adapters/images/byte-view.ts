/** Big-endian and little-endian reads over bytes that somebody else made: out of range reads as NaN, never throws. */
export function uint16be(bytes: Uint8Array, at: number): number {
  return byte(bytes, at) * 0x100 + byte(bytes, at + 1);
}

export function uint32be(bytes: Uint8Array, at: number): number {
  return uint16be(bytes, at) * 0x10000 + uint16be(bytes, at + 2);
}

export function uint16le(bytes: Uint8Array, at: number): number {
  return byte(bytes, at + 1) * 0x100 + byte(bytes, at);
}

export function uint24le(bytes: Uint8Array, at: number): number {
  return byte(bytes, at + 2) * 0x10000 + uint16le(bytes, at);
}

export function uint32le(bytes: Uint8Array, at: number): number {
  return uint16le(bytes, at + 2) * 0x10000 + uint16le(bytes, at);
}

/** `length` bytes as Latin-1 text. */
export function ascii(bytes: Uint8Array, at: number, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', at, at + length);
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? Number.NaN;
}
