import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../../platform/http/security.ts';
import { fileOf, send } from '../../platform/http/static-files.ts';
import type { Contract } from '../contract.ts';
import { docsPage } from './page.ts';

/** `/docs`: the reference as one page without anything from elsewhere; `/openapi.json`: the contract itself. */
export const addDocs = (app: FastifyInstance, contract: Contract): void => {
  // Drawn for its first reader: a start does not wait for it.
  const page = once(() => docsPage(contract));
  const policy = once(() => contentSecurityPolicy(page()));
  const pageFile = once(() =>
    fileOf(Buffer.from(page()), { type: 'text/html; charset=utf-8', cache: 'no-cache' }),
  );
  const document = once(() =>
    fileOf(Buffer.from(JSON.stringify(contract.document)), {
      type: 'application/json; charset=utf-8',
      cache: 'no-cache',
    }),
  );
  app.get('/docs', (request, reply) =>
    send(pageFile(), request, reply.header('content-security-policy', policy())),
  );
  app.get('/openapi.json', (request, reply) => send(document(), request, reply));
};

const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
