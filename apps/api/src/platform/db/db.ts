import type { Mode } from '../mode.ts';
import type { Tx } from './tx.ts';

export type TenantContext = {
  merchantId: string;
  mode: Mode;
  actorId?: string | undefined;
  requestId?: string | undefined;
};

/**
 * The only way to the database. Each call is one transaction: committed when `work` answers, rolled back when it throws.
 * Asking for a second one inside `work` throws on both databases, because on PGlite it would hang for ever.
 */
export type Db = {
  /** Role dasbor_app: rows of another merchant or mode do not exist. */
  tenant: <T>(context: TenantContext, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Role dasbor_auth: people, sign-ins and one-time codes; it sees no table of merchant data. */
  signIn: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Role dasbor_system: relay, seeds and jobs across merchants. */
  system: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};
