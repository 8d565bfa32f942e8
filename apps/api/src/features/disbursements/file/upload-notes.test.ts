import { xlsxOf as xlsxByHand } from '@dasbor/spreadsheet/testing';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../../testing/app.ts';
import type { TestApp, Tokens } from '../../../testing/app.ts';
import { HEADER } from '../testing/files.ts';

let app: TestApp;
let owner: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"disbursement": true}'`),
  );
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());

const PAYOUT = ['Siti Aminah', 'BCA', '8422647002', '150000'];
const upload = (payload: Buffer, headers: Record<string, string>) =>
  app.ask('POST', '/dashboard/disbursement-files?name=gaji.xlsx', { token: owner.live, payload, headers });

test.each([
  [
    'id',
    'Hanya lembar “Satu” yang dibaca. Tidak dibaca: “Dua”.',
    '1 baris yang disembunyikan di spreadsheet dibayar seperti yang lain.',
  ],
  ['en', 'Only sheet “Satu” was read. Not read: “Dua”.', 'Hidden rows in the spreadsheet are also paid: 1.'],
])(
  'an upload reports that only one sheet was read and that hidden rows are included: %s',
  async (language, sheets, hidden) => {
    const cells = (values: readonly string[]) =>
      values.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
    const file = xlsxByHand({
      rows: `<row>${cells(HEADER)}</row><row>${cells(PAYOUT)}</row><row hidden="1">${cells(PAYOUT)}</row>`,
      workbook:
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>' +
        '<sheet name="Satu" r:id="s1"/><sheet name="Dua" r:id="s2"/></sheets></workbook>',
      more: [{ name: 'xl/worksheets/sheet2.xml', content: '<worksheet><sheetData/></worksheet>' }],
    });

    const reply = await upload(file, { 'accept-language': language });
    expect(reply.json<{ data: { rows: number; notes: object[] } }>().data).toMatchObject({
      rows: 2,
      notes: [
        { code: 'OTHER_SHEETS', message: sheets },
        { code: 'HIDDEN_ROWS', message: hidden, params: { many: 1 } },
      ],
    });
  },
);

test('an upload names hidden columns that are included', async () => {
  const cells = (values: readonly string[]) =>
    values.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const cols = '<cols><col min="3" max="3" hidden="1"/><col min="9" max="9" hidden="1"/></cols>';
  const rows = `<row>${cells(HEADER)}</row><row>${cells(PAYOUT)}</row>`;
  const file = xlsxByHand({ sheet: `<worksheet>${cols}<sheetData>${rows}</sheetData></worksheet>` });

  const reply = await upload(file, { 'accept-language': 'en' });

  expect(reply.json<{ data: { notes: object[] } }>().data.notes).toEqual([
    {
      code: 'HIDDEN_COLUMNS',
      message: 'Hidden columns in the spreadsheet are also used: C.',
      params: { many: 1, columns: 'C' },
    },
  ]);
});
