/**
 * The bytes of a buffer or typed array; undefined for anything else. Works across realms: a test environment such as jsdom has its own
 * classes, which `instanceof` does not recognise.
 */
export const bytesIn = (value: unknown): Uint8Array | undefined => {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return Object.prototype.toString.call(value).endsWith('ArrayBuffer]')
    ? new Uint8Array(value as ArrayBuffer)
    : undefined;
};
