import type { WantedInvoice } from '@dasbor/domain/invoices';
import sql from 'sql-template-tag';
import { readClockAhead } from '../../../platform/merchant/standing.ts';
import { defineUploadKind } from '../../uploads/public.ts';
import type { MadeRecord } from '../../uploads/public.ts';
import { makeInvoices } from '../make.ts';
import { numbersFor, takenNumbers } from '../numbers.ts';

/** Files of invoices: rows with one number are one invoice. They are issued at once, and nothing is mailed. */
export const INVOICE_UPLOAD = defineUploadKind<WantedInvoice>({
  name: 'invoices',
  topic: 'invoice.upload_updated',
  noun: 'invoice',
  make: async (making, uploadId, records) => {
    const { tx, mode, session } = making;
    const numbers = await numbersFor(
      tx,
      'invoice',
      records.map(({ row, value: { number = null, start_date } }) => ({
        id: String(row),
        number,
        start_date,
      })),
    );
    const taken = await takenNumbers(
      tx,
      'invoice',
      records.flatMap(({ value }) => value.number ?? []),
    );
    const refused: MadeRecord[] = [];
    const free = records.filter(({ row, value: { number } }) => {
      if (number === undefined || !taken.has(number)) return true;
      refused.push({ row, code: 'DPAY_INVOICE_NUMBER_TAKEN', params: {} });
      return false;
    });
    if (free.length === 0) return refused;
    const ids = await makeInvoices(
      { ...making, session: { ...session, mode, ...(await readClockAhead(tx)) } },
      free.map(({ row, value }) => ({
        wanted: { ...value, number: numbers.get(String(row)) },
        upload_id: uploadId,
        upload_row: row,
      })),
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
