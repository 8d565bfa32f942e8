import { describe, expect, it } from 'vitest';
import { fileNotes } from './index.ts';

const sheets = (...names: string[]) => names.map((name) => ({ name }));

describe('the notes of a file', () => {
  it.each([
    ['a csv', { sheet: '', sheets: [], hiddenRows: 0 }],
    ['one sheet', { sheet: 'Gaji', sheets: sheets('Gaji'), hiddenRows: 0 }],
    ['our template', { sheet: 'Penerima', sheets: sheets('Penerima', 'Kode bank'), hiddenRows: 0 }],
  ])('are none of %s', (_, file) => {
    expect(fileNotes(file)).toEqual([]);
  });

  it('name the sheet that was read and those that were not, the first three of them', () => {
    const file = { sheet: 'Jan', sheets: sheets('Rahasia', 'Jan', 'Feb', 'Mar', 'Apr'), hiddenRows: 0 };

    expect(fileNotes(file)).toEqual([
      { code: 'OTHER_SHEETS', params: { sheet: 'Jan', many: 4, others: '“Rahasia”, “Feb”, “Mar”, …' } },
    ]);
  });

  it('count hidden rows, which are paid as the others', () => {
    expect(fileNotes({ sheet: 'Jan', sheets: sheets('Jan'), hiddenRows: 3 })).toEqual([
      { code: 'HIDDEN_ROWS', params: { many: 3 } },
    ]);
  });

  it('show no marks of a sheet’s name that nobody sees', () => {
    const [note] = fileNotes({ sheet: 'A', sheets: sheets('A', `\u202e${'x'.repeat(60)}`), hiddenRows: 0 });

    expect(note?.params['others']).toBe(`“${'x'.repeat(40)}”`);
  });
});
