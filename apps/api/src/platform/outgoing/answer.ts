import type { IncomingMessage } from 'node:http';
import { WEBHOOK_EXCERPT_LENGTH } from '@dasbor/domain/webhooks';

export type Read = {
  contentType: string | null;
  retryAfter: string | null;
  /** The beginning of the body as text. */
  body: string;
  /** Whether the body was longer. */
  truncated: boolean;
};

const LONGEST_VALUE = 100;
/** A UTF-8 character has at most four bytes. */
const EXCERPT_BYTES = WEBHOOK_EXCERPT_LENGTH * 4;

/**
 * Reads the beginning of a response: enough to find a mistake, but too little to probe another server through us. The connection is closed
 * after `most` bytes.
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
    // The deadline covers a response that never ends.
    response.once('close', () => {
      if (!response.complete) reject(new Error('The answer ended early.'));
    });
  });

const headerOf = ({ headers }: IncomingMessage, name: 'content-type' | 'retry-after'): string | null => {
  const value = headers[name];
  return value === undefined ? null : clean(value).slice(0, LONGEST_VALUE);
};

const utf8 = new TextDecoder('utf-8');

/** Text that the database accepts, even if the bytes are invalid. */
const clean = (text: string): string => text.replaceAll('\0', '\uFFFD');
