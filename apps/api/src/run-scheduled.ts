import type { Logger } from 'pino';
import { countFailedJob, countJob } from './platform/observe/meters.ts';
import type { Deps } from './deps.ts';
import { sweepIn } from './features/balance/settings/sweep-in.ts';
import { sweepOut } from './features/balance/settings/public.ts';
import { watchBalances } from './features/balance/settings/watch.ts';
import { runExportSchedules } from './features/exports/public.ts';
import { tidyImages } from './features/images/public.ts';
import { tidyDocuments } from './features/invoices/public.ts';
import { sendReminders } from './features/invoice-reminders/public.ts';
import { reviewRequests } from './features/onboarding/public.ts';
import { runRecurring } from './features/recurring-invoices/public.ts';
import { settleDue } from './features/settlements/settle.ts';
import { runSchedules } from './features/withdrawals/public.ts';

/** By their name in the metrics. */
const JOBS = {
  settlements: settleDue,
  'withdrawal schedules': runSchedules,
  'sweeps out': sweepOut,
  'sweeps in': sweepIn,
  'balance notices': watchBalances,
  images: tidyImages,
  documents: tidyDocuments,
  'onboarding reviews': reviewRequests,
  reminders: sendReminders,
  'recurring invoices': runRecurring,
  'export schedules': runExportSchedules,
};

/** Runs every job that is due. If one fails, the others still run. The first error is thrown, and all are retried next time. */
export const runScheduled = async (parts: Deps & { log: Logger }): Promise<void> => {
  const running = Object.entries(JOBS).map(async ([name, job]) => {
    try {
      await job(parts);
      countJob(name, 1);
    } catch (error) {
      countFailedJob(name);
      throw error;
    }
  });
  const failed = (await Promise.allSettled(running)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};
