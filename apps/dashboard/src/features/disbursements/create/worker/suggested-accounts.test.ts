import type { Payout, PayoutBank } from '@dasbor/domain/disbursements';
import { xlsxOf } from '@dasbor/spreadsheet/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRows } from '../../../../shared/intake/doctor/read-rows.ts';
import { type GridRow, rowsWith } from '../../../../shared/intake/rows/grid.ts';
import { createBanks } from '../../testing/create/scenarios.ts';
import { intake } from '../../testing/create/grids.ts';

/** The text each format shows for a whole number. Null if it is not an account. */
const FORMATS: readonly (readonly [code: string, shown: (digits: string) => string | null])[] = [
  ['General', (digits) => digits],
  ['@', (digits) => digits],
  ['#,##0', (digits) => digits],
  ['0000000000', (digits) => digits.padStart(10, '0')],
  ['000-000-0000', (digits) => digits.padStart(10, '0')],
  [String.raw`dd\-mm\-yyyy`, () => null],
  ['h:mm', () => null],
  ['0%', () => null],
  ['#,##0,', () => null],
  ['"1"0', () => null],
  [';;;', () => null],
];

const digits = fc.oneof(fc.stringMatching(/^[1-9]\d{4,17}$/), fc.constantFrom('49222', '8422647001'));
const WRITINGS: readonly ((digits: string) => string)[] = [
  (one) => one,
  (one) => `${one}.0`,
  (one) => Number(one).toExponential(),
];
const grouped = digits.map((one) => one.replaceAll(/(\d{3})(?=\d)/g, '$1-'));
const written = fc.oneof(
  digits,
  grouped,
  digits.map((one) => `00${one}`),
  fc.constant('05-10-2034'),
);
const isFormula = fc.constantFrom('', '<f>A1</f>');
/** A cell, its displayed text, and whether it is stored as a number and so may have lost digits. */
const anyCell = fc.oneof(
  fc
    .tuple(digits, fc.constantFrom(...WRITINGS), fc.constantFrom(...FORMATS.keys()), isFormula)
    .map(([one, stored, style, formula]) => ({
      xml: `<c s="${style}">${formula}<v>${stored(one)}</v></c>`,
      shown: FORMATS[style]?.[1](one) ?? null,
      isNumber: true,
    })),
  fc.tuple(written, isFormula).map(([value, formula]) => ({
    xml: `<c t="str">${formula}<v>${value}</v></c>`,
    shown: value === '05-10-2034' ? null : value,
    isNumber: false,
  })),
);
const bank = fc.constantFrom<PayoutBank>(...createBanks.filter(({ type }) => type !== 'ewallet'));
const anyRow = fc.tuple(anyCell, bank);

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

it('suggests only accounts with all the digits that the sheet shows', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { minLength: 40, maxLength: 40 }),
      fc.boolean(),
      async (all, isMerged) => {
        const header = ['Nama', 'Bank', 'Rekening', 'Nominal'].map(text).join('');
        const rows = all.map(
          ([cell, { code }]) => `<row>${text('Siti')}${text(code)}${cell.xml}${text('50000')}</row>`,
        );
        const merges = isMerged ? '<mergeCells><mergeCell ref="C1:C90"/></mergeCells>' : '';
        const bytes = xlsxOf({
          sheet: `<worksheet><sheetData><row>${header}</row>${rows.join('')}</sheetData>${merges}</worksheet>`,
          formats: FORMATS.map(([code]) => code.replaceAll('"', '&quot;')),
        });
        for (const row of await readAll(bytes)) {
          const [cell, { account_length_min: least }] = all[row.number - 2] as (typeof all)[number];
          for (const suggestion of suggestionsOf(row)) {
            expect(suggestion).toBe(cell.shown?.replaceAll(/\D/g, ''));
            if (cell.isNumber) {
              expect(suggestion.length).toBeGreaterThanOrEqual(least ?? 0);
              expect(suggestion.replace(/^0+/, '').length).toBeLessThanOrEqual(15);
            }
            taken += 1;
          }
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(taken).toBeGreaterThan(100);
});

const suggestionsOf = ({ issues, cells }: GridRow): readonly string[] =>
  issues
    .filter(({ field }) => field === 'account_number')
    .flatMap((issue) => intake.suggest(issue, cells) ?? []);

const readAll = async (bytes: Uint8Array) => {
  const handed: GridRow<Payout>[] = [];
  const result = await readRows(new File([new Uint8Array(bytes)], 'gaji.xlsx'), intake, (portion) =>
    handed.push(...portion),
  );
  if (!result.ok) throw new Error(result.problem.code);
  return rowsWith(handed, result.facts.covered);
};
