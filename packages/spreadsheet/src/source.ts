/** A random-access source of bytes: a Blob (from a form or `fs.openAsBlob`) or an array. */
export type ByteSource = {
  readonly size: number;
  read(start: number, end: number): Promise<Uint8Array>;
};

export const byteSource = (from: Blob | Uint8Array): ByteSource => {
  if (from instanceof Uint8Array) {
    return { size: from.length, read: async (start, end) => from.subarray(start, end) };
  }
  return {
    size: from.size,
    read: async (start, end) => new Uint8Array(await from.slice(start, end).arrayBuffer()),
  };
};

const PIECE = 256 * 1024;

export const pieces = async function* (
  source: ByteSource,
  start: number,
  end: number,
  size = PIECE,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += size) yield await source.read(at, Math.min(at + size, end));
};

/** Prefetches the next piece while the current one is processed, so that decompression and scanning overlap. */
export const ahead = async function* <T>(from: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = from[Symbol.asyncIterator]();
  try {
    for (let next = iterator.next(); ;) {
      const { done, value } = await next;
      if (done) return;
      next = iterator.next();
      // The error is thrown when awaited; if the reader stops earlier, it must not be unhandled.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
};
