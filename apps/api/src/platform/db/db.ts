import type { UserStatus } from '@dasbor/domain/users';
import type { MigrationClient } from './schema/applied.ts';
import type { Mode } from '../merchant/mode.ts';
import type { EnteredKey, KeyEntry } from './enter-api-key.ts';
import type { Tx } from './tx.ts';

export type TenantContext = {
  merchantId: string;
  mode: Mode;
  actorId?: string | undefined;
  requestId?: string | undefined;
};

export type SessionEntry = { sessionId: string; mode: Mode; requestId: string; readOnly: boolean };

/** The result of `enter_session`: the caller's current permissions. */
export type EnteredSession = {
  user_id: string;
  merchant_id: string;
  email: string;
  name: string;
  user_status: UserStatus;
  role_id: number;
  role_name: string;
  /** Comma-separated. */
  permissions: string;
  masks_personal_data: boolean;
  feature_config: Record<string, unknown>;
  is_suspended: boolean;
  clock_ahead_ms: number;
  sandbox_only: boolean;
  revoked: boolean;
  expires_at: string;
  /** Of the role as which the sign-in views the dashboard; null if it does not. */
  viewed_role_id: number | null;
  viewed_role_name: string | null;
  viewed_permissions: string | null;
  viewed_masks: boolean | null;
  /** The merchant requires a second step and the person has none. */
  needs_two_step: boolean;
};

/** `waiting` counts transactions that wait for a connection. */
export type Connections = { most: number; open: number; idle: number; waiting: number };

/** A read-only entry may call this twice, so it must only read. */
export type SessionWork<T> = (tx: Tx, entered: EnteredSession | undefined) => Promise<T>;

/**
 * The only access to the database. Each call is one transaction: it commits when `work` returns and rolls back when it throws. A nested
 * call throws on both databases, because on PGlite it would deadlock.
 */
export type Db = {
  /** Role dasbor_app: row-level security hides the rows of other merchants and modes. */
  tenant: <T>(context: TenantContext, work: (tx: Tx) => Promise<T> | T) => Promise<T>;
  /** For the door: enters the session's tenant and reads its permissions in one round trip. */
  session: <T>(entry: SessionEntry, work: SessionWork<T>) => Promise<T>;
  /** For the door: enters the tenant of an API key. The door decides whether the key is admitted. */
  key: <T>(entry: KeyEntry, work: (tx: Tx, entered: EnteredKey | undefined) => Promise<T>) => Promise<T>;
  /** Role dasbor_auth: users, sessions, one-time codes and keys, but no merchant data. */
  signIn: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Role dasbor_system: relay, seeds and jobs across merchants. With `mayBeLost` the commit does not wait for the disk; use it only for
   * work that is repeated if a crash loses it.
   */
  system: <T>(work: (tx: Tx) => Promise<T>, options?: { mayBeLost?: boolean }) => Promise<T>;
  /**
   * The owner of the tables, for statements that cannot run in a transaction. On PostgreSQL it has a connection of its own. `concurrently` says
   * whether others may work at the same time.
   */
  owner: <T>(work: (client: MigrationClient, facts: { concurrently: boolean }) => Promise<T>) => Promise<T>;
  /** Calls back when another instance notifies the channel. Returns a function that stops listening. */
  listen: (channel: string, heard: () => void) => Promise<() => Promise<void>>;
  /** The use of the connections of this process; undefined on the embedded database, which has one. */
  connections: () => Connections | undefined;
  /** Rejects if the database does not respond. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};
