import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly stored?: boolean;
  /** False values for the zip's headers. */
  readonly says?: { readonly unpacked?: number; readonly crc?: number; readonly flags?: number };
};

/** A hand-made zip, so that it can be wrong in any way. */
export const zipOf = (parts: readonly ZipPart[]): Buffer => {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, stored, says = {} } of parts) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = stored ? bytes : deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(says.flags ?? 0, 2);
    fields.writeUInt16LE(stored ? 0 : 8, 4);
    fields.writeUInt32LE(says.crc ?? crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(says.unpacked ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const one = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, Buffer.from(name));
    local.push(one);
    offset += one.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, list, Buffer.from('PK\u0005\u0006'), end]);
};
