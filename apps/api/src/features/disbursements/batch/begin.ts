import { randomBytes } from 'node:crypto';
import { bankFinder, decideBatchSize, duplicatesIn, otherNamesIn } from '@dasbor/domain/disbursements';
import type { DisbursementProblemCode } from '@dasbor/domain/disbursements';
import type { Row } from '@dasbor/domain/sheets';
import { err, newId, ok, rupiah } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Ids } from '../../../platform/ids.ts';
import { tellScreens, tellWebhooks } from './announce.ts';
import { withOtherName } from './duplicates.ts';
import { holdReturns } from '../returns/hold.ts';
import type { Held, Returning } from '../returns/hold.ts';
import { refreshOtherBatches } from './other-batches.ts';
import { insertItems } from '../items/repository.ts';
import type { NewItem } from '../items/repository.ts';
import { PAYOUT_BANKS } from '../items/banks.ts';
import { keptCells, readRow } from '../items/read-row.ts';
import { findDisbursement, insertDisbursement } from './repository.ts';
import type { DisbursementRow, Maker, Returns } from './rows.ts';

export type WrittenRow = {
  /** The row number in the spreadsheet, or counted from 1. Unique within a batch. */
  row: number;
  cells: Row;
  /** The row as in the file, if it was edited before the batch was created. */
  original?: Row | undefined;
};

export type NewBatch = {
  /** The holder of the balance that pays it. */
  holder: LedgerHolder;
  name: string;
  description: string | null;
  source: 'file' | 'rows';
  fileName: string | null;
  /** The hash of the file, if it was created from one. */
  content: string | null;
  maker: Maker;
  /** The payments that rows return. */
  returns?: Returns;
  rows: readonly WrittenRow[];
};

type Begun =
  | Result<DisbursementRow, DisbursementProblemCode | 'DPAY_DISBURSEMENT_FILE_IN_DRAFT'>
  | Extract<Held, { ok: false }>;

/** Creates a draft from rows of any source. Each row is checked and stored, and then its bank is asked. */
export const beginBatch = async (
  { tx, now, ids }: { tx: Tx; now: Date; ids: Ids },
  { holder, name, description, source, fileName, content, maker, returns = {}, rows }: NewBatch,
): Promise<Begun> => {
  const size = decideBatchSize({ payouts: rows.length, transfers: 0 });
  if (!size.ok) return size;
  const id = ids.next('disbursement', now);
  const row = { id, holder, name, description, source, file_name: fileName, content, maker, returns, now };
  if (!(await insertDisbursement(tx, row))) return err('DPAY_DISBURSEMENT_FILE_IN_DRAFT');
  const items = readAll(id, rows, now);
  const held = await holdReturns(tx, { holder }, returningOf(items, returns));
  if (!held.ok) return held;
  await insertItems(tx, withDuplicates(items), now);
  await refreshOtherBatches(tx, id, { now });
  const batch = (await findDisbursement(tx, id)) as DisbursementRow;
  await tellScreens(tx, batch);
  // With no bank to ask, the validation is already complete.
  if (batch.items_need_validation === 0) {
    await tellWebhooks({ tx, now, ids }, 'disbursement.validation_completed', batch);
  }
  return ok(batch);
};

export const readAll = (
  batchId: string,
  rows: readonly WrittenRow[],
  now: Date,
): Omit<NewItem, 'duplicate_row'>[] => {
  const findBank = bankFinder(PAYOUT_BANKS);
  const random = randomBytes(rows.length * RANDOM_BYTES);
  return rows.map(({ row, cells, original }, index) => {
    const id = newId('disbursement_item', now, idBytes(row, random.subarray(index * RANDOM_BYTES)));
    return {
      ...readRow(id, cells, findBank),
      id,
      disbursement_id: batchId,
      row,
      original_cells: original ? keptCells(original) : null,
    };
  });
};

/** What new rows return of payments. */
export const returningOf = (
  items: readonly Pick<NewItem, 'row' | 'amount'>[],
  returns: Returns,
): Returning[] =>
  items.flatMap(({ row, amount }) => {
    const paymentId = returns[row];
    return paymentId === undefined ? [] : [{ paymentId, amount: amount ?? 0 }];
  });

const RANDOM_BYTES = 7;

/** Items with the same timestamp are sorted by row number. */
const idBytes = (row: number, random: Buffer): Uint8Array => {
  const bytes = Buffer.alloc(10);
  bytes.writeUIntBE(row, 0, 3);
  random.copy(bytes, 3, 0, RANDOM_BYTES);
  return bytes;
};

const withDuplicates = (items: readonly Omit<NewItem, 'duplicate_row'>[]): NewItem[] => {
  const paid = items.flatMap(({ row, account_owner_name, bank_code, account_number, amount, parts }) =>
    parts === null ||
    account_owner_name === null ||
    bank_code === null ||
    account_number === null ||
    amount === null
      ? []
      : [[row, { account_owner_name, bank_code, account_number, amount: rupiah(amount) }] as const],
  );
  const duplicates = duplicatesIn(paid);
  const others = otherNamesIn(paid);
  return items.map((item) => ({
    ...item,
    issues: withOtherName(item.issues, others.get(item.row)),
    duplicate_row: duplicates.get(item.row) ?? null,
  }));
};
