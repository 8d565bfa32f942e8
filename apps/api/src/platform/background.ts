import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';
import type { EventHub } from './event-hub.ts';
import { tidy } from './housekeeping.ts';
import { sendOneMail } from './mail.ts';
import type { Transport } from './mail.ts';
import { relayOnce, RELAY_CHANNEL } from './relay.ts';

export type Background = { wake: () => void; stop: () => Promise<void> };

type Parts = {
  db: Db;
  events: EventHub;
  clock: Clock;
  transport: Transport | undefined;
  log: Logger;
  /** Something was committed, here or by another copy of the server. */
  onNews?: () => void;
};

// A copy that died after its commit leaves events waiting; another copy finds them at the next look.
const LOOK_EVERY_MS = 5000;
const TIDY_EVERY_MS = 3_600_000;

/** Relays events and sends mail after a commit wakes it, and every few seconds for what was left behind. */
export const startBackground = async ({
  db,
  events,
  clock,
  transport,
  log,
  onNews,
}: Parts): Promise<Background> => {
  let stopped = false;
  let working: Promise<void> | undefined;
  let again = false;

  const work = async (): Promise<void> => {
    while ((await relayOnce(db)) > 0 && !stopped);
    if (transport) while ((await sendOneMail(db, transport, clock.now())) && !stopped);
  };
  const wake = (): void => {
    if (stopped) return;
    again = working !== undefined;
    working ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
      .finally(() => {
        working = undefined;
        if (again) wake();
      });
  };

  await events.look();
  const unlisten = await db.listen(RELAY_CHANNEL, () => {
    onNews?.();
    events.look().catch((error: unknown) => log.error({ err: error }, 'relayed events could not be read'));
  });
  const timer = setInterval(wake, LOOK_EVERY_MS);
  timer.unref();
  const tidying = setInterval(() => {
    tidy(db, clock.now()).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  }, TIDY_EVERY_MS);
  tidying.unref();

  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      clearInterval(tidying);
      await unlisten();
      await working;
    },
  };
};
