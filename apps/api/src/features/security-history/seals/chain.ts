import { createHmac } from 'node:crypto';
import sql from 'sql-template-tag';

/** All columns of an event. A new column must be added here with a new version of the hash. */
export type SealedEvent = {
  id: string;
  merchant_id: string | null;
  mode: string | null;
  actor_id: string | null;
  action: string;
  target: string | null;
  before_hash: string | null;
  after_hash: string | null;
  ip: string;
  device: string;
  request_id: string;
  /** To the microsecond, as `instant` writes it. */
  at: string;
};

export type Place = { merchantId: string; seq: number };
export type Seal = Place & { eventId: string; eventHash: string; sealedAt: string };

export type Chain = {
  eventHash: (event: SealedEvent) => string;
  /** Covers the place, the event and all places before it. */
  chainHash: (before: string, seal: Seal) => string;
  /** Proves that the sealer wrote the last place of a chain. */
  proof: (last: Place & { hash: string }) => string;
};

/** The hash before the first place of a chain. */
export const START = '';

/** With a key that the database has only in sealed form: nobody who can only write to the database can compute a hash. */
export const makeChain = (key: Uint8Array): Chain => {
  const keyed = (...parts: readonly (string | number | null)[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  return {
    eventHash: (e) =>
      keyed(
        'event',
        e.id,
        e.merchant_id,
        e.mode,
        e.actor_id,
        e.action,
        e.target,
        e.before_hash,
        e.after_hash,
        e.ip,
        e.device,
        e.request_id,
        e.at,
      ),
    chainHash: (before, { merchantId, seq, eventId, eventHash, sealedAt }) =>
      keyed('place', merchantId, seq, before, eventId, eventHash, sealedAt),
    proof: ({ merchantId, seq, hash }) => keyed('last', merchantId, seq, hash),
  };
};

/** The same text on every server and in every time zone. */
const INSTANT = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;
export const instant = (column: string) => sql([`to_char(${column} at time zone 'UTC', ${INSTANT})`]);

export const EVENT_COLUMNS = sql`
  e.id, e.merchant_id, e.mode, e.actor_id, e.action, e.target, e.before_hash, e.after_hash, e.ip, e.device, e.request_id,
  ${instant('e.at')} as at`;
