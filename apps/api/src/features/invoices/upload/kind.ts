import type { WantedInvoice } from '@dasbor/domain/invoices';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { readClockAhead } from '../../../platform/merchant/standing.ts';
import { defineUploadKind } from '../../uploads/public.ts';
import type { MadeRecord } from '../../uploads/public.ts';
import { makeInvoices } from '../make.ts';
import { takenNumbers } from '../repository.ts';

/** Files of invoices: rows with one number are one invoice. They are issued at once, and nothing is mailed. */
export const INVOICE_UPLOAD = defineUploadKind<WantedInvoice>({
  name: 'invoices',
  topic: 'invoice.upload_updated',
  noun: 'invoice',
  make: async (making, uploadId, records) => {
    const { tx, mode, session } = making;
    await lockNumbers(tx);
    const taken = await takenNumbers(
      tx,
      records.flatMap(({ value }) => value.number ?? []),
    );
    const refused: MadeRecord[] = [];
    const free = records.filter(({ row, value: { number } }) => {
      if (number === undefined || !taken.has(number.toLowerCase())) return true;
      refused.push({ row, code: 'DPAY_INVOICE_NUMBER_TAKEN', params: {} });
      return false;
    });
    if (free.length === 0) return refused;
    const ids = await makeInvoices(
      { ...making, session: { ...session, mode, ...(await readClockAhead(tx)) } },
      free.map(({ row, value }) => ({ wanted: value, upload_id: uploadId, upload_row: row })),
    );
    const made = free.map(({ row, value }, index) => ({
      row,
      id: ids[index] as string,
      amount: value.total_amount,
    }));
    return [...made, ...refused];
  },
  result: {
    header: 'invoice_url',
    texts: async (tx, uploadId) => {
      const rows = await tx.rows<{ row: number; url: string }>(sql`
        select upload_row as row, page_url as url from invoice where upload_id = ${uploadId}`);
      return new Map(rows.map(({ row, url }) => [row, url]));
    },
  },
});

/** Two files with the same numbers wait for each other, so that the second one finds the invoices of the first. */
const lockNumbers = async (tx: Tx): Promise<void> => {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'numbers of files', current_setting('app.merchant_id'), current_setting('app.mode')), 0))`);
};
