import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressAt, mailboxAddress } from './addresses.ts';
import { buildApp } from './app.ts';
import type { AppOptions } from './app.ts';
import { composeDeps } from './compose.ts';
import type { Config } from './config.ts';
import { listen } from './listen.ts';
import { leakedPasswords } from './rails/leaked-passwords/leaked-passwords.ts';
import { noticeReader } from './rails/snap/notice.ts';
import { byAddress } from './rails/whatsapp/messages.ts';
import { simulatedWhatsApp } from './rails/whatsapp/simulated.ts';
import { makePasswords } from './platform/auth/passwords.ts';
import { startPartitions } from './platform/partitions/start.ts';
import type { Partitions } from './platform/partitions/start.ts';
import { startBackground } from './platform/work/background.ts';
import type { Background } from './platform/work/background.ts';
import { startValidations } from './features/disbursements/public.ts';
import type { Validations } from './features/disbursements/public.ts';
import { startSealer } from './features/security-history/public.ts';
import type { Sealer } from './features/security-history/public.ts';
import { startInquiries } from './features/acquirer-notices/public.ts';
import type { Inquiries } from './features/acquirer-notices/public.ts';
import { startRefunds } from './features/refunds/public.ts';
import type { Refunds } from './features/refunds/public.ts';
import { startExports } from './features/exports/public.ts';
import type { Exports } from './features/exports/public.ts';
import { startAnalytics } from './features/analytics/public.ts';
import type { Analytics } from './features/analytics/public.ts';
import { startNotifications } from './features/notifications/public.ts';
import type { Notifications } from './features/notifications/public.ts';
import { startUploads } from './features/uploads/public.ts';
import type { Uploads } from './features/uploads/public.ts';
import { startWebhooks } from './features/webhooks/engine/start.ts';
import type { Webhooks } from './features/webhooks/engine/start.ts';
import { settableClock, systemClock } from './platform/clock.ts';
import type { Db } from './platform/db/db.ts';
import { FILES } from './platform/db/folder/empty-folder.ts';
import { refusalOfFolder } from './platform/db/folder/refusal.ts';
import { isProxied } from './platform/http/proxied.ts';
import { makeLog } from './platform/log.ts';
import { makeMetrics } from './platform/observe/metrics.ts';
import { outsideSpans } from './platform/observe/spans.ts';
import type { Telemetry } from './platform/observe/telemetry.ts';
import { webhookCalls } from './features/webhooks/deliveries/calls.ts';
import { payoutOwners } from './payout-owners.ts';
import { uploadKinds } from './upload-kinds.ts';
import { startSchedules } from './platform/work/schedules.ts';
import type { Schedules } from './platform/work/schedules.ts';
import { recountDaily } from './features/settlements/recount.ts';
import { runScheduled } from './run-scheduled.ts';
import { startPayouts } from './platform/payouts/start.ts';
import type { Payouts } from './platform/payouts/start.ts';
import { smtpTransport } from './platform/mail/smtp.ts';
import { peopleReview } from './rails/reviewer/people.ts';
import { folderStorage } from './rails/storage/folder.ts';
import { s3Storage } from './rails/storage/s3.ts';
import { openSecrets } from './secrets.ts';
import { seedOnFirstRun } from './seed/first-run.ts';
import { loadContract } from './spec/contract.ts';
import { welcome } from './welcome.ts';

const DASHBOARD = fileURLToPath(new URL('../../dashboard/dist/', import.meta.url));
const CHECKOUT = fileURLToPath(new URL('../../checkout/dist/', import.meta.url));
const STOP_WITHIN_MS = 10_000;
/** A client that reads its answer slowly does not keep the work from ending in order. */
const CLIENTS_WITHIN_MS = 7_000;

