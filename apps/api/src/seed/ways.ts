import { addDays, jakartaDate, jakartaDayBounds } from '@dasbor/domain/kernel';
import type { NewPayment } from '../features/payments/public.ts';
import type { Seeding } from './seeding.ts';
import type { Way } from './money/settle.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/**
 * The ways in which the roaster gets some payments other than on their due day: LinkAja at once, Jenius Pay on the evening of the day, and
 * cards of two days ago early, yesterday at 10.00. Payments of today wait as usual.
 */
export const roasterWays =
  ({ now }: Seeding) =>
  ({
    id,
    method,
    channel,
    completed_at: paidAt,
    settlement_due_date: dueDate,
  }: NewPayment): Way | undefined => {
    if (paidAt === null || dueDate === null) return undefined;
    const today = jakartaDate(now);
    const paidOn = jakartaDate(paidAt);
    if (paidOn === today) return undefined;
    if (channel === 'LINKAJA') {
      const settledAt = new Date(Date.parse(paidAt) + 20 * SECOND_MS);
      return { type: 'instant', settledAt, dueDate: paidOn, key: id };
    }
    if (channel === 'JENIUSPAY') {
      const settledAt = new Date(jakartaDayBounds(paidOn).to.getTime() - SECOND_MS);
      return { type: 'direct', settledAt, dueDate: paidOn, key: `direct ${paidOn}` };
    }
    if (method === 'card' && paidOn === addDays(today, -2)) {
      const settledAt = new Date(jakartaDayBounds(addDays(today, -1)).from.getTime() + 10 * HOUR_MS);
      return { type: 'early', settledAt, dueDate, key: `early ${dueDate}` };
    }
    return undefined;
  };
