import type { Language } from '@dasbor/domain/kernel';
import { findLayout } from '@dasbor/domain/reconciliation';
import { blobOf, openSpreadsheet, writeXlsx } from '@dasbor/spreadsheet';
import { describe, expect, it, vi } from 'vitest';
import { recordsOfSettlement, recordsOfTopUp, recordsOfWithdrawal } from '../api/our-records.ts';
import { reconciliation } from '../testing/scenarios.ts';
import { manyLines, statementFile, STATEMENTS, UNUSABLE } from '../testing/statement-files.ts';
import { answerRequest } from './answer-request.ts';
import { EXCEPTION_COLUMNS, type ExceptionTexts } from './exception-columns.ts';
import type { Answer, Request } from './messages.ts';

const TODAY = '2026-11-21';

const ask = async (request: Request): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  await answerRequest(request, (answer) =>
    answers.push(answer.kind === 'made' ? answer : structuredClone(answer)),
  );
  return answers;
};

const read = async (file: Blob, remembered: Extract<Request, { kind: 'read' }>['remembered'] = []) => {
  const answers = await ask({ kind: 'read', file, today: TODAY, remembered });
  const lines = answers.flatMap((answer) => (answer.kind === 'lines' ? answer.lines : []));
  return { lines, end: answers.at(-1)!, answers };
};

const { listSettlements, listWithdrawals, listTopUps } = reconciliation.records;
const records = [
  ...listSettlements.body.data.flatMap(recordsOfSettlement),
  ...listWithdrawals.body.data.flatMap(recordsOfWithdrawal),
  ...listTopUps.body.data.flatMap(recordsOfTopUp),
];

describe('a statement', () => {
  it.each([
    ['bca', 'BCA', 10],
    ['mandiri', 'Mandiri', 3],
    ['bri', 'BRI', 3],
    ['bni', 'BNI', 3],
  ] as const)('of %s is recognised', async (name, bank, count) => {
    const { lines, end } = await read(statementFile(STATEMENTS[name]));

    expect(end).toMatchObject({ kind: 'statement', facts: { bank, duplicates: [] } });
    expect(lines).toHaveLength(count);
  });

  it('as an xlsx has the same lines', async () => {
    const csv = await openSpreadsheet(statementFile(STATEMENTS.bri));
    const rows: string[][] = [];
    for await (const chunk of csv.rows())
      rows.push(...chunk.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? '')));
    const [titles = [], ...others] = rows;
    const xlsx = await blobOf(
      'xlsx',
      writeXlsx(
        titles.map((header) => ({ header })),
        others,
      ),
    );

    expect((await read(xlsx)).lines).toEqual((await read(statementFile(STATEMENTS.bri))).lines);
  });

  it('in UTF-16 or Windows-1252 is read too', async () => {
    const text = STATEMENTS.mandiri.replace('Biaya Transfer', 'Biaya Café');
    const utf16 = new Blob([Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0))]);
    const latin = new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);

    for (const file of [utf16, latin])
      expect((await read(file)).lines[1]).toMatchObject({ description: 'Biaya Café', amount: 2500 });
  });

  it('of another bank asks for the columns, and does not ask again', async () => {
    const file = statementFile(STATEMENTS.otherBank);
    const { end } = await read(file);
    if (end.kind !== 'columns') throw new Error(end.kind);

    expect(end.preview).toMatchObject({
      titles: ['Hari', 'Info Transaksi', 'Nilai', 'Arah', 'Sisa'],
      samples: [['17-11-26', 'KR OTOMATIS DASBOR', '1.250.000,00', 'K', '2.250.000,00'], {}, {}],
    });
    // What is stored names nothing of the file.
    expect(end.preview.header).not.toContain('Hari');
    const mapping = { date: 0, description: 1, amount: 2, mark: 3 };
    const again = await read(file, [{ header: end.preview.header, mapping }]);
    expect(again.end).toMatchObject({ kind: 'statement', facts: { bank: null } });
    expect(again.lines).toHaveLength(3);
  });

  it('arrives in portions that do not block the page', async () => {
    const { answers } = await read(statementFile(manyLines(1200)));

    expect(answers.filter(({ kind }) => kind === 'lines')).toHaveLength(3);
    expect(answers.find(({ kind }) => kind === 'progress')).toMatchObject({ rows: expect.any(Number) });
  });

  it.each(Object.entries(UNUSABLE))('is refused: %s', async (_, file) => {
    const { end, lines } = await read(file);

    expect(end.kind).toBe('failed');
    expect(lines).toEqual([]);
  });
});

