import { findBank } from '@dasbor/domain/payouts';
import { describe, expect, test } from 'vitest';
import { BANKS } from '../../reference/public.ts';

const codeOf = (text: string) => {
  const bank = findBank(BANKS, text);
  return bank.ok ? bank.value.code : null;
};
const ACTIVE = BANKS.filter(({ active }) => active);
const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const spellingsOf = ({ code, name, aliases }: (typeof BANKS)[number]) =>
  [code, name, ...aliases].map((text) => wordsIn(text).join(''));

describe('the list of banks', () => {
  test.each(ACTIVE.map((bank) => [bank.code, bank] as const))(
    "%s is found by each of its names and by no other bank's name",
    (code, { name, aliases }) => {
      const bare = name.replace(/\s*\(.*\)$/, '');
      const numbers = aliases.filter((alias) => /^0\d\d$/.test(alias)).map((alias) => String(Number(alias)));
      for (const text of [code, code.toUpperCase(), ...aliases, name, bare, ...numbers])
        expect([text, codeOf(text)]).toEqual([text, code]);
    },
  );

  test.each(ACTIVE.map((bank) => [`Bank ${bank.code.replaceAll('_', ' ')}`, bank] as const))(
    '%s is the bank of that code, or none, and the code never matches inside another word',
    (text, { code, name, type }) => {
      const mayBe = type === 'ewallet' ? null : code;
      const found = codeOf(text);
      expect([null, mayBe]).toContain(found);

      const isItsName = wordsIn(text).every((word) => ['bank', ...wordsIn(name)].includes(word));
      if (isItsName) expect(found).toBe(mayBe);
      const spelling = code.replaceAll('_', '');
      const others = ACTIVE.filter((bank) => bank.code !== code);
      const isPart = others.some((other) => spellingsOf(other).some((one) => one.includes(spelling)));
      if (isPart && !isItsName) expect(found).toBeNull();
    },
  );

  test('closed banks are not found by name', () => {
    const closed = BANKS.filter(({ active }) => !active).map(({ name }) => [name, codeOf(name)]);

    expect(closed.filter(([, code]) => code !== null)).toEqual([]);
  });

  test.each([
    ['Bank Central Asia (BCA)', 'bca'],
    ['Bank Mandiri', 'mandiri'],
    ['PT Bank Rakyat Indonesia (Persero) Tbk', 'bri'],
    ['Bank BCA', 'bca'],
    ['CIMB Niaga', 'cimb'],
    ['Bank Syariah Indonesia', 'bsm'],
    ['BCA Digital', 'royal'],
    ['14', 'bca'],
    ['8', 'mandiri'],
    ['Bank Sulawesi', null],
    ['Bank Dana', null],
    ['Bank Danamon', 'danamon'],
    ['Bank Indonesia', null],
    ['Bank Syariah', null],
  ])('%s is %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});
