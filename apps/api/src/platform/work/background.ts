import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { EventHub } from './event-hub.ts';
import { tidy } from './housekeeping.ts';
import { makeWorkers } from './workers.ts';
import { countFailedJob, countJob } from '../observe/meters.ts';
import { sendOneMail } from '../mail/mail.ts';
import type { Transport } from '../mail/mail.ts';
import { RELAY_BATCH, RELAY_CHANNEL, relayOnce } from './relay.ts';

export type Background = { wake: () => void; stop: () => Promise<void> };

type Parts = {
  db: Db;
  events: EventHub;
  clock: Clock;
  transport: Transport | undefined;
  log: Logger;
  /** Called after a commit of this or another instance. */
  onNews?: () => void;
};

// If an instance dies after its commit, its events remain. Another instance finds them at the next look.
const LOOK_EVERY_MS = 5000;
const TIDY_EVERY_MS = 3_600_000;

/** Relays events and sends mail after each commit, and every few seconds for leftovers. */
export const startBackground = async ({
  db,
  events,
  clock,
  transport,
  log,
  onNews,
}: Parts): Promise<Background> => {
  const onError = (error: unknown): void => log.error({ err: error }, 'background work failed');
  const relay = makeWorkers({
    job: 'outbox',
    step: () => relayOnce(db),
    most: RELAY_BATCH,
    parallel: 1,
    onError,
  });
  // Separate from the relay: an unresponsive mail server must not delay events.
  const mails =
    transport &&
    makeWorkers({
      job: 'mails',
      step: async () => ((await sendOneMail(db, transport, clock.now())) ? 1 : 0),
      most: 1,
      parallel: 1,
      onError,
    });
  const wake = (): void => {
    relay.wake();
    mails?.wake();
  };
  const look = (): void => {
    events.look().catch((error: unknown) => log.error({ err: error }, 'relayed events could not be read'));
  };

  await events.look();
  const unlisten = await db.listen(RELAY_CHANNEL, () => {
    onNews?.();
    look();
  });
  const timer = setInterval(() => {
    wake();
    // Nothing else retries a failed look.
    look();
  }, LOOK_EVERY_MS);
  timer.unref();
  const tidying = setInterval(() => {
    tidy(db, clock.now()).then(
      (removed) => countJob('housekeeping', removed),
      (error: unknown) => {
        countFailedJob('housekeeping');
        log.error({ err: error }, 'housekeeping failed');
      },
    );
  }, TIDY_EVERY_MS);
  tidying.unref();

  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      clearInterval(tidying);
      await unlisten();
      await Promise.all([relay.stop(), mails?.stop()]);
    },
  };
};
