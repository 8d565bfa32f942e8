import { describe, expect, it } from 'vitest';
import { fileNotes } from '../index.ts';

const sheets = (...names: string[]) => names.map((name) => ({ name }));

const SHOWN = { hiddenRows: 0, hiddenColumns: [], merged: [] };

describe('the notices about a file', () => {
  it.each([
    ['a csv', { sheet: '', sheets: [], ...SHOWN }],
    ['one sheet', { sheet: 'Gaji', sheets: sheets('Gaji'), ...SHOWN }],
    ['our template', { sheet: 'Penerima', sheets: sheets('Penerima', 'Kode bank'), ...SHOWN }],
  ])('are none for %s', (_, file) => {
    expect(fileNotes(file)).toEqual([]);
  });

  it('name the sheet that was read and the first three that were not', () => {
    const file = { sheet: 'Jan', sheets: sheets('Rahasia', 'Jan', 'Feb', 'Mar', 'Apr'), ...SHOWN };

    expect(fileNotes(file)).toEqual([
      { code: 'OTHER_SHEETS', params: { sheet: 'Jan', many: 4, others: '“Rahasia”, “Feb”, “Mar”, …' } },
    ]);
  });

  it('count hidden rows, which are paid like the others', () => {
    expect(fileNotes({ sheet: 'Jan', sheets: sheets('Jan'), ...SHOWN, hiddenRows: 3 })).toEqual([
      { code: 'HIDDEN_ROWS', params: { many: 3 } },
    ]);
  });

  it('name hidden columns, which are read like the others', () => {
    expect(fileNotes({ sheet: 'Jan', sheets: sheets('Jan'), ...SHOWN, hiddenColumns: ['C', 'E'] })).toEqual([
      { code: 'HIDDEN_COLUMNS', params: { many: 2, columns: 'C, E' } },
    ]);
  });

  it('name the first three merged cells', () => {
    const file = { sheet: 'Jan', sheets: sheets('Jan'), ...SHOWN };

    expect(fileNotes({ ...file, merged: ['C2:C3', 'D4:D9', 'D10:D11', 'C20:D20'] })).toEqual([
      { code: 'MERGED_CELLS', params: { many: 4, ranges: 'C2:C3, D4:D9, D10:D11, …' } },
    ]);
  });

  it('omit hidden characters of a sheet’s name', () => {
    const [note] = fileNotes({ sheet: 'A', sheets: sheets('A', `\u202e${'x'.repeat(60)}`), ...SHOWN });

    expect(note?.params['others']).toBe(`“${'x'.repeat(40)}”`);
  });
});
