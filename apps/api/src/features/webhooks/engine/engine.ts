import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { targetUrl } from '@dasbor/domain/webhooks';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Outgoing } from '../../../platform/outgoing/post.ts';
import type { Vault } from '../../../platform/vault.ts';
import { claimDue, giveBack } from './claim.ts';
import type { Claimed } from './claim.ts';
import { headerList, messageOf } from './message.ts';
import type { Signers } from './message.ts';
import { stepReplay } from './replays.ts';
import { settle } from './settle.ts';
import type { Attempt } from './settle.ts';
import { readSigners } from './signers.ts';
import type { SignersOf } from './signers.ts';

export type EngineParts = {
  db: Db;
  clock: Clock;
  ids: Ids;
  vault: Vault;
  outgoing: Outgoing;
  dashboardUrl: string;
  log: Logger;
};

export type Engine = {
  /** Sends what is due now, and resolves when nothing is due or on its way any more. */
  drain: () => Promise<void>;
  /** Begins to send what is due, and returns. */
  wake: () => void;
  /** Takes nothing new, ends what is on its way, gives back the rest. */
  stop: () => Promise<void>;
};

/** Attempts to one receiver at the same time; a payment provider's busiest merchants get some hundred a second by this. */
const PER_RECEIVER = 8;

/** Longer than the slowest batch of one receiver: two rounds of ten seconds, and the database's own time. */
const CLAIM_MS = 60_000;

/** Whatever is still on its way then is sent again after its claim. */
const STOP_WITHIN_MS = 8000;

/**
 * Claims what is due, a lane for each receiver, and writes down what came of it. Lanes do not wait for one another, and claims
 * and results of all lanes travel together, so a thousand deliveries cost a few statements.
 */
export const makeEngine = (parts: EngineParts): Engine => {
  const { db, clock, ids, vault, outgoing, dashboardUrl, log } = parts;
  const process = randomUUID();
  const lanes = new Map<string, Promise<void>>();
  const results: Attempt[] = [];
  const unsent: Claimed[] = [];
  let stopped = false;
  let pumping: Promise<void> | undefined;
  let pumpAgain = false;
  let writing: Promise<void> | undefined;

  const pump = async (): Promise<void> => {
    while (!stopped) {
      const replaying = await stepReplay(db, clock.now());
      const now = clock.now();
      const request = {
        now,
        until: new Date(now.getTime() + CLAIM_MS),
        claim: process,
        busy: [...lanes.keys()],
      };
      const { claimed, signers } = await db.system(async (tx) => {
        const due = await claimDue(tx, request);
        return { claimed: due, signers: await readSigners(tx, due, { vault, now, log }) };
      });
      for (const [id, its] of Map.groupBy(claimed, (one) => one.webhook_id))
        lanes.set(id, lane(id, its, signers));
      if (claimed.length === 0 && !replaying) return;
    }
  };

  const wake = (): void => {
    if (stopped) return;
    pumpAgain = pumping !== undefined;
    pumping ??= pump()
      .catch((error: unknown) => log.error({ err: error }, 'webhooks could not be claimed'))
      .finally(() => {
        pumping = undefined;
        if (pumpAgain) wake();
      });
  };

  const lane = async (id: string, deliveries: Claimed[], signers: SignersOf): Promise<void> => {
    const waiting = deliveries.values();
    const worker = async (): Promise<void> => {
      for (const claimed of waiting) {
        const signer = signers(claimed.webhook_id);
        if (stopped) unsent.push(claimed);
        else if (signer) await attempt(claimed, signer);
      }
    };
    await Promise.all(Array.from({ length: PER_RECEIVER }, worker));
    lanes.delete(id);
    wake();
  };

  const attempt = async (claimed: Claimed, signers: Signers): Promise<void> => {
    const at = clock.now();
    const requestId = ids.next('request', at);
    const url = targetUrl(claimed.url, claimed.api_kind, claimed.event);
    const message = messageOf({ ...toSend(claimed), url, requestId, at }, signers);
    const answer = await outgoing.post(url, message);
    results.push({
      claimed,
      claim: process,
      at,
      requestId,
      url,
      headers: headerList(message.headers),
      answer,
    });
    writing ??= write();
  };

  /** Results that come while others are written wait and go together. What could not be written is sent again after its claim. */
  const write = async (): Promise<void> => {
    while (results.length > 0) {
      const batch = results.splice(0);
      const now = clock.now();
      await db
        .system((tx) => settle(tx, batch, { now, dashboardUrl }))
        .catch((error: unknown) => log.error({ err: error }, 'what came of webhooks could not be written'));
    }
    writing = undefined;
  };

  const settled = async (): Promise<void> => {
    while (pumping || lanes.size > 0 || writing) await Promise.all([pumping, ...lanes.values(), writing]);
  };

  return {
    wake,
    drain: async () => {
      wake();
      await settled();
    },
    stop: async () => {
      stopped = true;
      await Promise.race([settled(), delay(STOP_WITHIN_MS, undefined, { ref: false })]);
      if (unsent.length > 0) await db.system((tx) => giveBack(tx, process, unsent, clock.now()));
    },
  };
};

const toSend = ({ merchant_id: merchantId, event, event_id: eventId, body }: Claimed) => ({
  merchantId,
  event,
  eventId,
  body,
});
