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
 * Answers malformed input (too long, too slow, not HTTP) in the standard error format; Node would send a bare status. Nothing was parsed,
 * so the caller's language is unknown.
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

// The response in progress on a connection. Node's own error handling checks the same field.
type Waiting = Socket & { _httpMessage?: (ServerResponse & { req: IncomingMessage }) | null };

/** False while an earlier request of the connection is being answered: the client would take this answer for that one. */
const mayAnswer = ({ writable, _httpMessage: waiting }: Waiting): boolean =>
  writable && (!waiting || !(waiting.headersSent || waiting.req.complete));

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** Rejects valid HTTP requests that cannot be served: an invalid Host, an unsupported Expect, or a request during shutdown. */
export const refuseImpossible = (app: FastifyInstance): void => {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async ({ method, host, headers }, reply) => {
    const { expect, origin } = headers;
    if (stopping) refuse('DPAY_SERVICE_UNAVAILABLE');
    // Host is used in the dashboard's addresses and its policy, so it must be a valid host.
    if (!HOST.test(host)) refuse('DPAY_INVALID_REQUEST', undefined, [invalid('Host')]);
    if (expect !== undefined && expect.toLowerCase() !== '100-continue')
      refuse('DPAY_INVALID_REQUEST', undefined, [invalid('Expect')]);
    // The CORS handler answers preflights. Any other OPTIONS is an unknown method.
    const isPreflight = origin !== undefined && headers['access-control-request-method'] !== undefined;
    if (method === 'OPTIONS' && !isPreflight) reply.callNotFound();
  });
  // Node would answer a bare 417.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
};

const invalid = (field: string) => ({ field, code: 'DPAY_FIELD_INVALID' });
