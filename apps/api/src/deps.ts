import type { Clock } from './platform/clock.ts';
import type { Cursors } from './platform/list/cursor.ts';
import type { Passwords } from './platform/auth/passwords.ts';
import type { Presence } from './platform/auth/presence.ts';
import type { SnapTokens } from './platform/auth/snap-tokens.ts';
import type { Tokens } from './platform/auth/tokens.ts';
import type { Db } from './platform/db/db.ts';
import type { EventHub } from './platform/work/event-hub.ts';
import type { Ids } from './platform/ids.ts';
import type { Outgoing } from './platform/outgoing/post.ts';
import type { SettingsOf } from './platform/merchant/settings.ts';
import type { RequestLog } from './platform/request-log/recorder.ts';
import type { Vault } from './platform/vault.ts';
import type { PayPages } from './rails/acquirer/pay-pages.ts';
import type { AcquirerRail } from './rails/acquirer/port.ts';
import type { BankRail } from './rails/bank/port.ts';

/** What the application is built from; a test replaces any of it. */
export type Deps = {
  db: Db;
  clock: Clock;
  ids: Ids;
  cursors: Cursors;
  passwords: Passwords;
  tokens: Tokens;
  presence: Presence;
  snapTokens: SnapTokens;
  vault: Vault;
  acquirer: AcquirerRail;
  bank: BankRail;
  /** Of calls by key. */
  requestLog: RequestLog;
  /** Of the simulated acquirer, where customers are sent to. */
  payPages: PayPages;
  /** Calls to the addresses that merchants give us. */
  outgoing: Outgoing;
  events: EventHub;
  /** What configuration says about single merchants. */
  merchants: SettingsOf;
  /** Where people open the dashboard; links in mails begin with it. */
  dashboardUrl: string;
  /** Something was committed that others wait for: events to relay, mail to send. Returns at once. */
  wake: () => void;
};
