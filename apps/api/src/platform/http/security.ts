import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

// What Emotion and other style engines put into the page is an empty <style>, filled through the CSSOM.
const EMPTY = '';

/**
 * Scripts and styles only from our own files and from those written into the page itself, by hash. Styles set on single
 * elements stay allowed: positions of menus and bars of charts are such.
 */
export const contentSecurityPolicy = (html: string, connectTo: readonly string[] = []): string =>
  [
    `default-src 'none'`,
    `script-src 'self' ${hashes(html, 'script').join(' ')}`.trim(),
    `style-src 'self' ${[hashOf(EMPTY), ...hashes(html, 'style')].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** For answers that are no page: nothing in them may be run, shown in a frame, or loaded from. */
const NOTHING_ALLOWED = `default-src 'none'; frame-ancestors 'none'`;

/** What helmet would set on every answer, asked once: headers set on the raw answer take Node's slow way each time. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = headersOf(
  helmet({ contentSecurityPolicy: false, strictTransportSecurity: { maxAge: 31_536_000 } }),
);

/** On every answer, whoever makes it. */
export const answerHeaders = (requestId: string): Record<string, string> => ({
  ...SECURITY_HEADERS,
  'x-request-id': requestId,
  'content-security-policy': NOTHING_ALLOWED,
  'cache-control': 'no-store',
});

function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  middleware({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}

const hashes = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => hashOf(text),
  );

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
