/** What the first bytes of a file say that it is. The name and the content type of a file prove nothing. */
export type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'bmp' | 'tiff' | 'heif' | 'svg';

const SIGNATURES: readonly (readonly [ImageKind, readonly string[]])[] = [
  ['png', ['\x89PNG\r\n\x1a\n']],
  ['jpeg', ['\xff\xd8\xff']],
  ['gif', ['GIF87a', 'GIF89a']],
  ['bmp', ['BM']],
  ['tiff', ['II*\0', 'MM\0*']],
];

/** The photos of iPhones, and AVIF, which has the same container. */
const HEIF_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1|avif|avis)$/;

export const imageKindOf = (head: Uint8Array): ImageKind | undefined => {
  const text = latin1(head, 0, 12);
  const signed = SIGNATURES.find(([, starts]) => starts.some((start) => text.startsWith(start)))?.[0];
  if (signed) return signed;
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && HEIF_BRANDS.test(text.slice(8))) return 'heif';
  return isSvg(head) ? 'svg' : undefined;
};

// After a byte order mark, an XML declaration, comments or a doctype. UTF-16 has a NUL beside each letter.
const isSvg = (head: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(textOf(head)) && /<(?:\w+:)?svg[\s>/]/i.test(textOf(head));

const textOf = (head: Uint8Array): string => latin1(head, 0, 4096).replaceAll('\0', '');

/** One character for each byte. */
export const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
