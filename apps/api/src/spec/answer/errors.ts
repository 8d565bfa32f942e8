import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultOf } from '../../platform/faults.ts';
import { LedgerShortage } from '../../platform/ledger/post.ts';
import { languageOf } from '../../platform/problems.ts';
import type { Problems, Told } from '../../platform/problems.ts';
import type { Operation } from '../contract.ts';
import { Refused } from '../refused.ts';

/** The address to redirect a browser to, if any. */
type Redirect = (request: FastifyRequest) => string | undefined;

/** Gives every error the contract's error format, including unknown addresses, malformed requests and faults. */
export const addErrorAnswers = (
  app: FastifyInstance,
  problems: Problems,
  redirect: Redirect = () => undefined,
): void => {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const { operation } = request.routeOptions.config;
    const told = tellOf(error, operation);
    if (error instanceof Refused || isSpent(error)) return sendProblem(problems, request, reply, told);
    // A data error from PostgreSQL is answered as the caller's mistake and logged, because the contract has a gap there.
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
  request.span?.setAttribute('dasbor.error_code', told.code);
  return reply
    .code(status)
    .headers({ ...headers, ...(headers['www-authenticate'] === 'Bearer' && alsoByKey(request)) })
    .type('application/json; charset=utf-8')
    .send(text);
};

/**
 * Offers an unauthenticated client both schemes if the operation accepts both (RFC 9110, 11.6.1). Not to browsers, which send
 * `Sec-Fetch-Mode`: they would show a password dialog for Basic.
 */
const alsoByKey = ({ routeOptions, headers }: FastifyRequest): Record<string, string> => {
  const takesKeys = (routeOptions.config.operation?.scope ?? null) !== null;
  const isBrowser = headers['sec-fetch-mode'] !== undefined;
  return takesKeys && !isBrowser ? { 'www-authenticate': 'Bearer, Basic realm="Dasbor"' } : {};
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

// Two concurrent requests can both see enough balance; the ledger rejects the second.
const isSpent = (error: unknown): boolean => error instanceof LedgerShortage && error.account === 'available';

const tellOf = (error: FastifyError | Refused, operation: Operation | undefined): Told => {
  if (error instanceof Refused) return error;
  if (isSpent(error)) return { code: 'DPAY_INSUFFICIENT_BALANCE' };
  // Fastify's own errors, before an operation is reached: a malformed address, length or encoding, or a body above the limit.
  if (error.statusCode === 413 && operation?.body) return { code: 'DPAY_PAYLOAD_TOO_LARGE' };
  if (error.statusCode === 415 && operation?.body) return { code: 'DPAY_UNSUPPORTED_MEDIA_TYPE' };
  if (error.statusCode !== undefined && error.statusCode < 500) return { code: 'DPAY_INVALID_REQUEST' };
  return { code: faultOf(error) };
};
