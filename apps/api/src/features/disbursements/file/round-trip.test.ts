import { xlsxOf as xlsxByHand } from '@dasbor/spreadsheet/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { csvOf, HEADER } from '../testing/files.ts';
import { batchOf, forgetFiles, itemOf, setStand } from '../testing/stand.ts';

const stand = setStand();
beforeEach(() => forgetFiles(stand));

const FORMATS = ['General', '"1"#,##0', '0%', '#,##0," rb"', ';;;', String.raw`dd\-mm\-yyyy`];
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (value: string, style = 0): string => `<c s="${style}"><v>${value}</v></c>`;
const rowOf = (account: string, amount: string): string =>
  `<row>${text('Siti Aminah')}${text('bca')}${text(account)}${amount}${text('Gaji')}</row>`;

const fileOf = (rows: string, merged = ''): Buffer => {
  const header = `<row>${[...HEADER, 'notes'].map(text).join('')}</row>`;
  const merges = merged && `<mergeCells><mergeCell ref="${merged}"/></mergeCells>`;
  return xlsxByHand({
    sheet: `<worksheet><sheetData>${header}${rows}</sheetData>${merges}</worksheet>`,
    formats: FORMATS.map((code) => code.replaceAll('"', '&quot;')),
  });
};

type Note = { code: string; message: string };

const made = async (file: Buffer, edits: object[] = []) => {
  await forgetFiles(stand);
  const reply = await stand.call('POST', 'disbursement-files?name=gaji.xlsx', { payload: file });
  const { id: file_id, notes } = reply.json<{ data: { id: string; notes: Note[] } }>().data;
  const { id } = batchOf(
    await stand.call('POST', 'disbursements', { payload: { name: 'Gaji', file_id, edits } }),
  );
  return { id, notes, items: await stand.items(id) };
};

/** Downloads the file from the server and uploads it again. */
const again = async (id: string) => {
  const { rawPayload } = await stand.app.live.inject({
    method: 'GET',
    url: `/dashboard/disbursements/${id}/error-file`,
    headers: { authorization: `Bearer ${stand.maker.live}` },
  });
  return made(rawPayload);
};

/** Issues of the cells, not of other batches. */
const codes = ({ items }: Awaited<ReturnType<typeof made>>): string[] =>
  items.map(({ issues }) =>
    issues.flatMap(({ code }) => (code.startsWith('DUPLICATE') ? [] : [code])).join(' '),
  );

describe('an amount that is displayed differently', () => {
  // The last one is a date format, in which 15000000 is displayed as ########.
  test.each([1, 2, 3, 4, 5])('stays rejected in the downloaded file: format %i', async (style) => {
    const first = await made(fileOf(rowOf('8422647010', number('15000000', style))));
    const second = await again(first.id);

    expect([codes(first), codes(second)]).toEqual([['CELL_SHOWN_OTHERWISE'], ['FORMULA']]);
    expect(second.items[0]).toMatchObject({ status: 'invalid', amount: null });
  });

  test('stays rejected if another cell of its row was typed, and is accepted once it was typed itself', async () => {
    const file = fileOf(rowOf('8422647010', number('150000', 1)));
    const noted = await made(file, [{ row: 2, cells: { notes: 'Bonus' } }]);
    const typed = await made(file, [{ row: 2, cells: { amount: '150000' } }]);

    expect(codes(await again(noted.id))).toEqual(['FORMULA']);
    expect(codes(await again(typed.id))).toEqual(['']);
  });
});

test('an integer that Java wrote is paid as displayed, also in the downloaded file', async () => {
  const cells = `${text('Siti Aminah')}${text('bca')}${number('8.42264701E9')}${number('1.5E7')}`;
  const first = await made(fileOf(`<row>${cells}${text('Gaji')}</row>`));
  const second = await again(first.id);

  expect([codes(first), codes(second)]).toEqual([[''], ['']]);
  for (const { items } of [first, second])
    expect(items).toMatchObject([{ account_number: '8422647010', amount: 15_000_000 }]);
});

test('accounts and phones get no extra digit if a program wrote them with a decimal', async () => {
  const file = csvOf([
    [...HEADER, 'phone_number'],
    ['Siti Aminah', 'bca', '8422647010.0', '775000', ''],
    ['Siti Aminah', 'gopay', '81234567890.0', '50000', '81234567890.0'],
  ]);

  expect(codes(await made(file))).toEqual(['ACCOUNT_NUMBER_INVALID', 'ACCOUNT_NUMBER_INVALID PHONE_INVALID']);
});

test('a date is not accepted as account, amount or name, also in the downloaded file', async () => {
  const date = number('49222', 5);
  const cells = `${date}${text('bca')}${date}${date}${date}`;
  const first = await made(fileOf(`<row>${cells}</row>`));
  const second = await again(first.id);

  for (const batch of [first, second]) {
    expect(codes(batch)).toEqual(['CELL_IS_DATE CELL_IS_DATE CELL_IS_DATE']);
    expect(batch.items).toMatchObject([{ status: 'invalid', cells: { notes: '2034-10-05' } }]);
  }
});

describe('under merged cells', () => {
  const two = rowOf('8422647010', number('150000')) + rowOf('8422647012', number('175000'));

  test.each([
    ['D2:D3', ['', 'CELL_UNDER_MERGE'], ['', 'FORMULA']],
    ['C2:C3', ['', 'CELL_UNDER_MERGE'], ['', 'FORMULA']],
    ['C2:D2', ['CELL_UNDER_MERGE', ''], ['FORMULA', '']],
  ])('hidden values in %s are never paid, also after a download', async (merged, first, second) => {
    const batch = await made(fileOf(two, merged));

    expect(codes(batch)).toEqual(first);
    expect(batch.notes).toMatchObject([
      { code: 'MERGED_CELLS', message: expect.stringContaining(`: ${merged}.`) },
    ]);
    expect(codes(await again(batch.id))).toEqual(second);
  });

  test('empty cells are reported as well', async () => {
    const { notes } = await made(
      fileOf(rowOf('8422647010', number('150000')) + rowOf('8422647012', ''), 'D2:D3'),
    );

    expect(notes).toMatchObject([{ code: 'MERGED_CELLS', params: { many: 1, ranges: 'D2:D3' } }]);
  });
});

test('an amount whose decimals moved into the notes of a csv gets a warning until it is typed', async () => {
  const batch = await made(
    csvOf([
      [...HEADER, 'notes'],
      ['Siti Aminah', 'bca', '8422647014', '25.000', '75'],
    ]),
  );
  const [item] = batch.items;

  expect(item).toMatchObject({ amount: 25_000, notes: '75' });
  expect(codes(batch)).toEqual(['AMOUNT_BESIDE_DIGITS']);
  expect(batch.items[0]?.issues[0]?.level).toBe('warning');
  const typed = await stand.call('PATCH', `disbursement-items/${item?.id}`, {
    payload: { amount: '25.000' },
  });
  expect(itemOf(typed).issues).toEqual([]);
});
