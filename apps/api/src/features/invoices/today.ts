import { jakartaDate } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import type { ClockAhead } from '@dasbor/domain/sandbox-clock';

/** The day by which invoices are late. In sandbox, it follows the merchant's clock. */
export const todayOf = ({ now, session }: { now: Date; session: ClockAhead }): CalendarDate =>
  jakartaDate(calendarNow(now, session));
