import type { IncomingMessage } from 'node:http';
import { WEBHOOK_EXCERPT_LENGTH } from '@dasbor/domain/webhooks';

export type Read = {
  contentType: string | null;
  retryAfter: string | null;
  /** The beginning of its text. */
  body: string;
  /** Whether there was more. */
  truncated: boolean;
};

const LONGEST_VALUE = 100;
/** No character of UTF-8 has more bytes. */
const EXCERPT_BYTES = WEBHOOK_EXCERPT_LENGTH * 4;

/**
 * The beginning of an answer: whoever chose the address is shown enough to find a mistake, and too little to read another server through
 * us. At most so many bytes are read, after which the connection is closed.
 */
export const readAnswer = (response: IncomingMessage, most: number): Promise<Read> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = () => {
      const text = clean(utf8.decode(Buffer.concat(chunks).subarray(0, EXCERPT_BYTES)));
      const characters = [...text];
      resolve({
        contentType: headerOf(response, 'content-type'),
        retryAfter: headerOf(response, 'retry-after'),
        body: characters.slice(0, WEBHOOK_EXCERPT_LENGTH).join(''),
        truncated: size > EXCERPT_BYTES || characters.length > WEBHOOK_EXCERPT_LENGTH,
      });
    };
    response.on('data', (chunk: Buffer) => {
      if (size < EXCERPT_BYTES) chunks.push(chunk);
      size += chunk.length;
      if (size <= most) return;
      done();
      response.destroy();
    });
    response.once('end', done);
    response.once('error', reject);
    // The deadline ends an answer that never comes to its end.
    response.once('close', () => {
      if (!response.complete) reject(new Error('The answer ended early.'));
    });
  });

const headerOf = ({ headers }: IncomingMessage, name: 'content-type' | 'retry-after'): string | null => {
  const value = headers[name];
  return value === undefined ? null : clean(value).slice(0, LONGEST_VALUE);
};

const utf8 = new TextDecoder('utf-8');

/** Text that the database takes, however broken the bytes. */
const clean = (text: string): string => text.replaceAll('\0', '\uFFFD');
