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

/** What `enter_session` answers: the caller's rights at this moment. */
export type EnteredSession = {
  user_id: string;
  merchant_id: string;
  email: string;
  name: string;
  user_status: 'invited' | 'active' | 'disabled';
  role_id: number;
  role_name: string;
  /** Joined by commas. */
  permissions: string;
  masks_personal_data: boolean;
  feature_config: Record<string, unknown>;
  is_suspended: boolean;
  clock_ahead_ms: number;
  sandbox_only: boolean;
  revoked: boolean;
  expires_at: string;
};

/** Of a read-only entry it may be called twice, so it does nothing but read. */
export type SessionWork<T> = (tx: Tx, entered: EnteredSession | undefined) => Promise<T>;

/**
 * The only way to the database. Each call is one transaction: committed when `work` answers, rolled back when it throws.
 * Asking for a second one inside `work` throws on both databases, because on PGlite it would hang for ever.
 */
export type Db = {
  /** Role dasbor_app: rows of another merchant or mode do not exist. */
  tenant: <T>(context: TenantContext, work: (tx: Tx) => Promise<T> | T) => Promise<T>;
  /** The door's way in: enters the session's tenant and reads its rights in one round trip. */
  session: <T>(entry: SessionEntry, work: SessionWork<T>) => Promise<T>;
  /** The same for a merchant's server: enters the tenant of its key. Whether the key may come in is the door's to say. */
  key: <T>(entry: KeyEntry, work: (tx: Tx, entered: EnteredKey | undefined) => Promise<T>) => Promise<T>;
  /** Role dasbor_auth: people, sign-ins and one-time codes, keys; it sees no table of merchant data. */
  signIn: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Role dasbor_system: relay, seeds and jobs across merchants. `mayBeLost` waits for no disk: for work that is done once more when a
   * crash of the database forgets it.
   */
  system: <T>(work: (tx: Tx) => Promise<T>, options?: { mayBeLost?: boolean }) => Promise<T>;
  /** Calls back whenever another copy of the server notified the channel; answers how to stop. */
  listen: (channel: string, heard: () => void) => Promise<() => Promise<void>>;
  /** Whether the database answers now. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};
