import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../../platform/http/security.ts';
import { fileOf, send } from '../../platform/http/static-files.ts';
import type { Mode } from '../../platform/mode.ts';
import type { Contract } from '../contract.ts';
import { docsPage } from './page.ts';

const SERVED = new URL('../../../../../openapi/dist/served.json', import.meta.url);
type Served = { servers: readonly { url: string; description: string }[] };

type Host = { mode: Mode; apiUrl: string };

/**
 * `/docs`: the reference as one page without anything from elsewhere; `/openapi.json`: the contract with open answers, so that a client
 * generated from it reads what a later release answers, and with this host for a server.
 */
export const addDocs = (app: FastifyInstance, contract: Contract, { mode, apiUrl }: Host): void => {
  // Drawn for its first reader: a start does not wait for it.
  const page = once(() => docsPage(contract));
  const policy = once(() => contentSecurityPolicy(page()));
  const pageFile = once(() =>
    fileOf(Buffer.from(page()), { type: 'text/html; charset=utf-8', cache: 'no-cache' }),
  );
  const document = once(() =>
    fileOf(Buffer.from(JSON.stringify(served())), {
      type: 'application/json; charset=utf-8',
      cache: 'no-cache',
    }),
  );
  const served = (): Served => {
    const document = JSON.parse(readFileSync(SERVED, 'utf8')) as Served;
    const [live, sandbox] = document.servers;
    const own = mode === 'live' ? live : sandbox;
    return { ...document, servers: [{ ...own!, url: apiUrl }] };
  };
  app.get('/docs', (request, reply) =>
    send(pageFile(), request, reply.header('content-security-policy', policy())),
  );
  app.get('/openapi.json', (request, reply) => send(document(), request, reply));
};

const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
