import { readFileSync } from 'node:fs';
import { ISSUES, PAYOUT_COLUMNS } from '@dasbor/domain/disbursements';
import { openSpreadsheet } from '@dasbor/spreadsheet';
import { beforeEach, describe, expect, test } from 'vitest';
import { csvOf, HEADER, xlsxOf } from '../testing/files.ts';
import { errorWords, FAILURE_WORDS, ISSUE_WORDS } from './words.ts';
import { anItem, batchOf, codeOf, forgetFiles, setStand } from '../testing/stand.ts';

const stand = setStand();
beforeEach(() => forgetFiles(stand));

const RIGHT = ['Siti Aminah', 'BCA', '8422647010', '50000', 'x'];
const NO_BANK = ['Budi', 'BAC', '0012345678', '60.000', 'tetap'];
const NOTED = [...HEADER, 'apa saja'];

const made = async (file: Buffer, name: string, edits: object[] = []) => {
  const uploaded = await stand.call('POST', `disbursement-files?name=${name}`, { payload: file });
  const file_id = uploaded.json<{ data: { id: string } }>().data.id;
  return batchOf(
    await stand.call('POST', 'disbursements', { payload: { name: 'Gaji/November', file_id, edits } }),
  );
};

/** Reads the file again: the text of each non-empty row. */
const download = async (id: string, language = 'id') => {
  const { statusCode, headers, rawPayload } = await stand.app.live.inject({
    method: 'GET',
    url: `/dashboard/disbursements/${id}/error-file`,
    headers: { authorization: `Bearer ${stand.maker.live}`, 'accept-language': language },
  });
  const sheet = await openSpreadsheet(new Uint8Array(rawPayload));
  const rows: [number, ...(string | undefined)[]][] = [];
  for await (const chunk of sheet.rows())
    for (const { number, cells } of chunk.rows) rows.push([number, ...cells.map((cell) => cell?.text)]);
  return { status: statusCode, headers, format: sheet.format, rows };
};

