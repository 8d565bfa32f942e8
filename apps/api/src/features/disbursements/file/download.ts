import { PAYOUT_COLUMNS } from '@dasbor/domain/disbursements';
import { writeXlsx } from '@dasbor/spreadsheet';
import type { WriteColumn } from '@dasbor/spreadsheet';
import sql, { empty } from 'sql-template-tag';
import { afterwards, problem } from '../../../spec/handlers.ts';
import type { FileAnswer, Handler } from '../../../spec/handlers.ts';
import type { Language } from '../../../platform/problems.ts';
import { asSeenBy } from '../batch/other-batches.ts';
import type { RowNow } from '../../../platform/files/error-file.ts';
import { writeErrors } from './reader.ts';
import { findFileOf } from './repository.ts';
import { errorWords, FAILURE_WORDS, ISSUE_WORDS } from './words.ts';
import { selectItems } from '../items/repository.ts';
import { toCells, toItem } from '../items/rows.ts';
import type { ItemRow } from '../items/rows.ts';
import { findDisbursement } from '../batch/repository.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;
const HEADER = 'error';

/** For fixing in a spreadsheet and uploading again. */
export const getDisbursementErrorFile: Handler<'getDisbursementErrorFile'> = async ({
  params,
  query,
  tx,
  session,
  language,
}) => {
  const batch = await findDisbursement(tx, params.id);
  if (!batch) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  // The file contains full account numbers.
  if (session.masksPersonalData) return problem('DPAY_FORBIDDEN', { permission: 'disbursement.create' });
  const isReturned = query.rows === 'returned';
  const found = await selectItems(
    tx,
    sql`disbursement_id = ${batch.id} ${isReturned ? RETURNED : empty}`,
    sql`order by row`,
  );
  const items = found.map((item) => asSeenBy(session, item));
  const file = await findFileOf(tx, batch.id);
  const name = (batch.file_name ?? batch.name).replace(/\.(xlsx|xlsm|xls|csv|txt)$/i, '').slice(0, 200);
  const answer = (format: keyof typeof TYPES, bytes: Uint8Array): FileAnswer => ({
    kind: 'file',
    contentType: TYPES[format],
    name: `${name}-${isReturned ? query.rows : HEADER}.${format}`,
    bytes,
  });
  return afterwards(async () => {
    if (isReturned) return answer('xlsx', await ofRows(items.map(notArrived), language));
    if (!file) return answer('xlsx', await ofRows(items, language));
    const bytes = await writeErrors({ bytes: file.bytes, rows: rowsNow(items, language), header: HEADER });
    return bytes === 'busy' ? problem('DPAY_SERVICE_UNAVAILABLE') : answer(file.format, bytes);
  });
};

/** The file as uploaded. */
export const getDisbursementFile: Handler<'getDisbursementFile'> = async ({ params, tx, session }) => {
  const batch = await findDisbursement(tx, params.id);
  if (!batch) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  if (session.masksPersonalData) return problem('DPAY_FORBIDDEN', { permission: 'disbursement.create' });
  const file = await findFileOf(tx, batch.id);
  if (!file) return problem('DPAY_DISBURSEMENT_FILE_NOT_FOUND');
  return {
    kind: 'file',
    contentType: TYPES[file.format],
    name: batch.file_name ?? `${batch.name}.${file.format}`,
    bytes: file.bytes,
  };
};

// Excludes what can be retried as it is: doing both would pay twice.
const RETURNED = sql`and status in ('failed', 'partially_success') and not retriggerable`;

/** The part of the payout that has not arrived. */
const notArrived = (item: ItemRow): ItemRow => {
  const text = String(Number(item.amount) - Number(item.paid_amount));
  return { ...item, cells: { ...item.cells, amount: { kind: 'text', text } } };
};

const errorsOf = (item: ItemRow, language: Language): string => {
  const { failure_code: failure } = item;
  if (failure) return FAILURE_WORDS[language][failure] ?? failure;
  return errorWords(toItem(item, [], false).issues, language);
};

const rowsNow = (items: readonly ItemRow[], language: Language): Map<number, RowNow> =>
  new Map(
    items.map((item) => {
      const error = errorsOf(item, language);
      return [item.row, { cells: typedCells(item), ...(error !== '' && { error }) }];
    }),
  );

/** Cells that differ from the file or were typed. Other cells stay as in the file, which has more than their text. */
const typedCells = ({ cells, original_cells: original }: ItemRow): Record<string, string> => {
  const typed = Object.entries(cells).filter(([field, cell]) => {
    const before = original?.[field];
    return original && (cell?.text !== before?.text || cell?.kind !== before?.kind);
  });
  return toCells(Object.fromEntries(typed));
};

/** For a batch created through the API: our template with its rows. */
const ofRows = async (items: readonly ItemRow[], language: Language): Promise<Uint8Array> => {
  const columns = PAYOUT_COLUMNS.map(({ field }): WriteColumn => ({
    header: ISSUE_WORDS[language].field[field] ?? field,
    kind: field === 'account_number' || field === 'phone_number' ? 'digits' : 'text',
    width: 24,
  }));
  const rows = items.map((item) => {
    const cells: Partial<Record<string, string>> = toCells(item.cells);
    return [...PAYOUT_COLUMNS.map(({ field }) => cells[field] ?? ''), errorsOf(item, language)];
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of writeXlsx([...columns, { header: HEADER, width: 60 }], rows)) pieces.push(piece);
  return Buffer.concat(pieces);
};
