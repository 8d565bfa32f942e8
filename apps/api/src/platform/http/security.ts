import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

// Emotion and other style engines insert an empty <style> and fill it through the CSSOM.
const EMPTY = '';

/**
 * Allows scripts and styles only from our own files and inline ones by hash. Style attributes stay allowed: menu positions and chart bars
 * need them.
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
    `frame-src 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** For pages of customers of merchants: no style attributes, and no text can become a script. */
export const customerPagePolicy = (
  html: string,
  {
    hasForms = false,
    isFramed = false,
    hasEmptyIcon = false,
  }: { hasForms?: boolean; isFramed?: boolean; hasEmptyIcon?: boolean } = {},
): string =>
  [
    `default-src 'none'`,
    `script-src 'self' ${hashes(html, 'script').join(' ')}`.trim(),
    `style-src 'self' ${hashes(html, 'style').join(' ')}`.trim(),
    // A page without an icon names an empty one.
    `img-src 'self'${hasEmptyIcon ? ' data:' : ''}`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action ${hasForms ? "'self'" : "'none'"}`,
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');

/** For answers that are not pages: the browser may not run, frame or load anything from them. */
const NOTHING_ALLOWED = `default-src 'none'; frame-ancestors 'none'`;

const headersOf = (middleware: ReturnType<typeof helmet>): Record<string, string> => {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  middleware({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
};

/** Captures helmet's headers once. Setting them per response on the raw answer takes Node's slow path. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = headersOf(
  helmet({ contentSecurityPolicy: false, strictTransportSecurity: { maxAge: 31_536_000 } }),
);

/** On every answer, from any source. */
export const answerHeaders = (requestId: string): Record<string, string> => ({
  ...SECURITY_HEADERS,
  'x-request-id': requestId,
  'content-security-policy': NOTHING_ALLOWED,
  'cache-control': 'no-store',
});

const hashes = (html: string, tag: 'script' | 'style'): string[] =>
  [
    ...html.matchAll(
      new RegExp(`<${tag}(?![^>]*(?:\\ssrc=|application/json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'),
    ),
  ].map(([, text = '']) => hashOf(text));

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
