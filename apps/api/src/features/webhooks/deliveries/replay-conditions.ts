import { jakartaDayBounds } from '@dasbor/domain/kernel';
import { REPLAYED_BY_DEFAULT } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { deliveryFilters } from '../filters.ts';
import type { DeliveryFilters } from '../filters.ts';

export type AskedReplay = { from_day: string; to_day: string; filters: DeliveryFilters; created_at: string };

/** The deliveries of a replay: its days and its filter, without deliveries created after the request. */
export const replayConditions = ({
  from_day: from,
  to_day: to,
  filters,
  created_at: askedAt,
}: AskedReplay): Sql => sql`
  and created_at >= ${jakartaDayBounds(from).from}::timestamptz and created_at < ${jakartaDayBounds(to).to}::timestamptz
  and created_at <= ${askedAt}::timestamptz
  ${deliveryFilters({ ...filters, status: filters.status ?? [...REPLAYED_BY_DEFAULT] })}`;
