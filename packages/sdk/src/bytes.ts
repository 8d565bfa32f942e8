/**
 * The bytes of a buffer, or of a view of one; undefined for anything else. A test environment such as jsdom has classes of its own,
 * which `instanceof` does not know.
 */
export function bytesIn(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return Object.prototype.toString.call(value).endsWith('ArrayBuffer]')
    ? new Uint8Array(value as ArrayBuffer)
    : undefined;
}
