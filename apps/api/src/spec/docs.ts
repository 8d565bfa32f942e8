import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../platform/http/security.ts';
import { fileOf, send } from '../platform/http/static-files.ts';
import type { File } from '../platform/http/static-files.ts';
import type { Mode } from '../platform/merchant/mode.ts';

const SERVED = new URL('../../../../openapi/dist/served.json', import.meta.url);
type Served = { servers: readonly { url: string; description: string }[] };

type Host = { mode: Mode; apiUrl: string };

/**
 * `/docs`: the API reference by Redoc, from our own files alone; `/openapi.json`: the contract with open answers, so that a client
 * generated from it reads what a later release answers, and with this host for a server.
 */
export const addDocs = (app: FastifyInstance, { mode, apiUrl }: Host): void => {
  const document = (): string => {
    const served = JSON.parse(readFileSync(SERVED, 'utf8')) as Served;
    const [live, sandbox] = served.servers;
    const own = mode === 'live' ? live : sandbox;
    return JSON.stringify({ ...served, servers: [{ ...own!, url: apiUrl }] });
  };
  const redoc = () => readFileSync(fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')));
  serve(app, '/docs', 'text/html', () => PAGE, { 'content-security-policy': POLICY });
  serve(app, '/docs/redoc.js', 'text/javascript', redoc);
  serve(app, '/openapi.json', 'application/json', document);
};

/** Read for its first reader: a start does not wait for it. */
const serve = (
  app: FastifyInstance,
  url: string,
  type: string,
  read: () => string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void => {
  let file: File | undefined;
  app.get(url, (request, reply) => {
    file ??= fileOf(Buffer.from(read()), { type: `${type}; charset=utf-8`, cache: 'no-cache' });
    return send(file, request, reply.headers(headers));
  });
};

// Redoc's badge shows its name as an image from its own server, which the policy below refuses.
const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Dasbor API</title>
  <link rel="icon" href="data:," />
  <style>
    body { margin: 0; }
    a[href^="https://redocly.com/redoc"]::after { content: "Redoc"; margin-left: 0.5ch; font-weight: 700; }
  </style>
  <redoc
    spec-url="/openapi.json"
    show-extensions="x-permission,x-scope,x-feature,x-otp,x-mode"
    disable-telemetry="true"
  ></redoc>
  <script type="module" src="/docs/redoc.js"></script>
</html>
`;

/** Nothing is sent to another host, telemetry included. Redoc's icons are a font inside its script. */
const POLICY = contentSecurityPolicy(PAGE).replace(`font-src 'self'`, `font-src 'self' data:`);
