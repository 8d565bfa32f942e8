import type { Instant } from '@dasbor/domain/kernel';

export type Greeting = 'morning' | 'midday' | 'afternoon' | 'evening';

/** Pagi until 11, siang until 15, sore until 18, then malam until dawn, in Jakarta time wherever the user is. */
export const greetingAt = (now: Instant): Greeting => {
  const hour = Number(JAKARTA_HOUR.format(new Date(now)));
  if (hour >= 4 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 15) return 'midday';
  return hour >= 15 && hour < 18 ? 'afternoon' : 'evening';
};

const JAKARTA_HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  hourCycle: 'h23',
});
