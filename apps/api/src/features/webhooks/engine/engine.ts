import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { targetUrl } from '@dasbor/domain/webhooks';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Ids } from '../../../platform/ids.ts';
import { countFailedJob, countJob, countWebhook } from '../../../platform/observe/meters.ts';
import { traceparentOf } from '../../../platform/observe/spans.ts';
import type { Outgoing } from '../../../platform/outgoing/post.ts';
import type { Vault } from '../../../platform/vault.ts';
import { claimDue, giveBack } from './claim.ts';
import type { Claimed } from './claim.ts';
import { headerList, messageOf } from './message.ts';
import type { Signers } from './message.ts';
import { plannedAnew } from './planned-anew.ts';
import { beginSpan, endSpan } from './spans.ts';
import { stepReplay } from './replays.ts';
import { makeResults } from './results.ts';
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
  /** Sends everything due, and resolves when nothing is due or in progress. */
  drain: () => Promise<void>;
  /** Starts sending what is due and returns. */
  wake: () => void;
  /** Claims nothing new, finishes attempts in progress, and releases the rest. */
  stop: () => Promise<void>;
};

/** Parallel attempts per receiver; enough for a few hundred deliveries a second. */
const PER_RECEIVER = 8;

/** Longer than the slowest batch of one receiver: ten rounds of ten seconds, plus database time. */
const CLAIM_MS = 120_000;

/** Under load, claims and results wait this long to be batched. The first one after a pause does not wait. */
const PACE_MS = 25;

/** How often each process probes a failing receiver. */
const PROBE_EVERY_MS = 1000;

/** Attempts still in progress after this are repeated when their claim expires. */
const STOP_WITHIN_MS = 8000;

/**
 * Claims due deliveries, one lane per receiver, and stores the results. Lanes do not wait for each other. Claims and results of all lanes
 * are batched, so a thousand deliveries need only a few statements.
 */
export const makeEngine = (parts: EngineParts): Engine => {
  const { db, clock, ids, vault, outgoing, log } = parts;
  const results = makeResults({ ...parts, paceMs: PACE_MS });
  /** Identifies this process in its claims. */
  const claim = randomUUID();
  const lanes = new Map<string, Promise<void>>();
  /** Failing receivers, and since when they are paused. */
  const rests = new Map<string, number>();
  const unsent: Claimed[] = [];
  let stopped = false;
  let pumping: Promise<void> | undefined;
  let pumpAgain = false;
  /** Whether a replay may have been requested. */
  let replays = true;
  let lastClaim = 0;
  let taken = 0;
  let refreshAt = 100;

  const pump = async (): Promise<void> => {
    while (!stopped) {
      const replaying = replays ? await plannedAnew(db, (tx) => stepReplay(tx, clock.now())) : false;
      replays = replaying;
      await pace();
      const now = clock.now();
      const request = {
        now,
        until: new Date(now.getTime() + CLAIM_MS),
        claim,
        busy: [...lanes.keys(), ...resting(now)],
      };
      const { claimed, signers } = await plannedAnew(db, async (tx) => {
        const due = await claimDue(tx, request);
        return { claimed: due, signers: await readSigners(tx, due, { vault, now, log }) };
      });
      for (const [id, its] of Map.groupBy(claimed, (one) => one.webhook_id))
        lanes.set(id, lane(id, its, signers));
      await refreshStatistics(claimed.length);
      countJob('webhooks', claimed.length);
      if (claimed.length === 0 && !replaying) return;
    }
  };

  const refreshStatistics = async (more: number): Promise<void> => {
    taken += more;
    if (taken < refreshAt) return;
    refreshAt *= 10;
    await db.system((tx) => tx.rows(sql`select refresh_webhook_statistics()`));
  };

  const pace = async (): Promise<void> => {
    const early = lastClaim + PACE_MS - performance.now();
    if (early > 0) await delay(early);
    lastClaim = performance.now();
  };

  const goOn = (): void => {
    if (stopped) return;
    pumpAgain = pumping !== undefined;
    pumping ??= pump()
      .catch((error: unknown) => {
        countFailedJob('webhooks');
        log.error({ err: error }, 'webhooks could not be claimed');
      })
      .finally(() => {
        pumping = undefined;
        if (pumpAgain) goOn();
      });
  };

  const wake = (): void => {
    replays = true;
    goOn();
  };

  const resting = (now: Date): string[] => {
    for (const [id, since] of rests) if (Math.abs(now.getTime() - since) >= PROBE_EVERY_MS) rests.delete(id);
    return [...rests.keys()];
  };

  const lane = async (id: string, deliveries: Claimed[], signers: SignersOf): Promise<void> => {
    const waiting = deliveries.values();
    const worker = async (): Promise<void> => {
      for (const claimed of waiting) {
        const signer = signers(claimed.webhook_id);
        if (stopped) unsent.push(claimed);
        else if (signer) await attempt(claimed, signer).catch(unsendable(claimed));
      }
    };
    await Promise.all(Array.from({ length: PER_RECEIVER }, worker));
    lanes.delete(id);
    if (deliveries[0]?.failing) rests.set(id, clock.now().getTime());
    goOn();
  };

  /** It is retried after its claim, and does not block others. */
  const unsendable =
    ({ id }: Claimed) =>
    (error: unknown): void =>
      log.error({ err: error, delivery: id }, 'a webhook could not be made');

  const attempt = async (claimed: Claimed, signers: Signers): Promise<void> => {
    const at = clock.now();
    const requestId = ids.next('request', at);
    const url = targetUrl(claimed.url, claimed.api_kind, claimed.event);
    const span = beginSpan(claimed, requestId);
    const message = messageOf(
      { ...toSend(claimed), url, requestId, at, traceparent: traceparentOf(span) },
      signers,
    );
    const answer = await outgoing.post(url, message);
    endSpan(span, answer);
    const isFirst = claimed.attempts === 0;
    countWebhook(answer, isFirst ? at.getTime() - Date.parse(claimed.created_at) : undefined);
    results.add({ claimed, claim, at, requestId, url, headers: headerList(message.headers), answer });
  };

  const settled = async (): Promise<void> => {
    while (pumping || lanes.size > 0 || results.writing())
      await Promise.all([pumping, ...lanes.values(), results.writing()]);
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
      if (unsent.length > 0) await db.system((tx) => giveBack(tx, claim, unsent, clock.now()));
    },
  };
};

const toSend = ({ merchant_id: merchantId, event, event_id: eventId, body }: Claimed) => ({
  merchantId,
  event,
  eventId,
  body,
});
