import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openSpreadsheet } from './open.ts';
import { SpreadsheetProblem } from './problem.ts';
import { differences, readBySheetJs } from './testing/sheetjs.ts';

const FOLDER =
  process.env.CORPUS_DIR ?? fileURLToPath(new URL('../../../../shared/corpus/spreadsheets', import.meta.url));
/** Text in a file named `.xls`: its content is csv. */
const ONLY_TEXT = 'calamine--too_small.xls';
const FILES = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((name) => /\.xls/.test(name) && name !== ONLY_TEXT)
  : [];

/** Files that are correctly refused. */
const REFUSED: Readonly<Record<string, string>> = {
  'excelize--BadWorkbook.xlsx': 'no-sheet',
  'excelize--encryptAES.xlsx': 'encrypted',
  'excelize--encryptSHA1.xlsx': 'encrypted',
  'exceljs--missing-bits.xlsx': 'not-a-spreadsheet',
};

/** Differences from SheetJS: the number of cells, and the reason. */
const DIFFERENT: Readonly<Record<string, readonly [cells: number, why: string]>> = {
  'calamine--has_x000D_inline.xlsx': [
    1,
    'SheetJS leaves out a carriage return that is spelled in a text of the cell itself',
  ],
  'calamine--richtext-after-plain.xlsx': [1, 'SheetJS drops the rich text behind a plain one'],
  'exceljs--test-pr-1220.xlsx': [2390, 'SheetJS makes an empty text of a cell that stores nothing'],
};
const ONLY_OURS: Readonly<Record<string, string>> = {
  'exceljs--test-issue-771.xlsx': 'SheetJS insists on a part for styles',
};

it.skipIf(FILES.length === 0)('finds real files in CORPUS_DIR', () => {
  expect(FILES.length).toBeGreaterThan(100);
});

describe.skipIf(FILES.length === 0)('real files', () => {
  it.each(FILES.filter((name) => name in REFUSED || name.endsWith('.xls')))('refuses %s', async (name) => {
    const refusal = await openSpreadsheet(readFileSync(`${FOLDER}/${name}`)).then(
      (file) => file.rows()[Symbol.asyncIterator]().next(),
      (problem: unknown) => problem,
    );

    expect(refusal).toBeInstanceOf(SpreadsheetProblem);
    expect(refusal).toMatchObject({ code: REFUSED[name] ?? 'legacy-xls' });
  });

  it.each(FILES.filter((name) => !(name in REFUSED) && !name.endsWith('.xls')))(
    'reads every cell of every sheet of %s like SheetJS',
    async (name) => {
      const bytes = readFileSync(`${FOLDER}/${name}`);
      const { sheets } = await openSpreadsheet(bytes);
      if (name in ONLY_OURS) return expect(() => readBySheetJs(bytes)).toThrow(/styles/);

      const theirs = readBySheetJs(bytes);
      let different = 0;
      for (const { name: sheet } of sheets) {
        const found = await differences(await openSpreadsheet(bytes, { sheet }), theirs);
        if (!(name in DIFFERENT)) expect(found, sheet).toEqual([]);
        different += found.length;
      }

      expect(different).toBe(DIFFERENT[name]?.[0] ?? 0);
    },
    60_000,
  );
});
