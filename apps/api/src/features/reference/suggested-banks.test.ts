import { bankFinder, suggestionFor } from '@dasbor/domain/disbursements';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BANKS } from './banks.ts';

const find = bankFinder(BANKS);
const suggested = (text: string) =>
  suggestionFor({ field: 'bank_code', code: 'BANK_UNKNOWN' }, { bank_code: { text, kind: 'text' } }, BANKS);

/** All names of a bank in the list: full name, name in brackets, older names. */
const CALLED = BANKS.flatMap(({ code, name, aliases }) =>
  [code, code.replaceAll('_', ' '), ...aliases, name, ...name.split(/[()]|incl\.|formerly/)].map((text) => ({
    code,
    text: text.trim(),
  })),
).filter(({ text }) => text !== '');

const AROUND: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Bank ${text}`,
  (text) => `PT Bank ${text} Tbk`,
  (text) => `PT. ${text} (Persero)`,
  (text) => `${text} Syariah`,
  (text) => `Bank ${text} Syariah`,
  (text) => `Bank Syariah ${text}`,
  (text) => `${text} Indonesia`,
  (text) => `BPR ${text}`,
  (text) => text.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  (text) => `${text.replaceAll(/[^\p{L}\p{N}]/gu, '')}Syariah`,
  (text) => text.slice(0, -1),
  (text) => `Bank ${text.slice(0, -1)}`,
  (text) => text.split(/\W+/)[0] ?? '',
  (text) => text.replaceAll(/(?<=\w)[aeiou]/g, ''),
];

test("no bank is suggested for another bank's name, with any added word", () => {
  for (const { code, text } of CALLED)
    for (const written of AROUND.map((around) => around(text))) {
      const suggestion = suggested(written) ?? code;
      expect({ written, suggestion }).toEqual({ written, suggestion: code });
    }
});

test('inactive banks and wallets are never suggested', () => {
  const active = BANKS.filter(({ active: is, type }) => is && type !== 'ewallet').map(({ code }) => code);
  const letters = fc.constantFrom(...'abdeiknrst');
  let taken = 0;
  fc.assert(
    fc.property(fc.constantFrom(...CALLED), fc.nat(12), letters, ({ text }, at, letter) => {
      for (const written of [
        `${text.slice(0, at)}${letter}${text.slice(at)}`,
        `${text.slice(0, at)}${text.slice(at + 1)}`,
      ]) {
        const suggestion = suggested(written);
        if (suggestion === undefined) continue;
        expect(active).toContain(suggestion);
        taken += 1;
      }
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(50);
});

test.each([
  'BRI Syariah',
  'Bank BRI Syariah',
  'BRISyariah',
  'PT Bank BRISyariah Tbk',
  'BRIS',
  'BTN Syariah',
  'Bank BTN Syariah',
  'Bank Dana',
  'PT Bank Dana',
  'Bank Danam',
  'Bank OVO',
  'Bank Negara',
  'Bank Daerah',
  'Bank Jawa',
  'Bank Syariah',
  'Bank Syariah Mandiri',
  'Bank Rakyat',
  'Bank Nasional',
  'Bank Commonwealth',
])('nothing is suggested for %s', (text) => {
  expect([find(text), suggested(text)]).toEqual([undefined, undefined]);
});
