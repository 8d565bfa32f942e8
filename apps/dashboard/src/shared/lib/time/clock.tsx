import { type CalendarDate, jakartaDate } from '@dasbor/domain/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import { serverNow } from './server-time.ts';

const ClockContext = createContext<() => Date>(() => new Date(serverNow()));

/** Lets a story or a test stand at 23:44 in Jakarta. */
export function ClockProvider({ now, children }: { now: () => Date; children: ReactNode }) {
  return <ClockContext value={now}>{children}</ClockContext>;
}

/** The server's clock, for the rules that are told the time. */
export function useClock(): () => Date {
  return useContext(ClockContext);
}

/** Today in Jakarta, as of this rendering. */
export function useToday(): CalendarDate {
  return jakartaDate(useClock()());
}
