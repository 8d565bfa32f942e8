import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurityPolicy } from '../../platform/http/security.ts';
import { fileOf, send } from '../../platform/http/static-files.ts';
import type { File } from '../../platform/http/static-files.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { HELP_PATH } from '../../platform/problems.ts';
import { errorPage } from './error-page.ts';
import type { ErrorFacts } from './error-page.ts';
import { indexPage } from './index-page.ts';
import { operationsOf, partOf } from './part-of.ts';
import type { Served } from './part-of.ts';
import { referencePage } from './reference-page.ts';

const SERVED = new URL('../../../../../openapi/dist/served.json', import.meta.url);
const POSTMAN = new URL('../../../../../openapi/dist/postman.json', import.meta.url);
type Contract = Served & { 'x-error-catalogue': Readonly<Record<string, ErrorFacts>> };

type Host = { mode: Mode; apiUrl: string };

/**
 * `/docs`: every operation; `/docs/{tag}`: those of a tag by Swagger UI, only from our own files; `/docs/errors/{code}`: what a code means.
 * `/openapi.json`: the contract with this host as server and open answers, so that generated clients accept the additions of later releases.
 */
export const addDocs = (app: FastifyInstance, { mode, apiUrl }: Host): void => {
  let read: Contract | undefined;
  const contract = (): Contract => {
    if (read) return read;
    const served = JSON.parse(readFileSync(SERVED, 'utf8')) as Contract;
    const [live, sandbox] = served.servers;
    const own = mode === 'live' ? live : sandbox;
    read = { ...served, servers: [{ ...own!, url: apiUrl }] };
    return read;
  };
  app.get('/docs', (_, reply) => sendPage(reply, indexPage(contract().tags, operationsOf(contract()))));
  serve(app, '/docs/swagger-ui.js', 'text/javascript', () =>
    readFileSync(new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'))),
  );
  serve(app, '/docs/swagger-ui.css', 'text/css', () =>
    readFileSync(new URL(import.meta.resolve('swagger-ui-dist/swagger-ui.css'))),
  );
  serve(app, '/docs/postman.json', 'application/json', () => collectionOf(apiUrl));
  addContract(app, contract);
  addTagPages(app, mode, contract);
  addErrorPages(app, contract);
};

/** Whole, or one tag of it (`?tag=orders`). */
const addContract = (app: FastifyInstance, contract: () => Contract): void => {
  const files = new Map<string, File>();
  app.get<{ Querystring: { tag?: string } }>('/openapi.json', (request, reply) => {
    const { tag = '' } = request.query;
    if (tag !== '' && !contract().tags.some(({ name }) => name === tag)) return noSuch(reply, 'tag');
    const text = () => JSON.stringify(tag === '' ? contract() : partOf(contract(), tag));
    const type = 'application/json; charset=utf-8';
    const file = files.get(tag) ?? fileOf(Buffer.from(text()), { type, cache: 'no-cache' });
    files.set(tag, file);
    return send(file, request, reply);
  });
};

const addTagPages = (app: FastifyInstance, mode: Mode, contract: () => Contract): void => {
  app.get<{ Params: { tag: string } }>('/docs/:tag', (request, reply) => {
    const { tag } = request.params;
    if (!contract().tags.some(({ name }) => name === tag)) return noSuch(reply, 'page');
    return sendPage(reply, referencePage(mode, tag));
  });
};

const addErrorPages = (app: FastifyInstance, contract: () => Contract): void => {
  app.get<{ Params: { code: string } }>(`${HELP_PATH}:code`, (request, reply) => {
    const { code } = request.params;
    const catalogue = contract()['x-error-catalogue'];
    const error = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
    if (!error) return noSuch(reply, 'error code');
    const operations = operationsOf(contract())
      .filter(({ 'x-errors': errors = [] }) => errors.includes(code))
      .map(({ operationId }) => operationId)
      .toSorted();
    return sendPage(reply, errorPage(code, error, operations));
  });
};

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': contentSecurityPolicy(page), 'cache-control': 'no-cache' })
    .send(page);

const noSuch = (reply: FastifyReply, what: string): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send(`There is no such ${what}.`);

/** The collection for Postman and Bruno, with this host instead of the one in the contract. */
const collectionOf = (apiUrl: string): Buffer => {
  const collection = JSON.parse(readFileSync(POSTMAN, 'utf8')) as {
    variable: { key: string; value: string }[];
  };
  const variable = collection.variable.map((one) =>
    one.key === 'baseUrl' ? { ...one, value: apiUrl } : one,
  );
  return Buffer.from(JSON.stringify({ ...collection, variable }));
};

/** Built at the first request, so that it does not delay the start. */
const serve = (app: FastifyInstance, url: string, type: string, read: () => Buffer): void => {
  let file: File | undefined;
  app.get(url, (request, reply) => {
    file ??= fileOf(read(), { type: `${type}; charset=utf-8`, cache: 'no-cache' });
    return send(file, request, reply);
  });
};
