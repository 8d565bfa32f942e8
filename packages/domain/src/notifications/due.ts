import { addDays, endOfDailyWindow, isInDailyWindow, jakartaDate } from '../kernel/index.ts';
import type { Channel } from './channels.ts';
import type { Preferences } from './preferences.ts';

/** A message that leaves the product. */
export type Post = Exclude<Channel, 'app'>;
export const POSTS = ['mail', 'whatsapp'] as const satisfies readonly Post[];

type Rhythm = Pick<Preferences, 'quiet' | 'digest' | 'digestHour'>;

/** When a message about something that happened now is sent: at once, with the next digest, or after the quiet hours. */
export const dueAt = (post: Post, rhythm: Rhythm, now: Date): Date => {
  const first = post === 'mail' && rhythm.digest !== 'off' ? nextDigest(rhythm, now) : now;
  return rhythm.quiet && isInDailyWindow(first, rhythm.quiet) ? endOfDailyWindow(first, rhythm.quiet) : first;
};

const MONDAY = 1;

/** Strictly after now, so that what happens at the digest's own minute is in the next one. */
const nextDigest = ({ digest, digestHour }: Rhythm, now: Date): Date => {
  const today = jakartaDate(now);
  for (let days = 0; ; days += 1) {
    const date = addDays(today, days);
    const at = new Date(`${date}T${String(digestHour).padStart(2, '0')}:00:00+07:00`);
    if (at > now && (digest === 'daily' || new Date(date).getUTCDay() === MONDAY)) return at;
  }
};
