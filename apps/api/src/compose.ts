import type { Logger } from 'pino';
import type { SnapAcquirerSettings, SnapBankSettings } from './config-snap.ts';
import type { Deps } from './deps.ts';
import { isSessionInUse, noteCall, notePairArrived } from './features/auth/public.ts';
import type { Passwords } from './platform/auth/passwords.ts';
import { makeEvenly } from './platform/auth/evenly.ts';
import { makePresence } from './platform/auth/presence.ts';
import { makeSnapTokens } from './platform/auth/snap-tokens.ts';
import { derived, makeTokens } from './platform/auth/tokens.ts';
import type { Clock } from './platform/clock.ts';
import { makeCursors } from './platform/list/cursor.ts';
import type { Db } from './platform/db/db.ts';
import { makeEventHub } from './platform/work/event-hub.ts';
import { mapKeys } from './platform/keys/keys.ts';
import { makeIds } from './platform/ids.ts';
import { makeLimit } from './platform/limits/limits.ts';
import type { SettingsOf } from './platform/merchant/settings.ts';
import type { Mode } from './platform/merchant/mode.ts';
import type { Outgoing } from './platform/outgoing/post.ts';
import { makeRequestLog } from './platform/request-log/recorder.ts';
import { makePayPages } from './rails/acquirer/pay-pages.ts';
import { simulatedAcquirer } from './rails/acquirer/simulated.ts';
import { simulatedBank } from './rails/bank/simulated.ts';
import { acquirerOf, bankOf } from './real-rails.ts';
import type { LeakedPasswords } from './rails/leaked-passwords/port.ts';
import type { Reviewer } from './rails/reviewer/port.ts';
import { simulatedReviewer } from './rails/reviewer/simulated.ts';
import type { Storage } from './rails/storage/port.ts';
import type { Secrets } from './secrets.ts';

export type Parts = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  passwords: Passwords;
  leakedPasswords: LeakedPasswords;
  outgoing: Outgoing;
  /** Without it, the simulated one, which decides by plan. */
  reviewer?: Reviewer;
  /** Real partners of live mode; without them, simulated ones. */
  snapBank?: SnapBankSettings | undefined;
  snapAcquirer?: SnapAcquirerSettings | undefined;
  storage: Storage;
  merchants: SettingsOf;
  log: Logger;
  dashboardUrl: string;
  /** The public URLs of the two hosts. */
  apiUrls: Readonly<Record<Mode, string>>;
  /** The time step of answers that must not tell whether an address is known. Tests use 0. */
  evenMs?: number;
  wake: () => void;
};

const EVEN_MS = 100;
// Enough for a page that follows its transfer.
const LINK_CALLS = { most: 60, perSeconds: 60 };

/** Creates the shared parts of a process, used by both hosts. */
export const composeDeps = ({
  db,
  clock,
  secrets,
  passwords,
  leakedPasswords,
  outgoing,
  reviewer = simulatedReviewer,
  snapBank,
  snapAcquirer,
  storage,
  merchants,
  log,
  dashboardUrl,
  apiUrls,
  evenMs = EVEN_MS,
  wake,
}: Parts): Deps => {
  const { signing, kept, vault } = secrets;
  const signingFor = (use: string) => mapKeys(signing, (secret) => derived(secret, use));
  const payPages = makePayPages(signingFor('pay page'), apiUrls);
  return {
    db,
    clock,
    ids: makeIds(clock),
    cursors: makeCursors(signingFor('cursor')),
    passwords,
    evenly: makeEvenly(evenMs),
    leakedPasswords,
    tokens: makeTokens({ secrets: signing, fingerprintKey: kept.fingerprint }, clock, (pair) =>
      db.signIn((tx) => notePairArrived(tx, pair, clock.now())),
    ),
    presence: makePresence(clock, {
      note: (id, now) => db.signIn((tx) => noteCall(tx, id, now)),
      look: (id, now) => db.signIn((tx) => isSessionInUse(tx, id, now)),
    }),
    snapTokens: makeSnapTokens(signing, clock),
    vault,
    acquirer: acquirerOf(simulatedAcquirer(payPages), snapAcquirer, { clock, log }),
    bank: bankOf(simulatedBank({ db, clock }), snapBank, { clock, log }),
    payPages,
    requestLog: makeRequestLog(db, log),
    outgoing,
    reviewer,
    storage,
    events: makeEventHub(db),
    merchants,
    dashboardUrl,
    checkoutUrls: { live: `${apiUrls.live}/pay`, sandbox: `${apiUrls.sandbox}/pay` },
    linkCalls: makeLimit(LINK_CALLS, clock),
    wake,
  };
};
