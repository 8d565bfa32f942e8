import { makeWorkers } from '../../platform/work/workers.ts';
import type { Workers } from '../../platform/work/workers.ts';
import { followOutbox, MOST_ROWS } from './derive/follow-outbox.ts';
import type { Following } from './derive/follow-outbox.ts';
import { sendOnePost } from './post/send-one.ts';
import type { Sending } from './post/send-one.ts';

const LOOK_EVERY_MS = 5_000;

type Parts = Following & Sending;

/** One tells people of new rows of the outbox, the other sends what is due. */
export const makeNotifications = (parts: Parts): Record<'telling' | 'posting', Workers> => ({
  telling: makeWorkers({
    job: 'notifications',
    step: () => followOutbox(parts),
    most: MOST_ROWS,
    parallel: 1,
    onError: (error) => parts.log.error({ err: error }, 'the outbox could not be followed'),
  }),
  posting: makeWorkers({
    job: 'notification mails',
    step: async () => ((await sendOnePost(parts)) ? 1 : 0),
    most: 1,
    parallel: 1,
    onError: (error) => parts.log.error({ err: error }, 'notifications could not be sent'),
  }),
});

export type Notifications = Pick<Workers, 'wake' | 'stop'>;

export const startNotifications = (parts: Parts): Notifications => {
  const { telling, posting } = makeNotifications(parts);
  const wake = (): void => {
    telling.wake();
    posting.wake();
  };
  const looking = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(looking);
      await Promise.all([telling.stop(), posting.stop()]);
    },
  };
};
