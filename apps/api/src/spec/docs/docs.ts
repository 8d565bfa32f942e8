import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../../platform/http/security.ts';
import type { Contract } from '../contract.ts';
import { docsPage } from './page.ts';

/** `/docs`: the reference as one page without anything from elsewhere; `/openapi.json`: the contract itself. */
export const addDocs = (app: FastifyInstance, contract: Contract): void => {
  const page = docsPage(contract);
  const document = JSON.stringify(contract.document);
  const policy = contentSecurityPolicy(page);
  app.get('/docs', (_, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
  app.get('/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document));
};
