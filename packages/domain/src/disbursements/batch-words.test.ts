import { expect, it } from 'vitest';
import { batchWordsProblems, rejectionNotesProblem } from './index.ts';

const codes = (name: string, description?: string | null) =>
  Object.entries(batchWordsProblems({ name, description })).map(([field, { code }]) => [field, code]);
const HIDDEN = 'DPAY_FIELD_HIDDEN_CHARACTER';

// spec 5.66
it.each([
  ['Gaji November ☕️ – kantor', null, []],
  ['Gaji', 'Kantor pusat,\nlalu gudang 👩‍🍳', []],
  ['', '', [['name', 'DPAY_REQUIRED']]],
  ['   ', undefined, [['name', 'DPAY_REQUIRED']]],
  ['Gaji\u200B', undefined, [['name', HIDDEN]]],
  ['\u200B', undefined, [['name', HIDDEN]]],
  ['Gaji\nDisetujui', undefined, [['name', HIDDEN]]],
  ['Gaji \u202Egniyap', undefined, [['name', HIDDEN]]],
  ['Gaji', 'untuk \u202Egniyap', [['description', HIDDEN]]],
])('a batch named %j with the description %j: %j', (name, description, want) => {
  expect(codes(name, description)).toEqual(want);
});

it.each([
  ['', 'DPAY_REQUIRED'],
  [' \n ', 'DPAY_REQUIRED'],
  ['Kurangi \u202Efdp', HIDDEN],
  ['Baris 3:\nrekening tutup', undefined],
])('a batch sent back with %j is refused with %s', (notes, code) =>
  expect(rejectionNotesProblem(notes)?.code).toBe(code),
);
