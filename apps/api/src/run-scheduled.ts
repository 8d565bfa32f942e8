import type { Logger } from 'pino';
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

/** Runs every job that is due. If one fails, the others still run. The first error is thrown, and all are retried next time. */
export const runScheduled = async (parts: Deps & { log: Logger }): Promise<void> => {
  const jobs = [
    settleDue,
    runSchedules,
    sweepOut,
    sweepIn,
    watchBalances,
    tidyImages,
    tidyDocuments,
    reviewRequests,
    sendReminders,
    runRecurring,
    runExportSchedules,
  ].map((job) => job(parts));
  const failed = (await Promise.allSettled(jobs)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};
