import type { ExportFailure } from '@dasbor/domain/exports';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { outbox } from '../../platform/work/outbox.ts';

/** A file that one worker makes. Every change names the claim: a worker that lost it changes nothing. */
export type Claimed = { merchantId: string; mode: Mode; id: string; claim: string; tries: number };

/** Renewed with each chunk, which takes far less. */
const CLAIM_MS = 60_000;
const TOPIC = 'export.updated';

const tell = (tx: Tx, { id }: Claimed, status: 'making' | 'completed' | 'failed'): Promise<void> =>
  outbox.add(tx, { topic: TOPIC, aggregate: id, payload: { status } });

/** Claims the file that waited longest, or whose worker died. */
export const claimNext = (tx: Tx, claim: string, now: Date): Promise<Claimed | undefined> =>
  tx.maybe<Claimed>(sql`
    update export_file set status = 'making', claim = ${claim}, tries = tries + 1, rows_written = 0, sums = '{}',
           claimed_until = ${new Date(now.getTime() + CLAIM_MS)}
     where (merchant_id, mode, id) = (
       select merchant_id, mode, id from export_file
        where status in ('waiting', 'making') and (claimed_until is null or claimed_until <= ${now}) and expires_at > ${now}
        order by created_at limit 1 for update skip locked)
    returning merchant_id as "merchantId", mode, id, claim, tries`);

/** False if the claim was lost. */
export const renew = async (tx: Tx, claimed: Claimed, rows: number, now: Date): Promise<boolean> => {
  const { id, claim } = claimed;
  const renewed = await tx.run(sql`
    update export_file set claimed_until = ${new Date(now.getTime() + CLAIM_MS)}, rows_written = ${rows}
     where id = ${id} and claim = ${claim}`);
  if (renewed > 0) await tell(tx, claimed, 'making');
  return renewed > 0;
};

export const release = async (tx: Tx, { id, claim }: Claimed, notBefore: Date): Promise<void> => {
  await tx.run(sql`
    update export_file set status = 'waiting', claim = null, claimed_until = ${notBefore}, rows_written = 0
     where id = ${id} and claim = ${claim}`);
};

/** Counts again before the next try. */
export const expectRows = async (tx: Tx, { id, claim }: Claimed, rows: number): Promise<void> => {
  await tx.run(sql`update export_file set rows_expected = ${rows} where id = ${id} and claim = ${claim}`);
};

type Made = { rows: number; sums: Record<string, string>; size: number; sha256: string; now: Date };

/** False if the claim was lost. */
export const complete = async (tx: Tx, claimed: Claimed, made: Made): Promise<boolean> => {
  const { id, claim } = claimed;
  const completed = await tx.run(sql`
    update export_file
       set status = 'completed', claim = null, claimed_until = null, rows_written = ${made.rows}, sums = ${JSON.stringify(made.sums)}::jsonb,
           size = ${made.size}::bigint, sha256 = ${made.sha256}, completed_at = ${made.now}
     where id = ${id} and claim = ${claim}`);
  if (completed > 0) await tell(tx, claimed, 'completed');
  return completed > 0;
};

/** False if the claim was lost. */
export const fail = async (tx: Tx, claimed: Claimed, why: ExportFailure, now: Date): Promise<boolean> => {
  const { id, claim } = claimed;
  const failed = await tx.run(sql`
    update export_file
       set status = 'failed', failure = ${why}, claim = null, claimed_until = null, rows_written = 0, sums = '{}', completed_at = ${now}
     where id = ${id} and claim = ${claim}`);
  if (failed > 0) await tell(tx, claimed, 'failed');
  return failed > 0;
};
