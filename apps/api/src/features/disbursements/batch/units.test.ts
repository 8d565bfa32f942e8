import { PAYOUT_FORM } from '@dasbor/domain/disbursements';
import { readHeader } from '@dasbor/domain/sheets';
import { openSpreadsheet } from '@dasbor/spreadsheet';
import { xlsxOf } from '@dasbor/spreadsheet/testing';
import { expect, it } from 'vitest';

const isAmountByTitle = (unit: string): boolean =>
  readHeader(PAYOUT_FORM, [{ text: `Jumlah (${unit})` }]).places.amount === 0;

const isAmountByFormat = async (unit: string): Promise<boolean> => {
  const file = xlsxOf({
    rows: '<row><c s="0"><v>150000</v></c></row>',
    formats: [`#,##0&quot; ${unit}&quot;`],
  });
  for await (const { rows } of (await openSpreadsheet(file)).rows())
    return rows[0]?.cells[0]?.kind === 'number';
  return false;
};

// The domain and the spreadsheet package do not know each other, so this test compares them.
it.each([
  ...['Rp', 'Rp.', 'rp', 'IDR', 'Rupiah'].map((unit) => [unit, true] as const),
  ...['USD', 'US Dollar', '$', 'ribu', 'ribuan', 'rb', 'juta', 'jt', 'K', '%', '‰', 'Rp ribu', 'Rp000'].map(
    (unit) => [unit, false] as const,
  ),
])('%s has the same unit in the title of an amount and in its format', async (unit, isRupiah) => {
  expect([isAmountByTitle(unit), await isAmountByFormat(unit)]).toEqual([isRupiah, isRupiah]);
});