/** Seeds an empty database, and serves live on `port` and sandbox on the next port. */
export const start = async (
  config: Config,
  db: Db,
  /** Called before the welcome text, because its reader may stop the server at once. */
  ready: (stop: () => Promise<void>) => void,
): Promise<void> => {
  const contract = loadContract();
  const log = makeLog(config.logLevel);
  const seam = config.seams ? settableClock() : undefined;
  const clock = seam ?? systemClock;
  const outgoing = webhookCalls({ loopback: config.loopbackWebhooks });
  let background: Background | undefined;
  let partitions: Partitions | undefined;
  let webhooks: Webhooks | undefined;
  let payouts: Payouts | undefined;
  let validations: Validations | undefined;
  let refunds: Refunds | undefined;
  let inquiries: Inquiries | undefined;
  let uploads: Uploads | undefined;
  let exports: Exports | undefined;
  let analytics: Analytics | undefined;
  let notifications: Notifications | undefined;
  let schedules: Schedules | undefined;
  let sealer: Sealer | undefined;
  let telemetry: Telemetry | undefined;
  let stopping = false;
  const apps: FastifyInstance[] = [];

  const stop = async (): Promise<void> => {
    stopping = true;
    // `/readyz` answers 503 from now on, and the proxy sends new calls to other copies.
    if (apps.length > 0) await delay(config.drainMs);
    const tooLong = setTimeout(() => {
      console.error(`The work did not end within ${STOP_WITHIN_MS / 1000} s.`);
      process.exit(1);
    }, STOP_WITHIN_MS);
    const tooSlow = setTimeout(() => {
      for (const { server } of apps) server.closeAllConnections();
    }, CLIENTS_WITHIN_MS);
    await Promise.all(apps.map((app) => app.close()));
    clearTimeout(tooSlow);
    await Promise.all([
      background?.stop(),
      partitions?.stop(),
      webhooks?.stop(),
      payouts?.stop(),
      validations?.stop(),
      refunds?.stop(),
      inquiries?.stop(),
      uploads?.stop(),
      exports?.stop(),
      analytics?.stop(),
      notifications?.stop(),
      schedules?.stop(),
      sealer?.stop(),
    ]);
    outgoing.close();
    await telemetry?.stop();
    await db.close();
    clearTimeout(tooLong);
  };

  try {
    const live = addressAt(config.host, config.port);
    const sandbox = addressAt(config.host, config.port + 1);
    const apiUrls = config.publicUrls ?? { live, sandbox };
    const dashboardUrl = apiUrls.live;
    const secrets = await openSecrets(config, db);
    const storage = config.s3 ? s3Storage(config.s3) : folderStorage(join(config.dataDir, FILES));
    const seeded =
      !config.production && (await seedOnFirstRun(db, config, clock.now(), secrets.vault, storage));
    const metrics = makeMetrics({ db, clock });
    if (config.sendsTelemetry) {
      // Loaded only here: it takes a tenth of a second and memory that nobody else needs.
      const { startTelemetry } = await import('./platform/observe/telemetry.ts');
      telemetry = startTelemetry({ ratio: config.traceRatio, metrics, log });
    }
    const wake = () =>
      outsideSpans(() => {
        background?.wake();
        webhooks?.wake();
        payouts?.wake();
        validations?.wake();
        refunds?.wake();
        uploads?.wake();
        exports?.wake();
      });
    const deps = composeDeps({
      db,
      clock,
      secrets,
      passwords: makePasswords(),
      leakedPasswords: leakedPasswords(config.pwnedPasswordsUrl, log),
      outgoing,
      ...(config.production && { reviewer: peopleReview }),
      snapBank: config.snapBank,
      snapAcquirer: config.snapAcquirer,
      storage,
      log,
      merchants: config.merchants,
      dashboardUrl,
      apiUrls,
      wake,
    });
    const transport = config.smtpUrl
      ? byAddress(smtpTransport(config.smtpUrl, config.mailFrom), simulatedWhatsApp)
      : undefined;
    const onNews = () => {
      webhooks?.wake();
      notifications?.wake();
    };
    background = await startBackground({ db, events: deps.events, clock, transport, log, onNews });
    partitions = startPartitions({ db, log });
    payouts = startPayouts({ ...deps, owners: payoutOwners, log });
    validations = startValidations({ ...deps, log });
    refunds = startRefunds({ ...deps, log });
    inquiries = startInquiries({ ...deps, log });
    uploads = startUploads({ ...deps, kinds: uploadKinds, log });
    exports = startExports({ ...deps, log });
    analytics = startAnalytics({ db, log });
    notifications = startNotifications({ ...deps, log });
    sealer = startSealer({ ...deps, auditKey: secrets.kept.auditSeal, log });
    const recount = recountDaily({ ...deps, log });
    const look = async () => {
      await recount();
      await runScheduled({ ...deps, log });
    };
    schedules = startSchedules(look, log);
    if (config.sendsWebhooks) webhooks = startWebhooks({ ...deps, log });

    const mailboxUrl = mailboxAddress(config, seeded);
    const common: Omit<AppOptions, 'mode' | 'apiUrl' | 'payPages'> = {
      contract,
      log,
      metrics,
      limits: config.limits,
      answers: config.answers,
      origins: config.origins,
      mailbox: mailboxUrl !== undefined,
      trustProxy: config.trustProxy,
      checkout: CHECKOUT,
      isStopping: () => stopping,
      ...(seam && { seam }),
    };
    const dashboard = { dir: DASHBOARD, baseUrls: baseUrlsOf(config), pageViews: config.pageViews };
    apps.push(
      await buildApp(deps, {
        ...common,
        mode: 'live',
        apiUrl: apiUrls.live,
        payPages: !config.production,
        ...(config.snapAcquirer && { notices: noticeReader(config.snapAcquirer.publicKey) }),
        dashboard,
      }),
    );
    apps.push(await buildApp(deps, { ...common, mode: 'sandbox', apiUrl: apiUrls.sandbox, payPages: true }));
    for (const [index, app] of apps.entries()) await listen(app, config.host, config.port + index);
    ready(stop);
    console.log(
      welcome({
        dashboardUrl,
        sandboxUrl: apiUrls.sandbox,
        mailboxUrl,
        mailServer: config.smtpUrl && new URL(config.smtpUrl).host,
        proxied: isProxied(config),
        seeded,
      }),
    );
  } catch (error) {
    const refusal = config.databaseUrl ? error : refusalOfFolder(config.dataDir, error);
    // Closing after a failure may fail again; only the first error is reported.
    await stop().catch(() => undefined);
    throw refusal;
  }
};

/** Uses the host name of the browser's request, so that the dashboard also works from another machine. */
const baseUrlsOf =
  ({ publicUrls, port }: Config) =>
  (request: FastifyRequest) =>
    publicUrls ?? {
      live: `${request.protocol}://${request.hostname}:${port}`,
      sandbox: `${request.protocol}://${request.hostname}:${port + 1}`,
    };
