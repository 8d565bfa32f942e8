import { LINK_COLUMNS, LINK_FORM } from '@dasbor/domain/payment-links';
import { readHeader } from '@dasbor/domain/sheets';
import { describe, expect, it } from 'vitest';
import { readRows } from '../../../shared/intake/doctor/read-rows.ts';
import { templateFile } from '../../../shared/intake/doctor/template.ts';
import { linkFile, MIXED } from '../testing/uploads.ts';
import { linkIntake } from './link-intake.ts';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

describe.each([
  ['id', id],
  ['en', en],
] as const)('the template in %s', (language, { field }) => {
  const titles = LINK_COLUMNS.map(({ field: name }) => ({ text: field[name] }));

  it('has titles that are read as their columns', () => {
    const { places, missing, twice } = readHeader(LINK_FORM, titles);

    expect(Object.entries(places)).toEqual(LINK_COLUMNS.map((column, index) => [column.field, index]));
    expect([...missing, ...twice]).toEqual([]);
  });

  it.each(['xlsx', 'csv'] as const)('is a file of %s without rows', async (format) => {
    const columns = linkIntake().columns.map((column) => ({
      header: field[column.field as keyof typeof field],
      ...column.template,
    }));
    const file = await templateFile({ format, language, columns, sheet: 'Links', more: [] });

    expect(await readRows(file, linkIntake(), () => undefined)).toMatchObject({
      ok: false,
      problem: { code: 'NO_ROWS' },
    });
  });
});

it('a file has the issues of its rows, and those beside another row', async () => {
  const codes: string[] = [];
  const result = await readRows(linkFile(MIXED), linkIntake(), (rows) => {
    for (const { number, issues } of rows) codes.push(...issues.map(({ code }) => `${number} ${code}`));
  });

  expect(codes).toEqual(['3 AMOUNT_HAS_DECIMALS', '5 DPAY_EMAIL_INVALID']);
  expect(result.ok && [...result.facts.related].map(([row, [issue]]) => [row, issue?.code])).toEqual([
    [4, 'REFERENCE_TWICE'],
    [7, 'ROW_TWICE'],
  ]);
});
