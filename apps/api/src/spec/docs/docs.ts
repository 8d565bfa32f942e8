import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../../platform/http/security.ts';
import type { Contract } from '../contract.ts';
import { docsPage } from './page.ts';

/** `/docs`: the reference as one page without anything from elsewhere; `/openapi.json`: the contract itself. */
export const addDocs = (app: FastifyInstance, contract: Contract): void => {
  // Drawn for its first reader: a start does not wait for it.
  const page = once(() => docsPage(contract));
  const policy = once(() => contentSecurityPolicy(page()));
  const document = once(() => JSON.stringify(contract.document));
  app.get('/docs', (_, reply) =>
    reply
      .headers({ 'content-security-policy': policy(), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page()),
  );
  app.get('/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document()));
};

const once = (make: () => string): (() => string) => {
  let made: string | undefined;
  return () => (made ??= make());
};
