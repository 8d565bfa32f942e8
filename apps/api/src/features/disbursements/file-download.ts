import { PAYOUT_COLUMNS } from '@dasbor/domain/disbursements';
import { writeXlsx } from '@dasbor/spreadsheet';
import type { WriteColumn } from '@dasbor/spreadsheet';
import sql from 'sql-template-tag';
import { afterwards, problem } from '../../spec/handlers.ts';
import type { FileAnswer, Handler } from '../../spec/handlers.ts';
import type { Language } from '../../platform/problems.ts';
import type { RowNow } from './file-errors.ts';
import { writeErrors } from './file-reader.ts';
import { findFileOf } from './file-repository.ts';
import { errorWords, ISSUE_WORDS } from './file-words.ts';
import { selectItems } from './item-repository.ts';
import { toCells, toItem } from './item-rows.ts';
import type { ItemRow } from './item-rows.ts';
import { findDisbursement } from './repository.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;
const HEADER = 'error';

/** To be mended in a spreadsheet, and uploaded again. */
export const getDisbursementErrorFile: Handler<'getDisbursementErrorFile'> = async ({
  params,
  tx,
  session,
  language,
}) => {
  const batch = await findDisbursement(tx, params.id);
  if (!batch) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  // It holds every number whole.
  if (session.masksPersonalData) return problem('DPAY_FORBIDDEN', { permission: 'disbursement.create' });
  const items = await selectItems(tx, sql`disbursement_id = ${batch.id}`, sql`order by row`);
  const file = await findFileOf(tx, batch.id);
  const name = (batch.file_name ?? batch.name).replace(/\.(xlsx|xlsm|xls|csv|txt)$/i, '').slice(0, 200);
  const answer = (format: keyof typeof TYPES, bytes: Uint8Array): FileAnswer => ({
    kind: 'file',
    contentType: TYPES[format],
    name: `${name}-${HEADER}.${format}`,
    bytes,
  });
  return afterwards(async () => {
    if (!file) return answer('xlsx', await ofRows(items, language));
    const bytes = await writeErrors({ bytes: file.bytes, rows: rowsNow(items, language), header: HEADER });
    return bytes === 'busy' ? problem('DPAY_SERVICE_UNAVAILABLE') : answer(file.format, bytes);
  });
};

const errorsOf = (item: ItemRow, language: Language): string =>
  errorWords(toItem(item, [], false).issues, language);

const rowsNow = (items: readonly ItemRow[], language: Language): Map<number, RowNow> =>
  new Map(
    items.map((item) => {
      const error = errorsOf(item, language);
      const changed = item.original_cells !== null;
      return [item.row, { ...(changed && { cells: toCells(item.cells) }), ...(error !== '' && { error }) }];
    }),
  );

/** Of a batch that a program made: our template with its rows. */
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
