import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Ids } from '../../platform/ids.ts';
import { answerHeaders } from '../../platform/http/security.ts';
import type { Problems } from '../../platform/problems.ts';
import { refuse } from '../refused.ts';

const CODES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'DPAY_HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'DPAY_REQUEST_TIMEOUT',
};

type Broken = Error & { code?: string };

/**
 * Answers what never became a request (too long, too slow, no HTTP) in the one form of errors: Node itself would answer a bare
 * status. Nothing of it was read, so its language is not known.
 */
export const answerBroken =
  (problems: Problems, ids: Ids) =>
  (error: Broken, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !mayAnswer(socket)) {
      socket.destroy();
      return;
    }
    const requestId = ids.next('request');
    const code = CODES[error.code ?? ''] ?? 'DPAY_INVALID_REQUEST';
    const { status, headers, body } = problems.tell({ code }, { language: 'id', requestId });
    const payload = JSON.stringify(body);
    const lines = Object.entries({
      ...answerHeaders(requestId),
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(payload),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', payload].join('\r\n'));
    socket.destroySoon();
  };

// The answer that a connection waits for, as Node's own handling of such errors looks at it.
type Waiting = Socket & { _httpMessage?: (ServerResponse & { req: IncomingMessage }) | null };

/** Not where an earlier request of the connection is being answered: it would take this answer for its own. */
const mayAnswer = ({ writable, _httpMessage: waiting }: Waiting): boolean =>
  writable && (!waiting || !(waiting.headersSent || waiting.req.complete));

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** Refuses what is HTTP and still cannot be met: who we are called, what is expected of us, and when. */
export const refuseImpossible = (app: FastifyInstance): void => {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async ({ method, host, headers }, reply) => {
    const { expect, origin } = headers;
    if (stopping) refuse('DPAY_SERVICE_UNAVAILABLE');
    // What the caller calls us goes into the dashboard's addresses and its policy: only what can be a host.
    if (!HOST.test(host)) refuse('DPAY_INVALID_REQUEST', undefined, [invalid('Host')]);
    if (expect !== undefined && expect.toLowerCase() !== '100-continue')
      refuse('DPAY_INVALID_REQUEST', undefined, [invalid('Expect')]);
    // A preflight is answered by whoever knows the origins; any other OPTIONS is a method that no operation has.
    const isPreflight = origin !== undefined && headers['access-control-request-method'] !== undefined;
    if (method === 'OPTIONS' && !isPreflight) reply.callNotFound();
  });
  // Node would answer a bare 417.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
};

const invalid = (field: string) => ({ field, code: 'DPAY_FIELD_INVALID' });
