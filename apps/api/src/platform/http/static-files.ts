import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './accept-encoding.ts';
import { contentSecurityPolicy, customerPagePolicy } from './security.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

// Vite puts a content hash of 7 or 8 letters into these file names, so the files never change.
const HASHED = /^assets\/.+-[\w-]{7,}\.\w+$/;

/** Where both hosts serve the checkout. */
export const CHECKOUT_PATH = '/pay';

export type Dashboard = {
  dir: string;
  /** The API address of each mode for this request's browser. The dashboard reads it at run time. */
  baseUrls: (request: FastifyRequest) => { live: string; sandbox: string };
  /** Where it sends page views. @default 'off' */
  pageViews?: string;
};

/** Serves the built dashboard and its `config.json`. */
export const addDashboard = (
  app: FastifyInstance,
  { dir, baseUrls, pageViews = 'off' }: Dashboard,
  origins: readonly string[],
): void => {
  app.get('/config.json', (request, reply) => {
    const urls = baseUrls(request);
    const { origin } = new URL(urls.live);
    // The sandbox host will reject this page, but the browser does not report it. This lets the page show it.
    const refused = !origins.includes(origin) && { refused_origin: origin };
    return reply.header('cache-control', 'no-cache').send({ ...urls, page_views: pageViews, ...refused });
  });
  addSite(app, {
    dir,
    at: '',
    policy: (html, request) => {
      const { live, sandbox } = baseUrls(request);
      const collector = pageViews.startsWith('https:') ? [new URL(pageViews).origin] : [];
      return contentSecurityPolicy(html, [live, sandbox, ...collector]);
    },
  });
};

/** Serves the pages that customers of merchants open. They call only the host that serves them. */
export const addCheckout = (app: FastifyInstance, dir: string): void => {
  addSite(app, { dir, at: CHECKOUT_PATH, policy: (html) => customerPagePolicy(html) });
  app.get(CHECKOUT_PATH, (_, reply) => reply.redirect(`${CHECKOUT_PATH}/`));
};

type Site = {
  dir: string;
  /** The path before the addresses of its files. */
  at: string;
  policy: (html: string, request: FastifyRequest) => string;
};

/** Only files listed at the start have an address, so path traversal is impossible. */
const addSite = (app: FastifyInstance, { dir, at, policy }: Site): void => {
  if (!existsSync(join(dir, 'index.html'))) return;
  const index = readIndex(dir);
  const sendIndex = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-security-policy', policy(index.content.toString(), request));
    return send(index, request, reply);
  };
  app.get(`${at}/`, sendIndex);
  app.get(`${at}/index.html`, sendIndex);
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dir, name);
    const address = relative(dir, path).split(sep).join('/');
    if (address === 'index.html' || address.startsWith('.') || !statSync(path).isFile()) continue;
    // Loaded into memory at the start, so that a new build does not break running pages.
    const file = readFile(path, address);
    app.get(`${at}/${encodeURI(address)}`, (request, reply) => send(file, request, reply));
  }
};

export type File = {
  content: Buffer;
  type: string;
  cache: string;
  etag: string;
  encoded: Map<string, Promise<Buffer>>;
};

const readIndex = (dir: string): File => readFile(join(dir, 'index.html'), 'index.html');

const readFile = (path: string, address: string): File =>
  fileOf(readFileSync(path), {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cache: HASHED.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
  });

export const fileOf = (content: Buffer, { type, cache }: Pick<File, 'type' | 'cache'>): File => ({
  content,
  type,
  cache,
  etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  encoded: new Map(),
});

/** Answers 304 if unchanged, and compresses where that helps. */
export const send = async (
  file: File,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.headers({
    'content-type': file.type,
    'cache-control': file.cache,
    etag: file.etag,
    vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = /text|json|svg|javascript/.test(file.type)
    ? preferredEncoding(request.headers['accept-encoding'])
    : undefined;
  if (!encoding) return reply.send(file.content);
  const encoded = file.encoded.get(encoding) ?? encode[encoding](file.content);
  file.encoded.set(encoding, encoded);
  return reply.header('content-encoding', encoding).send(await encoded);
};

const brotli = promisify(brotliCompress);
const encode = {
  br: (content: Buffer) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip) as (content: Buffer) => Promise<Buffer>,
};
