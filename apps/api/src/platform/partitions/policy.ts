import { REQUEST_LOG_DAYS } from '@dasbor/domain/api-keys';
import { PAGE_VIEW_DAYS } from '@dasbor/domain/session';
import { WEBHOOK_LOG_DAYS } from '@dasbor/domain/webhooks';

// A listener that was away this long begins anew. Events of webhooks are gone before.
const OUTBOX_DAYS = 90;

export type PartitionPolicy = {
  table: string;
  /** The column of its partitions: a time, or the id of an event, which begins with a time. */
  key: string;
  /** A month is dropped when all its rows are older. */
  days: number;
};

/** The tables that are partitioned by month, and how long their rows are kept. */
export const PARTITIONED: readonly PartitionPolicy[] = [
  { table: 'outbox', key: 'created_at', days: OUTBOX_DAYS },
  // Attempts before deliveries before events, so that nothing refers to what is gone.
  { table: 'webhook_attempt', key: 'at', days: WEBHOOK_LOG_DAYS },
  { table: 'webhook_delivery', key: 'event_id', days: WEBHOOK_LOG_DAYS },
  { table: 'webhook_event', key: 'id', days: WEBHOOK_LOG_DAYS },
  { table: 'api_request', key: 'created_at', days: REQUEST_LOG_DAYS },
  { table: 'page_view', key: 'viewed_at', days: PAGE_VIEW_DAYS },
];

/** Months that exist after the current one, so that the job may fail for weeks. */
export const MONTHS_AHEAD = 2;
