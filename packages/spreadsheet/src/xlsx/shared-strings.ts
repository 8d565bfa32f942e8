import { refuseIfAborted, type ReadOptions } from '../options.ts';
import { ahead } from '../source.ts';
import { xmlText } from '../xml/decode.ts';
import { unpack, type Zip } from '../zip/entry.ts';
import type { ZipEntry } from '../zip/directory.ts';
import { SharedStringScanner } from './shared-string-scanner.ts';
import { TextPlaces, type SharedStrings } from './text-places.ts';

export const readSharedStrings = async (
  zip: Zip,
  entry: ZipEntry | undefined,
  options: ReadOptions,
): Promise<SharedStrings> => {
  const texts = new TextPlaces(zip.limits);
  if (!entry) return texts;
  const scanner = new SharedStringScanner(texts, zip.limits);
  for await (const piece of xmlText(ahead(unpack(zip, entry)), entry.name, 'si')) {
    refuseIfAborted(options);
    scanner.feed(piece);
  }
  scanner.finish(entry.name);
  return texts;
};