describe('the file of a batch', () => {
  test.each([
    ['csv', 'text/csv', async () => csvOf([NOTED, RIGHT, NO_BANK])],
    [
      'xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      () => xlsxOf([NOTED, RIGHT, NO_BANK]),
    ],
  ])('is returned as the uploaded %s, with the errors of each row', async (format, type, make) => {
    const { id } = await made(await make(), `gaji.${format}`);

    const file = await download(id);

    expect(file).toMatchObject({ status: 200, format });
    expect(file.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="gaji-error.${format}"; filename*=UTF-8''gaji-error.${format}`,
    });
    expect(file.rows[0]).toEqual([1, ...NOTED, 'error']);
    expect(file.rows[1]?.slice(0, 6)).toEqual([2, ...RIGHT]);
    expect(file.rows[2]).toEqual([3, ...NO_BANK, 'Bank: Bank “BAC” tidak dikenal.']);
  });

  test('contains typed values and omits removed rows', async () => {
    const edits = [
      { row: 2, removed: true },
      { row: 3, cells: { bank_code: 'BNIX', amount: '70000' } },
    ];
    const { id } = await made(csvOf([NOTED, RIGHT, NO_BANK]), 'gaji.csv', edits);

    const { rows } = await download(id, 'en');

    expect(
      rows
        .find(([number]) => number === 2)
        ?.slice(1)
        .join(''),
    ).toBe('');
    expect(rows.at(-1)).toEqual([
      3,
      'Budi',
      'BNIX',
      '0012345678',
      '70000',
      'tetap',
      'Bank: Bank “BNIX” not found.',
    ]);
  });

  test('can be uploaded again unchanged', async () => {
    const { id } = await made(csvOf([NOTED, RIGHT, NO_BANK]), 'gaji.csv');
    const { rawPayload } = await stand.app.live.inject({
      method: 'GET',
      url: `/dashboard/disbursements/${id}/error-file`,
      headers: { authorization: `Bearer ${stand.maker.live}` },
    });

    const again = await made(rawPayload, 'gaji-error.csv');

    expect(again.counts.total).toBe(2);
  });
});

describe('of rows without a file', () => {
  test('is our template with the rows', async () => {
    const batch = batchOf(await stand.create([anItem({ amount: '1,5', notes: '=1+1' })]));

    const { rows, format } = await download(batch.id);

    expect(format).toBe('xlsx');
    expect(rows).toEqual([
      [1, ...PAYOUT_COLUMNS.map(({ field }) => ISSUE_WORDS.id.field[field]), 'error'],
      [
        2,
        'Siti Aminah',
        'bca',
        '8422647010',
        '1,5',
        undefined,
        undefined,
        '=1+1',
        'Nominal: Tulis tanpa desimal: rupiah selalu bulat.',
      ],
    ]);
  });
});

test('is not available to another merchant', async () => {
  const batch = batchOf(await stand.create([anItem()]));
  const by = await stand.app.signIn('owner@b.test');

  expect(codeOf(await stand.call('GET', `disbursements/${batch.id}/error-file`, { by }))).toBe(
    'DPAY_DISBURSEMENT_NOT_FOUND',
  );
});

test.each([
  ['../../etc/passwd.csv', 'passwd-error.csv'],
  ['gaji\u202Exslx.csv', 'gajixslx-error.csv'],
  ['a"; filename="b.csv', 'a_; filename=_b-error.csv'],
  ['naïve ünï.csv', 'naïve ünï-error.csv'],
])('a file uploaded as %j is stored and sent under a safe name', async (name, want) => {
  const file = csvOf([HEADER, ['Siti', 'BCA', 'x', '50000']]);
  const uploaded = await stand.call('POST', `disbursement-files?name=${encodeURIComponent(name)}`, {
    payload: file,
  });
  const { id: file_id, name: kept } = uploaded.json<{ data: { id: string; name: string } }>().data;
  const batch = batchOf(await stand.create([], { payload: { name: 'Gaji', file_id } }));
  expect([kept, batch.file_name]).toEqual([want.replace('-error', ''), want.replace('-error', '')]);

  const { headers } = await stand.call('GET', `disbursements/${batch.id}/error-file`);
  const header = String(headers['content-disposition']);
  const [, plain = '', encoded = ''] =
    /^attachment; filename="([\w. -]+)"; filename\*=UTF-8''([\w.%!~-]+)$/.exec(header) ?? [];
  expect(decodeURIComponent(encoded)).toBe(want);
  expect(encoded).not.toMatch(/%2f|%5c|%22|%0[ad]|%e2%80/i);
  expect(plain).toHaveLength(want.length);
});

describe('the words of an issue', () => {
  test.each(['id', 'en'] as const)('match the dashboard, and every issue has some: %s', (language) => {
    const shown = new URL(
      `../../../../../dashboard/src/shared/payout-issues/locales/${language}.json`,
      import.meta.url,
    );

    const { field, issue, note, unknown } = JSON.parse(readFileSync(shown, 'utf8'));
    expect(ISSUE_WORDS[language]).toEqual({ field, issue, note, unknown });
    expect(Object.keys(ISSUE_WORDS[language].issue)).toEqual(expect.arrayContaining(Object.keys(ISSUES)));
  });

  test.each(['id', 'en'] as const)('match the dashboard for failures too: %s', (language) => {
    const shown = new URL(
      `../../../../../dashboard/src/shared/payout-failures/locales/${language}.json`,
      import.meta.url,
    );
    const { reason } = JSON.parse(readFileSync(shown, 'utf8')) as {
      reason: Record<string, { title: string; action: string }>;
    };

    expect(FAILURE_WORDS[language]).toEqual(
      Object.fromEntries(
        Object.entries(reason).map(([code, { title, action }]) => [code, `${title}. ${action}`]),
      ),
    );
  });

  test.each([
    ['id', 10, 'Nomor rekening: 8 digit; rekening bank ini biasanya 10 digit.'],
    ['id', 16, 'Nomor rekening: 8 digit; rekening bank ini biasanya 10–16 digit.'],
    ['en', 10, 'Account number: Digits: 8; accounts of this bank usually have 10.'],
  ] as const)('include the single length, if a bank has one: %s, up to %i', (language, most, words) => {
    const params = { digits: 8, least: 10, most };
    const issue = {
      field: 'account_number',
      code: 'ACCOUNT_NUMBER_UNUSUAL',
      level: 'warning',
      params,
    } as const;

    expect(errorWords([issue], language)).toBe(words);
  });

  test('format amounts and days for their reader', () => {
    const issues = [
      { field: 'amount', code: 'AMOUNT_BELOW_LIMIT', level: 'error', params: { minimum: 10_000 } },
      {
        field: 'account_number',
        code: 'DUPLICATE_OF_PAST',
        level: 'warning',
        params: { batch: 'Gaji', date: '2026-11-01' },
      },
      { field: 'notes', code: 'SOMETHING_NEW' as 'REQUIRED', level: 'error' },
    ] as const;

    expect(errorWords([...issues], 'id')).toMatch(
      /^Nominal: Minimal Rp 10\.000\. .*“Gaji” pada 1 Nov 2026\. Catatan: .*SOMETHING_NEW/,
    );
  });
});
