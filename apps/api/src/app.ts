import cors from '@fastify/cors';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Deps } from './deps.ts';
import { addAcquirerNotices } from './features/acquirer-notices/public.ts';
import { addCheckoutPages } from './features/checkout/public.ts';
import { addMailbox } from './features/dev-mailbox/mailbox.ts';
import { addUnsubscribePages } from './features/invoice-reminders/public.ts';
import { addImages } from './features/images/public.ts';
import { certainRefusals } from './features/session/public.ts';
import { addQuotationPages } from './features/quotations/public.ts';
import { addPayPages } from './features/simulator/pay-pages.ts';
import { snapCallerOf } from './features/snap/public.ts';
import { handlers as allHandlers } from './handlers.ts';
import type { SettableClock } from './platform/clock.ts';
import { dashboardAddress } from './platform/http/dashboard-address.ts';
import { addHealth } from './platform/http/health.ts';
import { tellRefusedOrigins } from './platform/http/refused-origins.ts';
import { answerHeaders } from './platform/http/security.ts';
import { addCheckout, addDashboard } from './platform/http/static-files.ts';
import type { Dashboard } from './platform/http/static-files.ts';
import { addTestSeams } from './platform/http/test-seams.ts';
import type { Mode } from './platform/merchant/mode.ts';
import type { Metrics } from './platform/observe/metrics.ts';
import { traceRequests } from './platform/observe/request-spans.ts';
import { makeProblems } from './platform/problems.ts';
import type { NoticeReader } from './rails/snap/notice.ts';
import type { AnswerCheck } from './spec/answer/answer.ts';
import type { Contract } from './spec/contract.ts';
import { answerBroken, refuseImpossible } from './spec/input/broken-requests.ts';
import { addDocs } from './spec/docs/add-docs.ts';
import { addErrorAnswers, sendProblem } from './spec/answer/errors.ts';
import { makeCallLog } from './spec/answer/log-calls.ts';
import { malformedPath } from './spec/input/malformed-path.ts';
import { registerOperations } from './spec/register.ts';
import type { Limits, Registration } from './spec/register.ts';

export type AppOptions = {
  mode: Mode;
  /** This host's public URL; `/openapi.json` contains it. */
  apiUrl: string;
  contract: Contract;
  log: Logger;
  metrics: Metrics;
  limits: Limits;
  answers: AnswerCheck;
  /** Origins whose pages may call. The live host's dashboard calls the sandbox host. */
  origins: readonly string[];
  dashboard?: Dashboard;
  /** The folder with the built pages for customers of merchants. */
  checkout?: string;
  /** Whether to serve the simulated acquirer's pages: in sandbox, and in live only in a demonstration. */
  payPages: boolean;
  /** Reads notices of a real acquirer; only in live. */
  notices?: NoticeReader;
  /** Whether `/dev/mailbox` exists: never in production, or if mails are really sent. */
  mailbox: boolean;
  /** A clock that tests set through `POST /dev/clock`. */
  seam?: SettableClock;
  /** Enable it only behind a proxy that sets X-Forwarded-For itself. */
  trustProxy?: boolean;
  isStopping?: () => boolean;
  handlers?: Registration['handlers'];
};

const BODY_LIMIT = 256 * 1024;

/** One host of the API, live or sandbox. It does not listen; `server.ts` and the tests do that. */
export const buildApp = async (deps: Deps, options: AppOptions): Promise<FastifyInstance> => {
  const { mode, contract, log, metrics } = options;
  const problems = makeProblems(contract.catalogue);
  const callLog = makeCallLog({ deps, mode, rates: options.limits.perKey });
  const loggerInstance: FastifyBaseLogger = log.child({ mode });
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // One shared logger: child loggers per request are expensive, so log lines name the request id themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => deps.ids.next('request'),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    // A long id is rejected by name, like any invalid one. Node rejects addresses above 16 kB.
    routerOptions: { maxParamLength: 16_384 },
    // Allows the largest file, 20 MB, on a slow line, without letting a client block a connection for longer.
    requestTimeout: 120_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    // Trusts one proxy: the caller is the last address in the header. Trusting the whole header would let callers choose their address.
    trustProxy: options.trustProxy ? (_, hop) => hop === 0 : false,
    // Both are rejected in our own error format.
    return503OnClosing: false,
    // For duplicated single-value headers, Node would use the first, but a proxy may have checked the other.
    http: {
      requireHostHeader: false,
      joinDuplicateHeaders: true,
      headersTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
    },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBroken(problems, deps.ids),
    frameworkErrors: (_, request, reply) => {
      reply.headers(answerHeaders(request.id));
      const errors = malformedPath(contract.operations, request);
      const named = errors.length > 0 && { errors };
      void sendProblem(problems, request, reply, { code: 'DPAY_INVALID_REQUEST', ...named });
      callLog.add(request, reply);
    },
  });

  // The door reads bodies itself, after authentication.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  traceRequests(app, mode);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(answerHeaders(request.id));
    // Tells browsers with a wrong clock the time that the rules use.
    reply.header('date', deps.clock.now().toUTCString());
    // A proxy must not send the next call on this connection.
    if (options.isStopping?.()) reply.header('connection', 'close');
  });
  refuseImpossible(app);
  tellRefusedOrigins(app, options.origins);
  await app.register(cors, {
    origin: [...options.origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'X-Request-Id',
      'Retry-After',
      'Idempotent-Replayed',
      'Content-Disposition',
      'Date',
      'Link',
    ],
    maxAge: 600,
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id ?? request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered({ operation, status, mode }, elapsedTime / 1000);
    const trace = request.span && { trace_id: request.span.spanContext().traceId };
    const ms = Math.round(elapsedTime);
    request.log.info({ request_id: request.id, operation, status, ms, ...trace }, 'answered');
  });

  app.addHook('onClose', () => deps.requestLog.flush());
  addErrorAnswers(app, problems, options.dashboard && dashboardAddress);
  registerOperations(app, {
    ...options,
    deps,
    problems,
    callLog,
    certainRefusals,
    snapCallerOf,
    handlers: options.handlers ?? allHandlers,
  });
  addHealth(app, deps.db, metrics, options.isStopping ?? (() => false));
  addDocs(app, options);
  if (options.dashboard) addDashboard(app, options.dashboard, options.origins);
  addImages(app, deps);
  addUnsubscribePages(app, deps, mode);
  addQuotationPages(app, deps, mode);
  if (options.checkout) {
    addCheckout(app, options.checkout);
    await addCheckoutPages(app, deps, { mode, dir: options.checkout });
  }
  if (options.payPages) addPayPages(app, deps, mode);
  if (options.notices) addAcquirerNotices(app, deps, { mode, read: options.notices });
  if (options.mailbox) addMailbox(app, deps, options.origins);
  if (options.seam) addTestSeams(app, { clock: options.seam, origins: options.origins });
  return app;
};
