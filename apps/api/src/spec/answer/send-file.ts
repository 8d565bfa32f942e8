import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { safeFileName } from '../../platform/file-name.ts';
import type { FileAnswer } from '../handlers.ts';

/** As an attachment, never inline, because a file may contain untrusted content. */
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

/** For clients that read only the plain file name. */
const plain = (name: string): string => name.replaceAll(/[^\w. -]/g, '_');

/** RFC 8187: encodes the characters that encodeURIComponent leaves but a header value may not contain. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
