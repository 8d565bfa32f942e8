import { latin1 } from './kind.ts';

/** Whether a PNG or WebP has several frames. They are announced before the first frame. */
export const isAnimated = (kind: 'png' | 'webp', head: Uint8Array): boolean =>
  kind === 'webp' ? isAnimatedWebp(head) : chunksOf(head).includes('acTL');

// In the extended format, the second bit of the flags.
const isAnimatedWebp = (head: Uint8Array): boolean =>
  latin1(head, 12, 16) === 'VP8X' && ((head[20] ?? 0) & 0b10) !== 0;

/** The names of the chunks before the first frame, as far as the bytes go. */
const chunksOf = (head: Uint8Array): string[] => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const names: string[] = [];
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const name = latin1(head, at + 4, at + 8);
    if (name === 'IDAT') break;
    names.push(name);
  }
  return names;
};

export type PixelSize = { readonly width: number; readonly height: number };

/** From the header of a PNG, without decoding it. */
export const pngSize = (head: Uint8Array): PixelSize | undefined => {
  if (head.length < 24 || latin1(head, 12, 16) !== 'IHDR') return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};
