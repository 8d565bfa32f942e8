import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSpreadsheet } from './open.ts';
import { allRows, differences, readBySheetJs } from './testing/sheetjs.ts';
import { xlsxOf } from './testing/xlsx.ts';

const FORMATS = ['General', 'yyyy-mm-dd hh:mm', '0%', '0E+0', '0000000000', '@'];

it('reads every file written by SheetJS with the same result', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  // SheetJS rounds dates to seconds, so fractions are not compared.
  const serial = fc.integer({ min: 61, max: 2_958_465 });
  const value = fc.oneof(
    text,
    serial,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  );
  const cell = fc.record({ v: value, z: fc.constantFrom(...FORMATS) });
  const sheet = fc.array(fc.array(cell, { maxLength: 6 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(sheet, fc.boolean(), fc.boolean(), async (rows, bookSST, compression) => {
      const book = utils.book_new();
      const cells = rows.map((row) =>
        row.map(({ v, z }) =>
          v === null ? null : { v, z, t: typeof v === 'string' ? 's' : typeof v === 'number' ? 'n' : 'b' },
        ),
      );
      utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'One');
      const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST, compression }));

      expect(await differences(await openSpreadsheet(bytes), readBySheetJs(bytes))).toEqual([]);
    }),
    { numRuns: 150 },
  );
}, 60_000);

it('reads a cell equally in any XML form: quotes, prefix, spaces, order', async () => {
  const value = fc.oneof(
    fc.record({ t: fc.constant('s'), v: fc.integer({ min: 0, max: 2 }).map(String) }),
    fc.record({
      t: fc.constant('n'),
      v: fc.oneof(fc.double({ noNaN: true }).map(String), fc.constantFrom('1,5', '0x10', '-7', '1E5')),
    }),
    fc.record({ t: fc.constant('b'), v: fc.constantFrom('0', '1') }),
  );
  const cells = fc.array(
    fc.record({ value, s: fc.integer({ min: 0, max: 5 }), gap: fc.integer({ min: 0, max: 30 }) }),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(cells, { maxLength: 5 }), async (rows) => {
      const written = (one: (r: string, s: number, t: string, v: string) => string, p: string) => {
        const xml = rows.map((row, n) => {
          let column = -1;
          const inside = row.map(({ value: { t, v }, s, gap }) => {
            column += gap + 1;
            return one(`${utils.encode_col(column)}${n + 1}`, s, t, v);
          });
          return `<${p}row r="${n + 1}">${inside.join('')}</${p}row>`;
        });
        const sheet = `<${p}worksheet><${p}sheetData>${xml.join('\n')}</${p}sheetData></${p}worksheet>`;
        const strings =
          '<sst><si><t>one</t></si><si><t>twö &amp; 😀</t></si><si><r><t>th</t></r><r><t>ree</t></r></si></sst>';
        return openSpreadsheet(xlsxOf({ sheet, strings, formats: FORMATS })).then(allRows);
      };

      const short = await written((r, s, t, v) => `<c r="${r}" s="${s}" t="${t}"><v>${v}</v></c>`, '');

      expect(await written((r, s, t, v) => `<c t='${t}'  s='${s}' r='${r}' ><v>${v}</v></c>`, '')).toEqual(
        short,
      );
      expect(
        await written((r, s, t, v) => `<x:c r="${r}" s="${s}" t="${t}"><x:v>${v}</x:v></x:c>`, 'x:'),
      ).toEqual(short);
      expect(short.flatMap(({ cells }) => cells.filter(Boolean))).toHaveLength(rows.flat().length);
    }),
    { numRuns: 150 },
  );
}, 60_000);
