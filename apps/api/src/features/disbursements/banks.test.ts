import { findBank } from '@dasbor/domain/payouts';
import { describe, expect, test } from 'vitest';
import { BANKS } from '../reference/public.ts';

const codeOf = (text: string) => {
  const bank = findBank(BANKS, text);
  return bank.ok ? bank.value.code : null;
};
const ACTIVE = BANKS.filter(({ active }) => active);

describe('of the list of banks', () => {
  test('each is found by everything it is called, and by nothing that another is called', () => {
    for (const { code, name, aliases } of ACTIVE) {
      const bare = name.replace(/\s*\(.*\)$/, '');
      const numbers = aliases.filter((alias) => /^0\d\d$/.test(alias)).map((alias) => String(Number(alias)));
      for (const text of [code, ...aliases, name, bare, `PT ${bare} Tbk`, `Bank ${code}`, ...numbers])
        expect([text, codeOf(text)]).toEqual([text, code]);
    }
  });

  test('none is found by the name of one that is closed', () => {
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
    ['Bank Indonesia', null],
    ['Bank Syariah', null],
  ])('%s is %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});
