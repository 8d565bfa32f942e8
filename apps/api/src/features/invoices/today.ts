import { jakartaDate } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import type { Call } from '../../spec/handlers.ts';

/** The day by which invoices are late. In sandbox, it follows the merchant's clock. */
export const todayOf = ({ now, session }: Pick<Call, 'now' | 'session'>): CalendarDate =>
  jakartaDate(calendarNow(now, session));
