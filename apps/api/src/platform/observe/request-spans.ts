import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Mode } from '../merchant/mode.ts';
import { begin, failSpan, isTracing, within } from './spans.ts';

/** Called every few seconds by machines. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

/** One span for each call, from its first hook to the sent answer. It continues the trace of the caller's `traceparent`. */
export const traceRequests = (app: FastifyInstance, mode: Mode): void => {
  if (!isTracing()) return;
  app.addHook('onRequest', (request, _, done) => {
    const span = beginOf(request, mode);
    if (span) request.span = span;
    within(span, done);
  });
  // Reading a body loses the context, because its events come from the socket.
  app.addHook('preValidation', (request, _, done) => within(request.span, done));
  app.addHook('onResponse', (request, { statusCode }, done) => {
    request.span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) failSpan(request.span, String(statusCode));
    request.span?.end();
    done();
  });
};

const beginOf = (request: FastifyRequest, mode: Mode): Span | undefined => {
  const { url: route, config } = request.routeOptions;
  if (route !== undefined && UNTRACED.has(route)) return undefined;
  const operation = config?.operation?.id;
  const { traceparent } = request.headers;
  return begin({
    name: operation ?? `${request.method} ${route ?? ''}`.trim(),
    kind: 'SERVER',
    attributes: {
      'http.request.method': request.method,
      ...(route !== undefined && { 'http.route': route }),
      ...(operation !== undefined && { 'dasbor.operation': operation }),
      'dasbor.mode': mode,
      'dasbor.request_id': request.id,
    },
    parent: typeof traceparent === 'string' ? traceparent : null,
  });
};
