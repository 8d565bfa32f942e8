import { SpreadsheetProblem } from '../problem.ts';
import type { ByteSource } from '../source.ts';

export type EndOfDirectory = {
  readonly entries: number;
  readonly size: number;
  readonly offset: number;
};

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR = 0x07064b50;
const LOCATOR_SIZE = 20;
const END_64 = 0x06064b50;
const END_64_SIZE = 56;

/** The last record of a zip. It must end the file: trailing data could be another file for another program. */
export const endOfDirectory = async (source: ByteSource): Promise<EndOfDirectory> => {
  const from = Math.max(0, source.size - END_SIZE - LONGEST_COMMENT - LOCATOR_SIZE);
  const tail = await source.read(from, source.size);
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    if (at + END_SIZE + view.getUint16(at + 20, true) !== tail.length) continue;
    const short = {
      entries: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      offset: view.getUint32(at + 16, true),
    };
    return within(source, (await long(source, view, at - LOCATOR_SIZE)) ?? short);
  }
  throw new SpreadsheetProblem('zip-broken', { detail: 'end' });
};

/** Zip64 has wider fields and a locator just before. */
const long = async (source: ByteSource, view: DataView, at: number): Promise<EndOfDirectory | undefined> => {
  if (at < 0 || view.getUint32(at, true) !== LOCATOR) return undefined;
  const offset = Number(view.getBigUint64(at + 8, true));
  const bytes = await source.read(offset, offset + END_64_SIZE);
  const record = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < END_64_SIZE || record.getUint32(0, true) !== END_64) {
    throw new SpreadsheetProblem('zip-broken', { detail: 'zip64' });
  }
  const [entries, size, start] = [32, 40, 48].map((field) => Number(record.getBigUint64(field, true)));
  return { entries: entries ?? 0, size: size ?? 0, offset: start ?? 0 };
};

const within = (source: ByteSource, end: EndOfDirectory): EndOfDirectory => {
  if (end.offset + end.size > source.size)
    throw new SpreadsheetProblem('zip-broken', { detail: 'directory' });
  return end;
};
