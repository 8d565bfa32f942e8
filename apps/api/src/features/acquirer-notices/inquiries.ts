import type { Logger } from 'pino';
import type { Deps } from '../../deps.ts';
import { makeWorkers, wakeRegularly } from '../../platform/work/workers.ts';
import type { Workers } from '../../platform/work/workers.ts';
import type { AcquirerRail } from '../../rails/acquirer/port.ts';
import { followRecord, hasEnded } from './follow.ts';
import { claimInquiries, endInquiry, insertInquiry, postponeInquiry } from './repository.ts';
import type { Inquiry } from './repository.ts';

const MINUTE_MS = 60_000;
const FIRST_MS = 5 * MINUTE_MS;
/** 5 minutes, 10, 20 … to 21 hours. */
const MOST_DOUBLINGS = 8;
/** Money that was paid in the last moment is on its way. */
const AFTER_EXPIRY_MS = 5 * MINUTE_MS;
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;
/** Longer than an acquirer may take for a batch. An older claim belongs to a process that is gone. */
const CLAIM_MS = 5 * MINUTE_MS;
const BATCH = 10;
const PARALLEL = 8;
const LOOK_EVERY_MS = 5_000;

/** When to ask again about a record that has not ended; null: never. */
export const nextInquiryAt = (
  { asked, expiresAt }: { asked: number; expiresAt: Date },
  now: Date,
): Date | null => {
  const next = now.getTime() + FIRST_MS * 2 ** Math.min(asked, MOST_DOUBLINGS);
  const last = expiresAt.getTime() + AFTER_EXPIRY_MS;
  if (now.getTime() < last) return new Date(next < expiresAt.getTime() ? next : last);
  return next <= expiresAt.getTime() + GIVE_UP_MS ? new Date(next) : null;
};

/** Notes what was charged, so that a lost notice loses no money. */
export const askedLater = (rail: AcquirerRail): AcquirerRail => ({
  ...rail,
  charge: async (tx, payment, now) => {
    const begun = await rail.charge(tx, payment, now);
    const { id, expiresAt } = payment;
    if (begun !== 'unreachable')
      await insertInquiry(tx, { id, expiresAt, askAt: nextInquiryAt({ asked: 0, expiresAt }, now) ?? now });
    return begun;
  },
});

export type InquiryParts = Deps & { log: Logger };

/** Asks about what is due. Several instances share the work. */
export const makeInquiries = ({ log, ...deps }: InquiryParts): Workers => {
  const { db, clock, wake } = deps;
  const step = async (): Promise<number> => {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const due = await db.system((tx) => claimInquiries(tx, { now, until, most: BATCH }));
    for (const one of due) {
      await ask(deps, one, log).catch((error: unknown) =>
        log.error({ err: error, payment: one.id }, 'a payment could not be asked about'),
      );
    }
    if (due.length > 0) wake();
    return due.length;
  };
  return makeWorkers({
    job: 'inquiries',
    step,
    most: BATCH,
    parallel: PARALLEL,
    onError: (error) => log.error({ err: error }, 'inquiries could not be claimed'),
  });
};

export type Inquiries = Pick<Workers, 'stop'>;

export const startInquiries = (parts: InquiryParts): Inquiries =>
  wakeRegularly(makeInquiries(parts), LOOK_EVERY_MS);

const ask = async (
  deps: Deps,
  { merchant_id: merchantId, mode, id, asked, expires_at: expiry }: Inquiry,
  log: Logger,
): Promise<void> => {
  const now = deps.clock.now();
  const tenant = { merchantId, mode };
  const expiresAt = new Date(expiry);
  const next = nextInquiryAt({ asked: asked + 1, expiresAt }, now);
  // First: if asking fails, it is due again then.
  await deps.db.tenant(tenant, (tx) => postponeInquiry(tx, { id, askAt: next }));
  const by = { requestId: '', ip: '', device: 'inquiry' };
  const status = await followRecord({ deps, mode, now, by }, id);
  if (hasEnded(status)) await deps.db.tenant(tenant, (tx) => endInquiry(tx, id));
  else if (next === null)
    log.error({ payment: id, status }, 'the acquirer never said what became of a payment');
};