it('makes no request', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');

  const { lines } = await read(statementFile(STATEMENTS.bca));
  await ask({ kind: 'reconcile', lines, records, period: { from: '2026-11-01', to: '2026-11-20' } });

  expect(fetch).not.toHaveBeenCalled();
});

describe('the file of exceptions', () => {
  const texts = {
    sheet: 'Belum cocok',
    columns: Object.fromEntries(EXCEPTION_COLUMNS.map((name) => [name, name])) as ExceptionTexts['columns'],
    groups: { matched: 'cocok', probable: 'mungkin', missing: 'tidak ada', unknown: 'tidak dikenal' },
    kinds: { settlement: 'Settlement', withdrawal: 'Penarikan', top_up: 'Isi saldo' },
    why: {
      REFERENCE: 'referensi',
      UNIQUE: 'satu-satunya',
      SUM_OF_TWO: 'jumlah dua',
      SEVERAL: '# calon',
      DATE_DIFFERS: '# hari',
      AMOUNT_DIFFERS: 'jumlah lain',
    },
    mayFollow: 'mutasi berikutnya',
    rejected: 'bukan',
  };

  const exceptions = async (format: 'xlsx' | 'csv', note: string, language: Language = 'en') => {
    const { lines } = await read(
      statementFile(STATEMENTS.bca.replace('TRSF E-BANKING CR 1911/FTSCY/WS95221', '=HYPERLINK("http://x")')),
    );
    const answers = await ask({
      kind: 'reconcile',
      lines,
      records,
      period: { from: '2026-11-01', to: '2026-11-20' },
    });
    const rows = answers.flatMap((answer) => (answer.kind === 'rows' ? answer.rows : []));
    const probable = rows.find(({ why }) => why?.code === 'DATE_DIFFERS');
    const [made] = await ask({
      kind: 'exceptions',
      format,
      language,
      rows,
      decisions: { [String(probable?.key)]: 'rejected' },
      notes: { 13: note },
      texts,
    });
    if (made?.kind !== 'made') throw new Error(made?.kind);
    const file = await openSpreadsheet(made.file);
    const cells = [];
    for await (const chunk of file.rows()) cells.push(...chunk.rows.map((row) => row.cells));
    return { cells, text: await made.file.text() };
  };

  it.each(['xlsx', 'csv'] as const)(
    'as %s has each transaction and record with its reason and note',
    async (format) => {
      const { cells } = await exceptions(format, 'Tanya bank');
      const texts = cells.map((row) => EXCEPTION_COLUMNS.map((_, n) => row[n]?.text ?? ''));

      expect(texts[0]).toEqual([...EXCEPTION_COLUMNS]);
      expect(texts.filter(([, why]) => why === 'jumlah dua').map((row) => row.slice(4, 12))).toEqual([
        ['750000', '', '10', 'Settlement', 'set_01KAJ800000000000000000306', '2026-11-16', '350000', ''],
        ['', '', '', 'Settlement', 'set_01KAJ800000000000000000305', '2026-11-16', '400000', ''],
      ]);
      expect(texts.filter(([, why]) => why === 'bukan').map(([status]) => status)).toEqual([
        'tidak ada',
        'tidak dikenal',
      ]);
      expect(texts.find(([, , , description]) => description === 'BUNGA')?.[4]).toBe('1234.56');
      expect(texts.find(([, , , , , , row]) => row === '13')?.at(-1)).toBe('Tanya bank');
      expect(texts.some(([status]) => status === 'cocok')).toBe(false);
    },
  );

  it.each<[Language, 'xlsx' | 'csv', string]>([
    ['id', 'csv', '1234,56'],
    ['en', 'csv', '1234.56'],
    ['id', 'xlsx', '1234.56'],
    ['en', 'xlsx', '1234.56'],
  ])('in %s as %s has hundredths as %s', async (language, format, want) => {
    const { cells, text } = await exceptions(format, '', language);

    expect(cells.find((row) => row[3]?.text === 'BUNGA')?.[4]?.text).toBe(want);
    if (format === 'csv') expect(text).toContain(language === 'id' ? ';BUNGA;1234,56;' : ',BUNGA,1234.56,');
  });

  it('computes nothing that a bank or a person wrote', async () => {
    const csv = await exceptions('csv', '=1+1');
    const xlsx = await exceptions('xlsx', '=1+1');

    expect(csv.text).toContain(`"'=HYPERLINK(`);
    expect(csv.text).toContain(`'=1+1`);
    expect(xlsx.cells.flat().every((cell) => cell?.kind !== 'formula')).toBe(true);
  });
});

it('finds no layout in an empty file', () => {
  expect(findLayout([], () => undefined)).toEqual({ kind: 'no-statement' });
});
