import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const PURPLE = { r: 90, g: 20, b: 140, alpha: 1 };

type Size = { width: number; height: number };

export const png = ({ width, height }: Size): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: PURPLE } })
    .png()
    .toBuffer();

/** A photo as a phone saves it: turned by its metadata, with the place and a text. */
export const photo = ({ width, height }: Size): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: PURPLE } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A PNG whose header announces another size than its pixels have. */
export const announcing = (file: Buffer, { width, height }: Size): Buffer => {
  const changed = Buffer.from(file);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
};

/** With a chunk after the header. Unknown ones are ignored by decoders, whatever their length. */
export const withChunk = (file: Buffer, name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([file.subarray(0, 33), length, body, sum, file.subarray(33)]);
};
