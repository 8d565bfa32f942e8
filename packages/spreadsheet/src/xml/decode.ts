import { SpreadsheetProblem } from '../problem.ts';
import { codesOf, pieceOf, standsAt, type XmlPiece } from './piece.ts';

/**
 * Decodes an XML part piece by piece; each piece ends after an element named `unit` if possible, so that a scanner rarely joins
 * strings. Joined strings are scanned at half the speed.
 */
export const xmlText = async function* (
  bytes: AsyncIterable<Uint8Array>,
  part: string,
  unit: 'row' | 'si',
): AsyncGenerator<XmlPiece> {
  let decode: Decode | undefined;
  for await (const piece of bytes) {
    if (piece.length === 0) continue;
    decode ??= decoderFor(piece, unit);
    yield* decoded(decode, piece, part);
  }
  if (decode) yield* decoded(decode, undefined, part);
};

/** Without a piece, flushes the buffered rest. */
type Decode = (piece: Uint8Array | undefined) => readonly XmlPiece[];

const decoded = (decode: Decode, piece: Uint8Array | undefined, part: string): readonly XmlPiece[] => {
  try {
    return decode(piece);
  } catch {
    throw new SpreadsheetProblem('text-encoding', { detail: part });
  }
};

/** XML declares its encoding; the default is UTF-8. */
const decoderFor = (first: Uint8Array, unit: string): Decode => {
  const [a, b] = first;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return streaming('utf-16le');
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return streaming('utf-16be');
  const start = String.fromCharCode(...first.subarray(0, 100));
  const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(declared) ? utf8(unit) : streaming(declared);
};

const streaming = (encoding: string): Decode => {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  return (piece) => {
    decoder ??= new TextDecoder(encoding, { fatal: true });
    return [pieceOf(piece ? decoder.decode(piece, { stream: true }) : decoder.decode())];
  };
};

const utf8 = (unit: string): Decode => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const unitEnd = codesOf(`</${unit}>`);
  let rest = new Uint8Array();
  let begun = false;
  const read = (bytes: Uint8Array): XmlPiece => {
    const text = decoder.decode(bytes);
    if (begun || text === '') return pieceOf(text, bytes);
    begun = true;
    return text.startsWith('\uFEFF') ? pieceOf(text.slice(1)) : pieceOf(text, bytes);
  };
  return (piece) => {
    if (!piece) return [read(rest)];
    // Joins only the rest of an incomplete unit; the piece itself is not copied.
    const seam = rest.length === 0 ? 0 : firstEnd(piece, unitEnd);
    const head = seam > 0 ? joined(rest, piece.subarray(0, seam)) : EMPTY;
    const body = seam < 0 ? joined(rest, piece) : piece.subarray(seam);
    const end = lastEnd(body, unitEnd);
    rest = new Uint8Array(body.subarray(end));
    return [head, body.subarray(0, end)].filter(({ length }) => length > 0).map(read);
  };
};

const EMPTY = new Uint8Array();

/** The position after the first end of a unit; -1 if none. */
const firstEnd = (bytes: Uint8Array, unitEnd: readonly number[]): number => {
  for (let at = bytes.indexOf(LESS); at >= 0; at = bytes.indexOf(LESS, at + 1)) {
    if (standsAt(bytes, at, unitEnd)) return at + unitEnd.length;
  }
  return -1;
};

/** The position after the last end of a unit. If a unit is longer than a piece: nothing yet, or all complete characters. */
const lastEnd = (bytes: Uint8Array, unitEnd: readonly number[]): number => {
  for (let at = bytes.lastIndexOf(LESS); at >= 0; at = at > 0 ? bytes.lastIndexOf(LESS, at - 1) : -1) {
    if (standsAt(bytes, at, unitEnd)) return at + unitEnd.length;
  }
  return bytes.length < LONGEST ? 0 : wholeSigns(bytes);
};

const LONGEST = 64 * 1024;
const LESS = 60;

/** Up to an incomplete character. */
export const wholeSigns = (bytes: Uint8Array): number => {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return back < length ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
};

export const joined = (rest: Uint8Array, piece: Uint8Array | undefined): Uint8Array => {
  if (!piece) return rest;
  if (rest.length === 0) return piece;
  const all = new Uint8Array(rest.length + piece.length);
  all.set(rest);
  all.set(piece, rest.length);
  return all;
};
