import { type CalendarDate, jakartaDate } from '@dasbor/domain/kernel';
import { createContext, type ReactNode, useContext } from 'react';

const ClockContext = createContext<() => Date>(() => new Date());

/** Lets a story or a test stand at 23:44 in Jakarta. */
export function ClockProvider({ now, children }: { now: () => Date; children: ReactNode }) {
  return <ClockContext value={now}>{children}</ClockContext>;
}

/** The wall clock, for the rules that are told the time. */
export function useClock(): () => Date {
  return useContext(ClockContext);
}

/** Today in Jakarta, as of this rendering. */
export function useToday(): CalendarDate {
  return jakartaDate(useClock()());
}
