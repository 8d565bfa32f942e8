import { type CalendarDate, jakartaDate } from '@dasbor/domain/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import { serverNow } from './server-time.ts';

const ClockContext = createContext<() => Date>(() => new Date(serverNow()));

/** Lets a story or a test set the time, such as 23:44 in Jakarta. */
export const ClockProvider = ({ now, children }: { now: () => Date; children: ReactNode }) => (
  <ClockContext value={now}>{children}</ClockContext>
);

/** The server's clock, for rules that take the time. */
export const useClock = (): (() => Date) => useContext(ClockContext);

/** Today in Jakarta, as of this render. */
export const useToday = (): CalendarDate => jakartaDate(useClock()());
