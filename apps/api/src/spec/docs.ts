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
 * `/docs`: the API reference by Redoc, only from our own files. `/openapi.json`: the contract with this host as server and open answers, so
 * that generated clients accept the additions of later releases.
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

/** Built at the first request, so that it does not delay the start. */
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

// Hides Redoc's badge: it loads an image from Redoc's server, which the policy below blocks.
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

/** Blocks requests to other hosts, including telemetry. Redoc's icons are a font embedded in its script. */
const POLICY = contentSecurityPolicy(PAGE).replace(`font-src 'self'`, `font-src 'self' data:`);
