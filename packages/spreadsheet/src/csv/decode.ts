import { SpreadsheetProblem } from '../problem.ts';
import { joined, wholeSigns } from '../xml/decode.ts';

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const LINE_FEED = 10;

/** Decodes a csv piece by piece; each piece ends at a line break if possible. */
export class CsvDecoder {
  encoding: CsvEncoding;
  #decoder: InstanceType<typeof TextDecoder>;
  #rest = new Uint8Array();
  #begun = false;
  /** Set after a BOM or multibyte UTF-8: invalid bytes are then an error. */
  #surely: boolean;

  constructor(first: Uint8Array) {
    this.encoding = encodingOf(first);
    this.#surely = first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf;
    this.#decoder = new TextDecoder(this.encoding, { fatal: true, ignoreBOM: true });
  }

  /** Without a piece, flushes the buffered rest. */
  decode(piece: Uint8Array | undefined): string {
    const all = joined(this.#rest, piece);
    const end = piece ? this.#cut(all) : all.length;
    const text = this.#text(all.subarray(0, end), piece !== undefined);
    this.#rest = all.slice(end);
    if (this.#begun || text === '') return text;
    this.#begun = true;
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  }

  #cut(bytes: Uint8Array): number {
    if (this.encoding.startsWith('utf-16')) return bytes.length;
    const line = bytes.lastIndexOf(LINE_FEED) + 1;
    if (line > 0) return line;
    return this.encoding === 'utf-8' ? wholeSigns(bytes) : bytes.length;
  }

  /** Invalid UTF-8 is treated as Windows-1252, which Excel writes; everything before was ASCII, which both share. */
  #text(bytes: Uint8Array, more: boolean): string {
    if (this.encoding === 'windows-1252') return this.#windows(bytes);
    try {
      const stream = more && this.encoding.startsWith('utf-16');
      const text = this.#decoder.decode(bytes, { stream });
      this.#surely ||= this.encoding === 'utf-8' && text.length !== bytes.length;
      return text;
    } catch {
      if (this.encoding !== 'utf-8' || this.#surely) {
        throw new SpreadsheetProblem('text-encoding', { detail: this.encoding });
      }
      this.encoding = 'windows-1252';
      return this.#windows(bytes);
    }
  }

  /** If the text also contains valid UTF-8, the file mixes two encodings, and half of its names would be misspelled. */
  #windows(bytes: Uint8Array): string {
    if (hasWholeSign(bytes)) throw new SpreadsheetProblem('text-encoding', { detail: this.encoding });
    return WINDOWS.decode(bytes);
  }
}

const WINDOWS = new TextDecoder('windows-1252');

/** A multibyte UTF-8 character; as Windows-1252, its bytes form no letter pair that occurs in words. */
const hasWholeSign = (bytes: Uint8Array): boolean =>
  bytes.some((byte, at) => {
    if (byte < 0xc2 || byte > 0xf4) return false;
    const more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
    const follow = bytes.subarray(at + 1, at + 1 + more);
    return follow.length === more && follow.every((next) => next >= 0x80 && next < 0xc0);
  });

/** Detected by the BOM, or by the zeros among the first bytes. */
const encodingOf = ([a, b, c, d]: Uint8Array): CsvEncoding => {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a && b === 0 && c && d === 0) return 'utf-16le';
  if (a === 0 && b && c === 0 && d) return 'utf-16be';
  return 'utf-8';
};
