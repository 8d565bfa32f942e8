import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultOf } from '../../platform/faults.ts';
import { LedgerShortage } from '../../platform/ledger/post.ts';
import { languageOf } from '../../platform/problems.ts';
import type { Problems, Told } from '../../platform/problems.ts';
import type { Operation } from '../contract.ts';
import { Refused } from '../refused.ts';

/** Where a browser that asked for this is sent instead. */
type Redirect = (request: FastifyRequest) => string | undefined;

/** Every error of this server has the one form of the contract: unknown addresses, broken requests and faults too. */
export const addErrorAnswers = (
  app: FastifyInstance,
  problems: Problems,
  redirect: Redirect = () => undefined,
): void => {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const { operation } = request.routeOptions.config;
    const told = tellOf(error, operation);
    if (error instanceof Refused || isSpent(error)) return sendProblem(problems, request, reply, told);
    // A data error that PostgreSQL found is answered as the caller's, and logged: the contract has a hole there.
    if (error.statusCode === undefined)
      request.log.error({ err: error, request_id: request.id, operation: operation?.id }, 'a request failed');
    return sendProblem(problems, request, reply, told);
  });

  app.setNotFoundHandler((request, reply) => {
    const [url = ''] = request.url.split('?');
    const allowed = METHODS.filter((method) => app.findRoute({ method, url }) !== null);
    const page = allowed.length === 0 ? redirect(request) : undefined;
    if (page !== undefined) return reply.redirect(page);
    if (allowed.length === 0) return sendProblem(problems, request, reply, { code: 'DPAY_NOT_FOUND' });
    reply.header('allow', allowed.join(', '));
    return sendProblem(problems, request, reply, { code: 'DPAY_METHOD_NOT_ALLOWED' });
  });
};

export const sendProblem = (
  problems: Problems,
  request: FastifyRequest,
  reply: FastifyReply,
  told: Told,
): FastifyReply => {
  const service = request.routeOptions.config.operation?.snapService;
  const to = { language: languageOf(request.headers['accept-language']), requestId: request.id };
  const { status, headers, body } = service ? problems.tellSnap(told, service) : problems.tell(told, to);
  const text = JSON.stringify(body);
  request.sentBody = text;
  return reply
    .code(status)
    .headers({ ...headers, ...(headers['www-authenticate'] === 'Bearer' && alsoByKey(request)) })
    .type('application/json; charset=utf-8')
    .send(text);
};

/**
 * Who calls without anything is told both ways in, where there are two (RFC 9110, 11.6.1). A browser is not: it would ask its person for
 * a user name as soon as it reads of Basic, and each of them says `Sec-Fetch-Mode`.
 */
const alsoByKey = ({ routeOptions, headers }: FastifyRequest): Record<string, string> => {
  const takesKeys = (routeOptions.config.operation?.scope ?? null) !== null;
  const isBrowser = headers['sec-fetch-mode'] !== undefined;
  return takesKeys && !isBrowser ? { 'www-authenticate': 'Bearer, Basic realm="Dasbor"' } : {};
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

// Two who asked for the same money both found it there; the ledger gave it to one.
const isSpent = (error: unknown): boolean => error instanceof LedgerShortage && error.account === 'available';

const tellOf = (error: FastifyError | Refused, operation: Operation | undefined): Told => {
  if (error instanceof Refused) return error;
  if (isSpent(error)) return { code: 'DPAY_INSUFFICIENT_BALANCE' };
  // Fastify's own refusals, before an operation is reached: a broken address, length or encoding, a body above the limit.
  if (error.statusCode === 413 && operation?.body) return { code: 'DPAY_PAYLOAD_TOO_LARGE' };
  if (error.statusCode === 415 && operation?.body) return { code: 'DPAY_UNSUPPORTED_MEDIA_TYPE' };
  if (error.statusCode !== undefined && error.statusCode < 500) return { code: 'DPAY_INVALID_REQUEST' };
  return { code: faultOf(error) };
};
