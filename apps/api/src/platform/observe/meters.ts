import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What any part of the process counts. Labels are names from the code, never data of a merchant. */
export const METERS = new Registry();
const registers = [METERS];

const jobRuns = new Counter({
  name: 'dasbor_jobs_total',
  help: 'Runs of jobs that found work (result=done) or threw (result=failed)',
  labelNames: ['work', 'result'] as const,
  registers,
});
const jobSuccess = new Gauge({
  name: 'dasbor_job_last_success_timestamp_seconds',
  help: 'When a job last ended without an error, also if it found nothing to do',
  labelNames: ['work'] as const,
  registers,
});
const webhookAttempts = new Counter({
  name: 'dasbor_webhook_attempts_total',
  help: 'Attempts to deliver webhooks by error; error=none is a delivery',
  labelNames: ['error'] as const,
  registers,
});
const webhookSeconds = new Histogram({
  name: 'dasbor_webhook_attempt_seconds',
  help: 'Time that receivers of webhooks take to answer',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});
const webhookLag = new Histogram({
  name: 'dasbor_webhook_lag_seconds',
  help: 'From an event to the first attempt to deliver it',
  buckets: [0.1, 0.5, 1, 2.5, 5, 15, 60, 300, 1800],
  registers,
});
const errorsLogged = new Counter({
  name: 'dasbor_errors_logged_total',
  help: 'Lines of the log with level error or fatal',
  registers,
});

// Not `job`: Prometheus sets that label itself.
export const countJob = (work: string, found: number): void => {
  if (found > 0) jobRuns.inc({ work, result: 'done' });
  // Prometheus sees a first failure only if there was a zero before.
  jobRuns.inc({ work, result: 'failed' }, 0);
  jobSuccess.setToCurrentTime({ work });
};
export const countFailedJob = (work: string): void => jobRuns.inc({ work, result: 'failed' });
export const countLoggedError = (): void => errorsLogged.inc();

export const countWebhook = (
  { ms, error }: { ms: number; error: string | null },
  lagMs: number | undefined,
): void => {
  webhookAttempts.inc({ error: error ?? 'none' });
  webhookSeconds.observe(ms / 1000);
  if (lagMs !== undefined) webhookLag.observe(lagMs / 1000);
};
