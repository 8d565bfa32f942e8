import cors from '@fastify/cors';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Deps } from './deps.ts';
import { addMailbox } from './features/dev-mailbox/mailbox.ts';
import { handlers as allHandlers } from './handlers.ts';
import type { SettableClock } from './platform/clock.ts';
import { addHealth } from './platform/http/health.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { NOTHING_ALLOWED, SECURITY_HEADERS } from './platform/http/security.ts';
import { addStaticFiles } from './platform/http/static-files.ts';
import type { Dashboard } from './platform/http/static-files.ts';
import { addTestSeams } from './platform/http/test-seams.ts';
import type { Mode } from './platform/mode.ts';
import { makeProblems } from './platform/problems.ts';
import type { AnswerCheck } from './spec/answer.ts';
import type { Contract } from './spec/contract.ts';
import { addDocs } from './spec/docs/docs.ts';
import { addErrorAnswers, sendProblem } from './spec/errors.ts';
import { refuse } from './spec/refused.ts';
import { registerOperations } from './spec/register.ts';
import type { Limits, Registration } from './spec/register.ts';

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

export type AppOptions = {
  mode: Mode;
  contract: Contract;
  log: Logger;
  metrics: Metrics;
  limits: Limits;
  answers: AnswerCheck;
  /** Browsers on these origins may call; the dashboard of the live host calls the sandbox host. */
  origins: readonly string[];
  dashboard?: Dashboard;
  /** Whether `/dev/mailbox` shows what would have been sent. Never in production. */
  mailbox: boolean;
  /** A clock that a test may set through `POST /dev/clock`. */
  seam?: SettableClock;
  /** Only behind a proxy that sets X-Forwarded-For itself. */
  trustProxy?: boolean;
  isStopping?: () => boolean;
  handlers?: Registration['handlers'];
};

const BODY_LIMIT = 256 * 1024;

/** One host of the API, live or sandbox. It does not listen; `server.ts` and the tests decide that. */
export const buildApp = async (deps: Deps, options: AppOptions): Promise<FastifyInstance> => {
  const { mode, contract, log, metrics } = options;
  const problems = makeProblems(contract.catalogue);
  const loggerInstance: FastifyBaseLogger = log.child({ mode });
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: a child for each request is dear, so the few lines of a request name its id themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => deps.ids.next('request'),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    exposeHeadRoutes: false,
    trustProxy: options.trustProxy ?? false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: (_, request, reply) => {
      void sendProblem(problems, request, reply, { code: 'DPAY_INVALID_REQUEST' });
    },
  });

  // The door reads bodies itself, after it knows who is calling.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  await app.register(cors, {
    origin: [...options.origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['X-Request-Id', 'Retry-After', 'Idempotent-Replayed'],
    maxAge: 600,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...SECURITY_HEADERS,
      'x-request-id': request.id,
      'content-security-policy': NOTHING_ALLOWED,
      'cache-control': 'no-store',
    });
  });
  // What the caller calls us goes into the dashboard's addresses and its policy: only what can be a host.
  app.addHook('onRequest', async ({ host }) => {
    if (!HOST.test(host))
      refuse('DPAY_INVALID_REQUEST', undefined, [{ field: 'Host', code: 'DPAY_FIELD_INVALID' }]);
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id ?? request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered({ operation, status, mode }, elapsedTime / 1000);
    request.log.info({ request_id: request.id, operation, status, ms: Math.round(elapsedTime) }, 'answered');
  });

  addErrorAnswers(app, problems);
  registerOperations(app, { ...options, deps, problems, handlers: options.handlers ?? allHandlers });
  addHealth(app, deps.db, metrics, options.isStopping ?? (() => false));
  addDocs(app, contract);
  if (options.dashboard) addStaticFiles(app, options.dashboard);
  if (options.mailbox) addMailbox(app, deps);
  if (options.seam) addTestSeams(app, options.seam);
  return app;
};
