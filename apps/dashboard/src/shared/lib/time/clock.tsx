import { type CalendarDate, jakartaDate } from '@dasbor/domain/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import { serverNow } from './server-time.ts';

const ClockContext = createContext<() => Date>(() => new Date(serverNow()));

/** Lets a story or a test set the time, such as 23:44 in Jakarta. */
export function ClockProvider({ now, children }: { now: () => Date; children: ReactNode }) {
  return <ClockContext value={now}>{children}</ClockContext>;
}

/** The server's clock, for rules that take the time. */
export function useClock(): () => Date {
  return useContext(ClockContext);
}

/** Today in Jakarta, as of this render. */
export function useToday(): CalendarDate {
  return jakartaDate(useClock()());
}
