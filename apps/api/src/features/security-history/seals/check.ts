import sql from 'sql-template-tag';
import type { Db } from '../../../platform/db/db.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { EVENT_COLUMNS, instant, makeChain, START } from './chain.ts';
import type { Chain, Seal, SealedEvent } from './chain.ts';

/** The last place of a chain, as a check printed it earlier. Keep it outside the database. */
export type KeptPlace = { merchantId: string; seq: number; hash: string };

export type Break =
  | 'event_changed'
  | 'event_removed'
  | 'event_inserted'
  | 'reordered'
  | 'seal_changed'
  | 'seal_removed'
  | 'cut_off'
  | 'last_changed'
  | 'rolled_back';

export type ChainFault = {
  merchantId: string;
  found: Break;
  /** The place in the chain; null for an event without a place. */
  seq: number | null;
  eventId: string | null;
};

export type ChainReport = {
  events: number;
  /** Events that the sealer has not met yet: those of the last seconds, if a server runs. */
  waiting: number;
  /** The first break of each chain. */
  faults: ChainFault[];
  /** The last place of each chain without a break. */
  lasts: KeptPlace[];
};

const PAGE = 5000;

/** Reads all chains: for `npm run audit:check` and a nightly check, never for a request. Servers may run. */
export const checkChains = (
  db: Db,
  auditKey: Uint8Array,
  kept: readonly KeptPlace[] = [],
): Promise<ChainReport> => {
  const chain = makeChain(auditKey);
  return db.system(async (tx) => {
    const report: ChainReport = { events: 0, waiting: 0, faults: [], lasts: [] };
    for (const merchantId of await chainsOf(tx, kept)) {
      const keptPlaces = new Map(
        kept.filter((one) => one.merchantId === merchantId).map(({ seq, hash }) => [seq, hash]),
      );
      const walked = await walk(tx, chain, { merchantId, keptPlaces });
      report.events += walked.events;
      if ('fault' in walked) report.faults.push({ merchantId, ...walked.fault });
      else if (walked.last) report.lasts.push({ merchantId, ...walked.last });
    }
    report.faults.push(...(await unplaced(tx)));
    report.waiting = await countWaiting(tx);
    return report;
  });
};

const chainsOf = async (tx: Tx, kept: readonly KeptPlace[]): Promise<string[]> => {
  const rows = await tx.rows<{ id: string }>(sql`
    select merchant_id as id from audit_chain union select merchant_id from audit_seal
    union select unnest(${kept.map(({ merchantId }) => merchantId)}::text[]) order by 1`);
  return rows.map(({ id }) => id);
};

type SealRow = Omit<Seal, 'merchantId'> & { hash: string; event: SealedEvent | null };
type Fault = Omit<ChainFault, 'merchantId'>;
type Walked = { events: number } & ({ fault: Fault } | { last: { seq: number; hash: string } | undefined });
type Asked = { merchantId: string; keptPlaces: ReadonlyMap<number, string> };

