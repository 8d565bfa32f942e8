import { type CalendarDate, jakartaDate } from '@dasbor/domain/kernel';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useSession } from '../../../shared/state/session.ts';

/** Today in Jakarta. In sandbox, by the sandbox clock, which decides what is late. */
export const useInvoiceToday = (): CalendarDate => {
  const clock = useClock();
  const { clock_ahead_ms: aheadMs } = useSession();
  return jakartaDate(new Date(clock().getTime() + aheadMs));
};
