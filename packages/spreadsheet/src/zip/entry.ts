import type { Limits } from '../limits.ts';
import { SpreadsheetProblem } from '../problem.ts';
import { pieces, type ByteSource } from '../source.ts';
import type { ZipDirectory, ZipEntry } from './directory.ts';
import { gunzipByStream, type Gunzip } from './inflate.ts';

/** A zip whose parts are decompressed one by one, within the limits. */
export type Zip = {
  readonly source: ByteSource;
  readonly directory: ZipDirectory;
  readonly limits: Limits;
  readonly gunzip?: Gunzip | undefined;
  /** Called with the number of compressed bytes read. */
  readonly onRead?: (bytes: number) => void;
};

const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
const LONGEST_BLOCK = 0xffff;
/** Small parts may have any ratio, because they do no harm. */
const HARMLESS = 8 * 1024 * 1024;

export const entryOf = (zip: Zip, name: string): ZipEntry | undefined =>
  zip.directory.get(name.toLowerCase());

export const unpack = async function* (zip: Zip, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    throw new SpreadsheetProblem('zip-broken', { detail: entry.name });
  }
  refuseBomb(zip, entry);
  const start = await startOf(zip, entry);
  const packed = counted(zip, start, start + entry.packed);
  const deflated = entry.method === STORED ? asDeflated(packed) : packed;
  const unpacked = (zip.gunzip ?? gunzipByStream)(asGzip(entry, deflated));
  let size = 0;
  try {
    for await (const bytes of unpacked) {
      size += bytes.length;
      if (size > entry.unpacked) throw new SpreadsheetProblem('zip-broken', { detail: entry.name });
      yield bytes;
    }
  } catch (fault) {
    // Runtimes use different messages for corrupt data.
    throw fault instanceof SpreadsheetProblem
      ? fault
      : new SpreadsheetProblem('zip-broken', { detail: entry.name });
  }
  if (size !== entry.unpacked) throw new SpreadsheetProblem('zip-broken', { detail: entry.name });
};

/** A whole part as text. */
export const partText = async (zip: Zip, entry: ZipEntry): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const texts: string[] = [];
  let size = 0;
  for await (const bytes of unpack(zip, entry)) {
    size += bytes.length;
    if (size > zip.limits.partBytes) throw new SpreadsheetProblem('zip-bomb', { detail: entry.name });
    texts.push(decoded(decoder, bytes, entry.name));
  }
  return texts.join('') + decoded(decoder, undefined, entry.name);
};

const decoded = (
  decoder: InstanceType<typeof TextDecoder>,
  bytes: Uint8Array | undefined,
  detail: string,
): string => {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new SpreadsheetProblem('text-encoding', { detail });
  }
};

/** Start of the data: the directory does not contain the length of the local header. */
const startOf = async ({ source }: Zip, entry: ZipEntry): Promise<number> => {
  const bytes = await source.read(entry.offset, entry.offset + LOCAL_SIZE);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < LOCAL_SIZE || view.getUint32(0, true) !== LOCAL) {
    throw new SpreadsheetProblem('zip-broken', { detail: entry.name });
  }
  const start = entry.offset + LOCAL_SIZE + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + entry.packed > source.size) throw new SpreadsheetProblem('zip-broken', { detail: entry.name });
  return start;
};

const counted = async function* (zip: Zip, start: number, end: number): AsyncGenerator<Uint8Array> {
  for await (const bytes of pieces(zip.source, start, end)) {
    zip.onRead?.(bytes.length);
    yield bytes;
  }
};

/** Wraps deflate in gzip, whose trailer has checksum and size, so that the runtime verifies them natively. */
const asGzip = async function* ({ crc, unpacked }: ZipEntry, packed: AsyncIterable<Uint8Array>) {
  yield new Uint8Array([0x1f, 0x8b, DEFLATED, 0, 0, 0, 0, 0, 0, 0xff]);
  yield* packed;
  const end = new DataView(new ArrayBuffer(8));
  end.setUint32(0, crc, true);
  end.setUint32(4, unpacked % 2 ** 32, true);
  yield new Uint8Array(end.buffer);
};

/** Wraps uncompressed data in stored deflate blocks, so that its checksum is verified too. */
const asDeflated = async function* (stored: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const bytes of stored) {
    for (let at = 0; at < bytes.length; at += LONGEST_BLOCK) {
      const block = bytes.subarray(at, at + LONGEST_BLOCK);
      const [low, high] = [block.length & 0xff, block.length >> 8];
      yield new Uint8Array([0, low, high, low ^ 0xff, high ^ 0xff]);
      yield block;
    }
  }
  yield new Uint8Array([1, 0, 0, 0xff, 0xff]);
};

const refuseBomb = ({ limits }: Zip, { name, packed, unpacked }: ZipEntry): void => {
  const tooMuch = unpacked > limits.entryBytes || (unpacked > HARMLESS && unpacked > packed * limits.ratio);
  if (tooMuch) throw new SpreadsheetProblem('zip-bomb', { detail: name });
};
