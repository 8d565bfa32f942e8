/** Unpacks a gzip stream; the runtime's own, so that it is native, and checks size and sum by itself. */
export type Gunzip = (packed: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Every browser and Node have it. Node's `zlib` is twice as fast there: see `@dasbor/spreadsheet/node`. */
export async function* gunzipByStream(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream('gzip');
  const reader = stream.readable.getReader();
  const feeding = feed(packed, stream.writable);
  // A fault of the source errors the stream, so that the reader learns of it; nobody else waits for it.
  feeding.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await feeding;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** What one piece becomes is held at once, however much it is: small pieces keep a bomb small. */
const PIECE = 64 * 1024;

async function feed(
  packed: AsyncIterable<Uint8Array>,
  into: WritableStream<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const writer = into.getWriter();
  try {
    for await (const bytes of packed) {
      for (let at = 0; at < bytes.length; at += PIECE)
        await writer.write(new Uint8Array(bytes.subarray(at, at + PIECE)));
    }
    await writer.close();
  } catch (fault) {
    await writer.abort(fault).catch(() => undefined);
    throw fault;
  }
}