/** Follows one chain from its first place, and stops at the first break. */
const walk = async (tx: Tx, chain: Chain, { merchantId, keptPlaces }: Asked): Promise<Walked> => {
  let [seq, hash] = [0, START];
  const until = (fault: Fault): Walked => ({ events: seq, fault });
  for (;;) {
    const page = await readPage(tx, merchantId, seq);
    for (const [index, row] of page.entries()) {
      const next = seq + 1;
      const at = { seq: next, eventId: row.eventId };
      if (row.seq !== next) return until({ ...at, eventId: null, found: 'seal_removed' });
      if (chain.chainHash(hash, { merchantId, ...row }) !== row.hash) {
        const isMoved = page
          .slice(index + 1)
          .some((later) => chain.chainHash(hash, { merchantId, ...later, seq: next }) === later.hash);
        return until({ ...at, found: isMoved ? 'reordered' : 'seal_changed' });
      }
      if (row.event === null) return until({ ...at, found: 'event_removed' });
      if (chain.eventHash(row.event) !== row.eventHash) return until({ ...at, found: 'event_changed' });
      if (keptPlaces.has(next) && keptPlaces.get(next) !== row.hash)
        return until({ ...at, found: 'rolled_back' });
      [seq, hash] = [next, row.hash];
    }
    if (page.length < PAGE) break;
  }
  const end = { seq: seq + 1, eventId: null };
  const last = await tx.maybe<{ seq: string; hash: string; proof: string }>(sql`
    select seq, chain_hash as hash, proof from audit_chain where merchant_id = ${merchantId}`);
  if (last) {
    const lastSeq = Number(last.seq);
    if (chain.proof({ merchantId, seq: lastSeq, hash: last.hash }) !== last.proof || lastSeq < seq)
      return until({ ...end, found: 'last_changed' });
    // A sealer may have gone on since the last page; then the new places are there.
    if (lastSeq > seq && !(await hasPlace(tx, merchantId, seq + 1)))
      return until({ ...end, found: 'cut_off' });
  } else if (seq > 0) return until({ ...end, found: 'last_changed' });
  if (Math.max(0, ...keptPlaces.keys()) > seq) return until({ ...end, found: 'rolled_back' });
  return { events: seq, last: seq > 0 ? { seq, hash } : undefined };
};

type PageRow = {
  seq: string;
  event_id: string;
  event_hash: string;
  chain_hash: string;
  sealed_at: string;
  has_event: boolean;
} & SealedEvent;

const readPage = async (tx: Tx, merchantId: string, after: number): Promise<SealRow[]> => {
  const rows = await tx.rows<PageRow>(sql`
    select s.seq, s.event_id, s.event_hash, s.chain_hash, ${instant('s.sealed_at')} as sealed_at,
           e.id is not null as has_event, ${EVENT_COLUMNS}
      from audit_seal s left join audit_event e on e.id = s.event_id
     where s.merchant_id = ${merchantId} and s.seq > ${after} order by s.seq limit ${PAGE}`);
  return rows.map((row) => ({
    seq: Number(row.seq),
    eventId: row.event_id,
    eventHash: row.event_hash,
    hash: row.chain_hash,
    sealedAt: row.sealed_at,
    event: row.has_event ? row : null,
  }));
};

const hasPlace = async (tx: Tx, merchantId: string, seq: number): Promise<boolean> =>
  (await tx.maybe(sql`select from audit_seal where merchant_id = ${merchantId} and seq = ${seq}`)) !==
  undefined;

/** An event that is neither sealed nor queued was not written by a server. A queued event that is missing was removed. */
const unplaced = async (tx: Tx): Promise<ChainFault[]> => {
  const inserted = await tx.rows<{ merchant_id: string; id: string }>(sql`
    select coalesce(e.merchant_id, '') as merchant_id, e.id from audit_event e
     where not exists (select from audit_seal s where s.event_id = e.id)
       and not exists (select from audit_waiting w where w.event_id = e.id) order by e.id limit 20`);
  const removed = await tx.rows<{ merchant_id: string; id: string }>(sql`
    select coalesce(w.merchant_id, '') as merchant_id, w.event_id as id from audit_waiting w
     where not exists (select from audit_event e where e.id = w.event_id) order by w.event_id limit 20`);
  const fault =
    (found: Break) =>
    ({ merchant_id: merchantId, id: eventId }: { merchant_id: string; id: string }): ChainFault => ({
      merchantId,
      found,
      seq: null,
      eventId,
    });
  return [...inserted.map(fault('event_inserted')), ...removed.map(fault('event_removed'))];
};

const countWaiting = async (tx: Tx): Promise<number> => {
  const { waiting } = await tx.one<{ waiting: string }>(sql`
    select count(*) as waiting from audit_waiting w
     where not exists (select from audit_seal s where s.event_id = w.event_id)`);
  return Number(waiting);
};
