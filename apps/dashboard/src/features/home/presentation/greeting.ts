import type { Instant } from '@dasbor/domain/kernel';

export type Greeting = 'morning' | 'midday' | 'afternoon' | 'evening';

/** Pagi to 11, siang to 15, sore to 18, malam until the dawn: by the Jakarta clock, wherever the reader is. */
export function greetingAt(now: Instant): Greeting {
  const hour = Number(JAKARTA_HOUR.format(new Date(now)));
  if (hour >= 4 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 15) return 'midday';
  return hour >= 15 && hour < 18 ? 'afternoon' : 'evening';
}

const JAKARTA_HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  hourCycle: 'h23',
});
