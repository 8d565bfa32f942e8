import { joined } from '../xml/decode.ts';

export type ZipFile = {
  readonly name: string;
  readonly text: Iterable<string> | AsyncIterable<string>;
};

type Sums = {
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
};

const [LOCAL, SUMS, ENTRY, END] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50];
/** Version; UTF-8 names and trailing checksums; deflated; midnight on 1 January 1980. */
const COMMON: readonly Field[] = [
  [20, 2],
  [0x0808, 2],
  [8, 2],
  [0, 2],
  [0x21, 2],
];

/** Writes a zip as a stream: sizes and checksums follow each part, so nothing is buffered. */
export const zipStream = async function* (files: readonly ZipFile[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const name = encoder.encode(file.name);
    const header = record([[LOCAL, 4], ...COMMON, [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]], name);
    yield header;
    const { crc, packed, unpacked } = yield* deflated(file.text);
    const sums: Field[] = [
      [crc, 4],
      [packed, 4],
      [unpacked, 4],
    ];
    const after = record([[SUMS, 4], ...sums]);
    yield after;
    const place: Field[] = [
      [name.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ];
    directory.push(record([[ENTRY, 4], [20, 2], ...COMMON, ...sums, ...place], name));
    offset += header.length + packed + after.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield* directory;
  yield record([
    [END, 4],
    [0, 4],
    [files.length, 2],
    [files.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ]);
};

type Field = readonly [value: number, bytes: 2 | 4];

const record = (fields: readonly Field[], name = new Uint8Array()): Uint8Array => {
  const length = fields.reduce((sum, [, bytes]) => sum + bytes, 0);
  const view = new DataView(new ArrayBuffer(length));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return joined(new Uint8Array(view.buffer), name);
};

const HEAD = 10;
const TRAILER = 8;

/** The runtime's gzip output is deflate between a ten-byte header and the checksum and size that zip needs too. */
const deflated = async function* (text: ZipFile['text']): AsyncGenerator<Uint8Array, Sums> {
  let held = new Uint8Array();
  let skip = HEAD;
  let packed = 0;
  for await (const bytes of gzip(text)) {
    const all = joined(held, bytes);
    const from = Math.min(skip, all.length);
    const to = Math.max(from, all.length - TRAILER);
    yield all.slice(from, to);
    packed += to - from;
    skip -= from;
    held = all.slice(to);
  }
  const trailer = new DataView(held.buffer, held.length - TRAILER);
  return { crc: trailer.getUint32(0, true), unpacked: trailer.getUint32(4, true), packed };
};

const gzip = async function* (text: ZipFile['text']): AsyncGenerator<Uint8Array> {
  const stream = new CompressionStream('gzip');
  const reader = stream.readable.getReader();
  const writer = stream.writable.getWriter();
  const feeding = (async () => {
    const encoder = new TextEncoder();
    try {
      for await (const piece of text) await writer.write(encoder.encode(piece));
      await writer.close();
    } catch (fault) {
      // Passes an error of the rows to the reader, who throws it.
      await writer.abort(fault);
    }
  })();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    yield value;
  }
  await feeding;
};
