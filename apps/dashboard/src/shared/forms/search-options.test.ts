import { expect, test } from 'vitest';
import { isSpelled, matching, theOneSpelled } from './search-options.ts';

const options = [
  { value: 'bca_syariah', label: 'BCA Syariah', also: ['536'] },
  { value: 'bca', label: 'Bank Central Asia (BCA)', also: ['014'] },
  { value: 'bri', label: 'Bank Rakyat Indonesia (BRI)', also: ['002'] },
];
const found = (text: string) => matching(options, text).map(({ value }) => value);

test.each([
  ['014', ['bca']],
  ['BCA', ['bca', 'bca_syariah']],
  ['central', ['bca']],
  ['rakyat ', ['bri']],
  ['xyz', []],
  ['', ['bca_syariah', 'bca', 'bri']],
])('%j finds %j', (text, want) => {
  expect(found(text)).toEqual(want);
});

test('lists prefix matches before other matches', () => {
  expect(found('bank r')).toEqual(['bri']);
  expect(matching([...options].toReversed(), 'bc').map(({ value }) => value)).toEqual(['bca', 'bca_syariah']);
});

test.each([
  ['bri', true],
  ['BRI ', true],
  ['002', true],
  ['bria', false],
  ['br', false],
  ['', false],
])('%j names BRI to the letter: %s', (text, want) => {
  expect(isSpelled(options[2], text)).toBe(want);
});

test.each([
  ['Bank Rakyat Indonesia (BRI)', 'bri'],
  ['BCA', 'bca'],
  ['rakyat', undefined],
  ['xyz', undefined],
  ['', undefined],
])('leaving the field with %j typed takes %s', (text, want) => {
  expect(theOneSpelled(options, text)?.value).toBe(want);
});

test('a spelling shared by two options selects neither', () => {
  const accounts = ['1', '2'].map((value) => ({ value, label: `BCA ${value}`, also: ['bca'] }));

  expect(theOneSpelled(accounts, 'bca')).toBeUndefined();
});
