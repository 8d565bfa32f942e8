import type { IncomingMessage } from 'node:http';

export type Header = { name: string; value: string };
export type Read = { headers: Header[]; body: string; truncated: boolean };

const MOST_HEADERS = 100;
const LONGEST_VALUE = 1000;

/** What is kept of an answer: at most so many bytes, after which the connection is closed, and nothing that signs anybody in. */
export const readAnswer = (response: IncomingMessage, most: number): Promise<Read> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (truncated: boolean) => {
      const bytes = Buffer.concat(chunks).subarray(0, most);
      resolve({ headers: headersOf(response), body: textOf(bytes, truncated), truncated });
    };
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= most) return;
      done(true);
      response.destroy();
    });
    response.once('end', () => done(false));
    response.once('error', reject);
    // The deadline ends an answer that never comes to its end.
    response.once('close', () => {
      if (!response.complete) reject(new Error('The answer ended early.'));
    });
  });

const headersOf = ({ rawHeaders }: IncomingMessage): Header[] => {
  const headers: Header[] = [];
  for (let place = 0; place + 1 < rawHeaders.length && headers.length < MOST_HEADERS; place += 2) {
    const name = (rawHeaders[place] ?? '').toLowerCase();
    const value = name === 'set-cookie' ? '[hidden]' : clean(rawHeaders[place + 1] ?? '');
    headers.push({ name, value: value.slice(0, LONGEST_VALUE) });
  }
  return headers;
};

const utf8 = new TextDecoder('utf-8');

/** Text that the database takes, however broken the bytes; a character cut in two at the end is left out. */
const textOf = (bytes: Buffer, isCut: boolean): string => {
  const text = clean(utf8.decode(bytes));
  return isCut ? text.replace(/\uFFFD+$/, '') : text;
};

const clean = (text: string): string => text.replaceAll('\0', '\uFFFD');
