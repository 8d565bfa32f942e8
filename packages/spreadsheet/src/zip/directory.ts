import type { Limits } from '../limits.ts';
import { SpreadsheetProblem } from '../problem.ts';
import type { ByteSource } from '../source.ts';
import { endOfDirectory } from './end-of-directory.ts';

export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
};

/** By name, without a leading slash, in lower case: Excel matches parts this way. */
export type ZipDirectory = ReadonlyMap<string, ZipEntry>;

const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const ENCRYPTED = 0x1;
const FULL = 0xffffffff;

/** The central directory of a zip, checked against the limits and for consistency before anything is decompressed. */
export const readDirectory = async (source: ByteSource, limits: Limits): Promise<ZipDirectory> => {
  const end = await endOfDirectory(source);
  if (end.entries > limits.zipEntries) {
    throw new SpreadsheetProblem('zip-too-many-entries', { detail: end.entries });
  }
  const bytes = await source.read(end.offset, end.offset + end.size);
  const entries = [...parse(bytes, end.entries)];

  refuseOverlaps(entries, end.offset);
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > limits.totalBytes) throw new SpreadsheetProblem('zip-bomb', { detail: total });

  const directory = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  // Programs disagree on which of two parts with the same name to read.
  if (directory.size !== entries.length) throw new SpreadsheetProblem('zip-broken', { detail: 'names' });
  return directory;
};

const parse = function* (bytes: Uint8Array, count: number): Generator<ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = new TextDecoder();
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_SIZE > bytes.length || view.getUint32(at, true) !== ENTRY) {
      throw new SpreadsheetProblem('zip-broken', { detail: 'directory' });
    }
    const nameEnd = at + ENTRY_SIZE + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > bytes.length) throw new SpreadsheetProblem('zip-broken', { detail: 'directory' });
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new SpreadsheetProblem('encrypted');

    const name = names.decode(bytes.subarray(at + ENTRY_SIZE, nameEnd)).replaceAll('\\', '/');
    yield {
      name: name.replace(/^\/+/, ''),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      ...sizesOf(view, at, nameEnd, extraEnd),
    };
    at = next;
  }
};

/** The 32-bit fields or, if they are full, the 64-bit fields of the extra field (zip64), in this order. */
const sizesOf = (view: DataView, at: number, extra: number, extraEnd: number) => {
  const short = [24, 20, 42].map((field) => view.getUint32(at + field, true));
  const long = short.includes(FULL) ? zip64Field(view, extra, extraEnd) : undefined;
  let used = 0;
  const [unpacked, packed, offset] = short.map((value) => {
    if (value !== FULL || !long) return value;
    used += 8;
    if (used > long.byteLength) throw new SpreadsheetProblem('zip-broken', { detail: 'zip64' });
    return Number(long.getBigUint64(used - 8, true));
  });
  return { unpacked: unpacked ?? 0, packed: packed ?? 0, offset: offset ?? 0 };
};

const zip64Field = (view: DataView, extra: number, extraEnd: number): DataView | undefined => {
  for (let at = extra; at + 4 <= extraEnd;) {
    const size = view.getUint16(at + 2, true);
    if (at + 4 + size > extraEnd) break;
    if (view.getUint16(at, true) === 1) return new DataView(view.buffer, view.byteOffset + at + 4, size);
    at += 4 + size;
  }
  return undefined;
};

/** Overlapping parts are how a small zip expands to petabytes. */
const refuseOverlaps = (entries: readonly ZipEntry[], directoryAt: number): void => {
  const ordered = entries.toSorted((a, b) => a.offset - b.offset);
  ordered.forEach((entry, n) => {
    const limit = ordered[n + 1]?.offset ?? directoryAt;
    if (entry.offset + LOCAL_SIZE + entry.packed > limit) {
      throw new SpreadsheetProblem('zip-broken', { detail: entry.name });
    }
  });
};
