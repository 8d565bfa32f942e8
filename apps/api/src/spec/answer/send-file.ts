import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { safeFileName } from '../../platform/file-name.ts';
import type { FileAnswer } from '../handlers.ts';

/** As something to save, never to show: a file may hold what somebody else wrote. */
export const sendFile = (file: FileAnswer, reply: FastifyReply): FastifyReply => {
  const { contentType, bytes } = file;
  const name = safeFileName(file.name);
  return reply
    .headers({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
      'cache-control': 'no-store',
    })
    .send(
      bytes instanceof Uint8Array
        ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        : Readable.from(bytes, { objectMode: false }),
    );
};

/** For programs that read the first name only. */
const plain = (name: string): string => name.replaceAll(/[^\w. -]/g, '_');

/** RFC 8187: what encodeURIComponent leaves alone and a header value may not hold. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
