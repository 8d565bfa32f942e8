import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const PIECE = 64 * 1024;

/** For `readSpreadsheet(file, { gunzip })` on a server. */
export async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacking = createGunzip({ chunkSize: PIECE });
  // What goes wrong in any of them is thrown by the loop.
  const unpacked = pipeline(Readable.from(packed), unpacking, () => undefined);
  try {
    for await (const bytes of unpacked) if (bytes instanceof Uint8Array) yield bytes;
  } finally {
    unpacking.destroy();
  }
}
