import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { makeWorkers } from '../../../platform/work/workers.ts';
import type { Workers } from '../../../platform/work/workers.ts';
import { mailNotice } from '../notices/mail.ts';
import { EVENT_COLUMNS, makeChain, START } from './chain.ts';
import type { Chain, Place, Seal, SealedEvent } from './chain.ts';

export type SealParts = {
  db: Db;
  clock: Clock;
  log: Logger;
  /** The key of the chains. The database has it only in sealed form. */
  auditKey: Uint8Array;
  dashboardUrl: string;
  wake: () => void;
};

// Any number that no other advisory lock uses.
const SEAL_LOCK = 7_203_116;
export const SEAL_BATCH = 500;

type Waiting = SealedEvent & { is_news: boolean };
type Last = Place & { hash: string };

/**
 * Gives each committed event its place in the chain of its merchant, and mails the people who must know of it, in the same transaction: once
 * for each event. Writers of events never wait for it. Safe to run on several servers at once.
 */
export const makeSealer = (parts: SealParts): Workers => {
  const { db, log, wake } = parts;
  const chain = makeChain(parts.auditKey);
  // Sealing on from a place that this server did not write would hide the change.
  const broken = new Set<string>();

  const step = async (): Promise<number> => {
    const { sealed, mailed } = await db.system(
      async (tx) => {
        await tx.run(sql`select pg_advisory_xact_lock(${SEAL_LOCK}::bigint)`);
        const waiting = await selectWaiting(tx, [...broken]);
        if (waiting.length === 0) return { sealed: 0, mailed: 0 };
        const { lasts, refused } = await readLasts(tx, chain, [...new Set(waiting.map(chainOf))]);
        for (const merchantId of refused) {
          broken.add(merchantId);
          log.error({ merchantId }, 'the last seal of this merchant was changed: run npm run audit:check');
        }
        const events = waiting.filter((event) => !broken.has(chainOf(event)));
        await insertSeals(tx, chain, lasts, events, parts.clock.now());
        let mailed = 0;
        for (const event of events)
          if (event.is_news) mailed += await mailNotice(tx, event, parts.clock.now(), parts.dashboardUrl);
        return { sealed: waiting.length, mailed };
      },
      // A crash loses the whole step, and the next one does it again.
      { mayBeLost: true },
    );
    if (mailed > 0) wake();
    return sealed;
  };
  return makeWorkers({
    job: 'seals',
    step,
    most: SEAL_BATCH,
    parallel: 1,
    onError: (error) => log.error({ err: error }, 'audit events could not be sealed'),
  });
};

/** The chain that an event belongs to; events of no merchant have one chain. */
const chainOf = ({ merchant_id: merchantId }: SealedEvent): string => merchantId ?? '';

const selectWaiting = (tx: Tx, without: readonly string[]): Promise<Waiting[]> =>
  tx.rows(sql`
    select ${EVENT_COLUMNS}, w.is_news from audit_waiting w join audit_event e on e.id = w.event_id
     where coalesce(e.merchant_id, '') <> all(${without}::text[])
       and not exists (select from audit_seal s where s.event_id = e.id)
     order by e.id limit ${SEAL_BATCH}`);

/** The last place of each chain. It is refused without its proof, or if places come after it. */
const readLasts = async (tx: Tx, chain: Chain, merchantIds: readonly string[]) => {
  const rows = await tx.rows<{
    id: string;
    seq: string;
    hash: string | null;
    proof: string | null;
    more: boolean;
  }>(sql`
    select m.id, coalesce(c.seq, 0) as seq, c.chain_hash as hash, c.proof,
           exists (select from audit_seal s where s.merchant_id = m.id and s.seq > coalesce(c.seq, 0)) as more
      from unnest(${merchantIds}::text[]) as m (id) left join audit_chain c on c.merchant_id = m.id`);
  const lasts = new Map<string, Last>();
  const refused: string[] = [];
  for (const { id: merchantId, seq, hash, proof, more } of rows) {
    const last = { merchantId, seq: Number(seq), hash: hash ?? START };
    const isProven = proof === null ? hash === null : proof === chain.proof(last);
    if (isProven && !more) lasts.set(merchantId, last);
    else refused.push(merchantId);
  }
  return { lasts, refused };
};

const insertSeals = async (
  tx: Tx,
  chain: Chain,
  lasts: Map<string, Last>,
  events: readonly SealedEvent[],
  now: Date,
): Promise<void> => {
  // As `instant` writes it.
  const sealedAt = now.toISOString().replace('Z', '000Z');
  const rows = events.map((event) => {
    const merchantId = chainOf(event);
    const { seq, hash: before } = lasts.get(merchantId) ?? { seq: 0, hash: START };
    const seal: Seal = {
      merchantId,
      seq: seq + 1,
      eventId: event.id,
      eventHash: chain.eventHash(event),
      sealedAt,
    };
    const hash = chain.chainHash(before, seal);
    lasts.set(merchantId, { merchantId, seq: seal.seq, hash });
    return {
      merchant_id: merchantId,
      seq: seal.seq,
      event_id: seal.eventId,
      event_hash: seal.eventHash,
      chain_hash: hash,
      sealed_at: sealedAt,
    };
  });
  await tx.run(sql`
    insert into audit_seal (merchant_id, seq, event_id, event_hash, chain_hash, sealed_at)
    select merchant_id, seq, event_id, event_hash, chain_hash, sealed_at
      from json_populate_recordset(null::audit_seal, ${JSON.stringify(rows)}::json)`);
  const touched = new Set(rows.map((row) => row.merchant_id));
  const heads = [...lasts.values()]
    .filter(({ merchantId }) => touched.has(merchantId))
    .map((last) => ({
      merchant_id: last.merchantId,
      seq: last.seq,
      chain_hash: last.hash,
      proof: chain.proof(last),
    }));
  await tx.run(sql`
    insert into audit_chain (merchant_id, seq, chain_hash, proof)
    select merchant_id, seq, chain_hash, proof from json_populate_recordset(null::audit_chain, ${JSON.stringify(heads)}::json)
    on conflict (merchant_id) do update set seq = excluded.seq, chain_hash = excluded.chain_hash, proof = excluded.proof`);
  await tx.run(sql`
    delete from audit_waiting where event_id = any(${events.map(({ id }) => id)}::bigint[])`);
};
