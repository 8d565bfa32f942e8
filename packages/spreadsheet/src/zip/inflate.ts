/** Decompresses a gzip stream; natively by the runtime, which verifies size and checksum. */
export type Gunzip = (packed: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Available in every browser and in Node, where `zlib` is twice as fast: see `@dasbor/spreadsheet/node`. */
export const gunzipByStream = async function* (
  packed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream('gzip');
  const reader = stream.readable.getReader();
  const feeding = feed(packed, stream.writable);
  // An error of the source is passed to the reader through the stream; it must not be unhandled here.
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
};

/** The whole output of one piece is buffered: small pieces limit a bomb. */
const PIECE = 64 * 1024;

const feed = async (
  packed: AsyncIterable<Uint8Array>,
  into: WritableStream<Uint8Array<ArrayBuffer>>,
): Promise<void> => {
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
};
