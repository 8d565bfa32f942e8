import { expect, test } from 'vitest';
import {
  decideAnotherImage,
  decideImage,
  decidePixels,
  IMAGE_POLICY,
  imageKindOf,
  pngSize,
} from './index.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const chunk = (name: string, data = ''): string =>
  `\0\0\0${String.fromCharCode(data.length)}${name}${data}CRC!`;
const PNG = '\x89PNG\r\n\x1a\n';
const IHDR = chunk('IHDR', '\0\0\x01\0\0\0\0\x20\x08\x06\0\0\0');
const webp = (format: string, flags = '\0'): string => `RIFF\x10\0\0\0WEBP${format}\x0a\0\0\0${flags}\0\0\0`;

const decided = (text: string, size = text.length) => {
  const answer = decideImage({ size, head: bytes(text) });
  return answer.ok ? answer.value : answer.problem.code;
};

test.each([
  ['a PNG', `${PNG}${IHDR}${chunk('IDAT')}`, 'png'],
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['a WebP', webp('VP8 '), 'webp'],
  ['a WebP with transparency', webp('VP8X', '\x10'), 'webp'],
  ['an animated WebP', webp('VP8X', '\x02'), 'DPAY_IMAGE_ANIMATED'],
  ['an animated PNG', `${PNG}${IHDR}${chunk('acTL')}${chunk('IDAT')}`, 'DPAY_IMAGE_ANIMATED'],
  ['a PNG whose pixels contain that word', `${PNG}${IHDR}${chunk('IDAT', 'acTL')}`, 'png'],
  ['a PNG cut within a chunk', `${PNG}${IHDR.slice(0, 9)}`, 'png'],
  ['a GIF', 'GIF89a\x01\0', 'DPAY_IMAGE_KIND_UNSUPPORTED'],
  ['a bitmap', 'BM\x36\0', 'DPAY_IMAGE_KIND_UNSUPPORTED'],
  ['a TIFF', 'II*\0\x08', 'DPAY_IMAGE_KIND_UNSUPPORTED'],
  ['a photo of an iPhone', '\0\0\0\x18ftypheic', 'DPAY_IMAGE_KIND_UNSUPPORTED'],
  ['an AVIF', '\0\0\0\x18ftypavif', 'DPAY_IMAGE_KIND_UNSUPPORTED'],
  ['a film', '\0\0\0\x18ftypisom', 'DPAY_IMAGE_NOT_IMAGE'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'DPAY_IMAGE_IS_SVG'],
  ['an SVG after a declaration', '<?xml version="1.0"?>\n<!-- logo --><svg:svg >', 'DPAY_IMAGE_IS_SVG'],
  ['an SVG in UTF-16', '\xff\xfe<\0s\0v\0g\0>\0', 'DPAY_IMAGE_IS_SVG'],
  ['a page', '<!doctype html><p>PNG</p>', 'DPAY_IMAGE_NOT_IMAGE'],
  ['a PDF', '%PDF-1.7', 'DPAY_IMAGE_NOT_IMAGE'],
  ['the name of a PNG', 'PNG', 'DPAY_IMAGE_NOT_IMAGE'],
  ['nothing', '', 'DPAY_IMAGE_NOT_IMAGE'],
])('%s', (_, text, want) => expect(decided(text)).toBe(want));

test.each([
  ['a byte under 20 MB', IMAGE_POLICY.bytesBelow - 1, 'jpeg'],
  // spec 5.35, 8.35
  ['20 MB', IMAGE_POLICY.bytesBelow, 'DPAY_IMAGE_TOO_LARGE'],
])('%s', (_, size, want) => expect(decided('\xff\xd8\xff', size)).toBe(want));

// spec 9.12
test('20 MB is 20 971 520 bytes, as for payout files', () => {
  expect(IMAGE_POLICY.bytesBelow).toBe(20_971_520);
});

test.each([
  ['exactly the most pixels', 10_000, 7000, true],
  ['one row more', 10_000, 7001, false],
  ['a line that is as long as a PNG can say', 2 ** 31 - 1, 1, false],
])('%s', (_, width, height, want) => expect(decidePixels({ width, height }).ok).toBe(want));

test.each([
  [IMAGE_POLICY.mostUnused - 1, true],
  [IMAGE_POLICY.mostUnused, false],
])('with %s unused images one more: %s', (unused, want) => expect(decideAnotherImage(unused).ok).toBe(want));

test('the size of a PNG is read without decoding it', () => {
  expect(pngSize(bytes(`${PNG}${IHDR}`))).toEqual({ width: 256, height: 32 });
  expect(pngSize(bytes(PNG))).toBeUndefined();
});

test('bytes inside a larger buffer are read from where they begin', () => {
  const inside = bytes(`junk${PNG}${IHDR}`).subarray(4);

  expect([imageKindOf(inside), pngSize(inside)]).toEqual(['png', { width: 256, height: 32 }]);
});
