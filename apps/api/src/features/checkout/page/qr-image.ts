import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const PIXELS_PER_MODULE = 8;
// Scanners need an edge of four modules.
const BORDER_MODULES = 4;

/** A QR code as a black and white PNG, which every phone can keep in its gallery. */
export const qrImage = (content: string): Buffer => {
  const { data: modules } = encode(content, { ecc: 'M', border: BORDER_MODULES });
  const width = modules.length * PIXELS_PER_MODULE;
  const rows = modules.flatMap((row) => {
    // Each line begins with its filter: none. A bit of one is white.
    const line = Buffer.alloc(1 + Math.ceil(width / 8));
    for (let x = 0; x < width; x += 1)
      if (!row[Math.floor(x / PIXELS_PER_MODULE)]) {
        const at = 1 + (x >> 3);
        line[at] = (line[at] ?? 0) | (0x80 >> (x & 7));
      }
    return Array.from({ length: PIXELS_PER_MODULE }, () => line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header[8] = 1; // one bit of grey
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
};
