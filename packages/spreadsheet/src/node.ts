import { pipeline, Readable } from 'node:stream';
import { createGunzip, type ZlibOptions } from 'node:zlib';

const PIECE = 64 * 1024;
/**
 * With room for eight pieces: so much is unpacked before it is asked for, beside whoever reads, who must not wait for each. It is a
 * stream's option, which the types of `zlib` leave out.
 */
const OPTIONS: ZlibOptions & { highWaterMark: number } = { chunkSize: PIECE, highWaterMark: 8 * PIECE };

/** For `readSpreadsheet(file, { gunzip })` on a server. */
export async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacking = createGunzip(OPTIONS);
  // What goes wrong in any of them is thrown by the loop.
  const unpacked = pipeline(Readable.from(packed), unpacking, () => undefined);
  try {
    for await (const bytes of unpacked) {
      // A Buffer is another kind of array: code that meets both is slower with either.
      if (bytes instanceof Uint8Array) yield new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    }
  } finally {
    unpacking.destroy();
  }
}
