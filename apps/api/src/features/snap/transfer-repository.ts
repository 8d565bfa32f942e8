import type { SnapTransferStatus } from '@dasbor/domain/snap';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type SnapTransferRow = {
  merchant_id: string;
  id: string;
  partner_reference: string;
  external_id: string;
  client_id: string;
  bank_code: string;
  account_number: string;
  account_name: string;
  amount: string;
  status: SnapTransferStatus;
  failure_code: string | null;
  bank_reference: string | null;
  created_at: string;
};

type Made =
  | 'partner_reference'
  | 'external_id'
  | 'client_id'
  | 'bank_code'
  | 'account_number'
  | 'account_name';
export type NewSnapTransfer = Pick<SnapTransferRow, 'id' | Made> & { amount: number };

/** Returns false if the merchant has a transfer with that number. A concurrent second call waits here and finds the first. */
export const insertSnapTransfer = async (tx: Tx, row: NewSnapTransfer, now: Date): Promise<boolean> => {
  const added = await tx.run(sql`
    insert into snap_transfer (merchant_id, mode, id, partner_reference, external_id, client_id, bank_code,
                               account_number, account_name, amount, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.partner_reference},
            ${row.external_id}, ${row.client_id}, ${row.bank_code}, ${row.account_number}, ${row.account_name},
            ${row.amount}, ${now})
    on conflict (merchant_id, mode, partner_reference) do nothing`);
  return added === 1;
};

export type Wanted = {
  clientId: string;
  id: string | undefined;
  partnerReference: string | undefined;
  externalId: string | undefined;
};

/** By all given numbers, which must belong to the same transfer. */
export const findSnapTransfer = (
  tx: Tx,
  { clientId, id = null, partnerReference = null, externalId = null }: Nullable<Wanted>,
): Promise<SnapTransferRow | undefined> =>
  tx.maybe<SnapTransferRow>(sql`
    select * from snap_transfer
     where (${id}::text is null or id = ${id})
       and (${partnerReference}::text is null or partner_reference = ${partnerReference})
       and (${externalId}::text is null or (external_id = ${externalId} and client_id = ${clientId}))
     order by created_at desc limit 1`);

type Nullable<T> = { [K in keyof T]: T[K] extends string ? string : string | null | undefined };

type Ended = { id: string; failure: string | null; bankReference: string | null; now: Date };

/** Undefined if it had already ended. */
export const endSnapTransfer = (
  tx: Tx,
  { id, failure, bankReference, now }: Ended,
): Promise<SnapTransferRow | undefined> =>
  tx.maybe<SnapTransferRow>(sql`
    update snap_transfer
       set status = ${failure === null ? 'done' : 'failed'}, failure_code = ${failure}, bank_reference = ${bankReference},
           completed_at = ${now}
     where id = ${id} and status = 'processing'
    returning *`);
