import { addDays } from '@dasbor/domain/kernel';
import { daysIn, LIST_POLICY } from '@dasbor/domain/lists';
import type { FilterValues } from '../../../shared/list/query/list-query.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';

type Days = { from: string; to: string };

/** The list of the payments that were created on these days; none for more days than a list shows. */
export const paymentsBehind = (days: Days, filters: FilterValues): string | undefined =>
  daysIn(days) > LIST_POLICY.maxDays ? undefined : paymentPaths.list({ filters, range: days });

/** The list of the payments that were completed on a day. They were created at most 30 days earlier. */
export const completedOn = (date: string): string =>
  paymentPaths.list({
    filters: { status: ['completed'], completed_from: [date], completed_to: [date] },
    range: { from: addDays(date, 1 - LIST_POLICY.maxDays), to: date },
  });
