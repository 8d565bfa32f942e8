import { describe, expect, it } from 'vitest';
import { labelProblem, notesProblem, referenceProblem } from '../index.ts';

const HIDDEN = 'DPAY_FIELD_HIDDEN_CHARACTER';
const BACKWARDS = 'lunas \u202efdp';

describe('a label', () => {
  it.each([
    ['blanks alone', ' \u00a0\t', 'DPAY_REQUIRED'],
    ['two lines', 'Kasir\nlunas', HIDDEN],
    ['what reads backwards', BACKWARDS, HIDDEN],
    ['something of no width alone', '\u200b', HIDDEN],
    ['blanks around it, which are left out', ' Kasir 1 ', undefined],
  ])('%s', (_, text, code) => expect(labelProblem(text)?.code).toBe(code));
});

describe('a reference', () => {
  it.each([
    ['nothing', '', 'DPAY_REQUIRED'],
    ['a blank alone', ' ', 'DPAY_REQUIRED'],
    ['a blank before it', ' INV-1', HIDDEN],
    ['a blank behind it that does not break', 'INV-1\u00a0', HIDDEN],
    ['something of no width in it', 'INV\u200b-1', HIDDEN],
    ['a blank in it', 'INV 1', undefined],
    ['one letter', '1', undefined],
  ])('%s', (_, text, code) => expect(referenceProblem(text)?.code).toBe(code));
});

describe('notes', () => {
  it.each([
    ['none', null, undefined],
    ['left out', undefined, undefined],
    ['lines, tabs and emoji', 'Sewa\r\n\tNovember 👩‍🍳❤️', undefined],
    ['what reads backwards', BACKWARDS, HIDDEN],
    ['something of no width', 'Se\u200bwa', HIDDEN],
    ['a line that no keyboard makes', 'Sewa\u2028lunas', HIDDEN],
  ])('%s', (_, text, code) => expect(notesProblem(text)?.code).toBe(code));
});
