import type { Clock } from './platform/clock.ts';
import type { Cursors } from './platform/list/cursor.ts';
import type { Evenly } from './platform/auth/evenly.ts';
import type { Passwords } from './platform/auth/passwords.ts';
import type { Presence } from './platform/auth/presence.ts';
import type { SnapTokens } from './platform/auth/snap-tokens.ts';
import type { Tokens } from './platform/auth/tokens.ts';
import type { Db } from './platform/db/db.ts';
import type { EventHub } from './platform/work/event-hub.ts';
import type { Ids } from './platform/ids.ts';
import type { Limit } from './platform/limits/limits.ts';
import type { Mode } from './platform/merchant/mode.ts';
import type { Outgoing } from './platform/outgoing/post.ts';
import type { SettingsOf } from './platform/merchant/settings.ts';
import type { RequestLog } from './platform/request-log/recorder.ts';
import type { Vault } from './platform/vault.ts';
import type { PayPages } from './rails/acquirer/pay-pages.ts';
import type { SimulatedRail } from './rails/acquirer/port.ts';
import type { BankRail } from './rails/bank/port.ts';
import type { LeakedPasswords } from './rails/leaked-passwords/port.ts';
import type { Reviewer } from './rails/reviewer/port.ts';
import type { Storage } from './rails/storage/port.ts';

/** The dependencies of the application; tests replace any of them. */
export type Deps = {
  db: Db;
  clock: Clock;
  ids: Ids;
  cursors: Cursors;
  passwords: Passwords;
  /** For answers that must not tell whether an address is known. */
  evenly: Evenly;
  leakedPasswords: LeakedPasswords;
  tokens: Tokens;
  presence: Presence;
  snapTokens: SnapTokens;
  vault: Vault;
  acquirer: SimulatedRail;
  bank: BankRail;
  /** Decides about new accounts. */
  reviewer: Reviewer;
  storage: Storage;
  /** The log of calls by key. */
  requestLog: RequestLog;
  /** Pages of the simulated acquirer for customers. */
  payPages: PayPages;
  /** The client for addresses given by merchants. */
  outgoing: Outgoing;
  events: EventHub;
  /** The configured settings of single merchants. */
  merchants: SettingsOf;
  /** The base URL of the dashboard, used for links in mails. */
  dashboardUrl: string;
  /** The base URLs of the pages for customers, used for their links. */
  checkoutUrls: Readonly<Record<Mode, string>>;
  /** Limits the calls by one link of a customer. */
  linkCalls: Limit;
  /** Call it after a commit that others wait for: events to relay or mail to send. Returns at once. */
  wake: () => void;
};
