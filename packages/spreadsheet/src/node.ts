import { pipeline, Readable } from 'node:stream';
import { createGunzip, type ZlibOptions } from 'node:zlib';

const PIECE = 64 * 1024;
/** Buffers eight pieces, so that decompression runs ahead of the reader. A stream option that the types of `zlib` lack. */
const OPTIONS: ZlibOptions & { highWaterMark: number } = { chunkSize: PIECE, highWaterMark: 8 * PIECE };

/** For `readSpreadsheet(file, { gunzip })` on a server. */
export const gunzip = async function* (packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacking = createGunzip(OPTIONS);
  // The loop throws the errors of both streams.
  const unpacked = pipeline(Readable.from(packed), unpacking, () => undefined);
  try {
    for await (const bytes of unpacked) {
      // A Buffer is a different array type: code that sees both types is deoptimised.
      if (bytes instanceof Uint8Array) yield new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    }
  } finally {
    unpacking.destroy();
  }
};
