import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameHolder, maskName } from './index.ts';

describe('the same holder', () => {
  it.each([
    ['Siti Aminah', 'SITI AMINAH', 'in capitals'],
    ['Siti  Aminah ', 'Siti Aminah', 'with more spaces'],
    ["O'Neil D.A.", 'ONEIL DA', 'without punctuation'],
    ['A.Rahman', 'A RAHMAN', 'with a space for a point'],
    ['José Gonçalves', 'JOSE GONCALVES', 'without accents'],
    ['Bpk. H. Ahmad Fauzi, S.E.', 'AHMAD FAUZI', 'without titles'],
    ['Ahmad Fauzi', 'DRS AHMAD FAUZI MM', 'with titles'],
    ['PT Kopi Nusantara', 'KOPI NUSANTARA PT', 'with the form behind'],
    ['PT. Kopi Nusantara Jaya Tbk.', 'PT KOPI NUSANTARA JAYA', 'without Tbk'],
    ['Kopi Nusantara', 'PT KOPI NUSANTARA', 'with a form that was not written'],
    ['PT Roda Kopi Internasional', 'PT RODA KOPI INTERNA', 'cut off by its bank'],
    ['Budi Santoso', 'BUDI SANTOSO'.padEnd(20), 'filled up with spaces'],
    ['Andi Pratama', 'Axxx Pxxxxxx', 'hidden by a wallet'],
    ['Andi Pratama', 'A*** P******', 'hidden with stars'],
    ['Dr', 'DR', 'whose name is a title'],
  ])('%s is %s, %s', (written, stated) => {
    expect(isSameHolder(written, stated)).toBe(true);
  });

  it.each([
    ['Siti Aminah', 'BUDI SANTOSO', 'somebody else'],
    ['Siti Aminah', 'SITI', 'a beginning that no bank cuts'],
    ['Siti Aminah', 'SITI AMINAH PUTRI', 'more than was written'],
    ['PT Sinar Jaya', 'CV SINAR JAYA', 'a firm of another form'],
    ['Andi Pratama', 'Axxx Sxxxxxx', 'another letter beside hidden ones'],
    ['Andi Pratama', 'Axx Pxxxxxx', 'a hidden name of another length'],
    ['Andi Pratama', '**** *******', 'a name of which nothing is seen'],
    ['PT', 'SITI AMINAH', 'a form alone'],
    ['', 'SITI AMINAH', 'nobody'],
    ['---', '...', 'no letters at all'],
  ])('%s is not %s: %s', (written, stated) => {
    expect(isSameHolder(written, stated)).toBe(false);
  });

  const word = fc.stringMatching(/^[A-Z][a-z]{2,9}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

  it('is the same person however a bank writes the name', () => {
    const asBanksWrite = fc.constantFrom(
      (text: string) => text.toUpperCase(),
      (text: string) => `${text},`,
      (text: string) => text.replaceAll(' ', '  '),
      (text: string) => `SDR. ${text}`,
      (text: string) => `${text}, S.Kom.`,
    );
    fc.assert(
      fc.property(name, asBanksWrite, (own, write) => {
        expect(isSameHolder(own, write(own))).toBe(true);
      }),
    );
  });

  it('never matches a name that differs in one letter', () => {
    fc.assert(
      fc.property(name, fc.nat(), (own, at) => {
        const place = at % own.length;
        const other = `${own.slice(0, place)}9${own.slice(place + 1)}`;
        expect(isSameHolder(own, other)).toBe(own[place] === '9');
      }),
    );
  });
});

describe('a masked name', () => {
  it.each([
    ['BUDI SANTOSO', 'BU** SAN****'],
    ['Siti A.', 'Si** *.'],
    ['Li', 'L*'],
    ['', ''],
  ])('of %s is %s', (name, want) => {
    expect(maskName(name)).toBe(want);
  });

  it('keeps its length, and hides at least half of each word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
        const masked = maskName(name);
        expect(masked).toHaveLength(name.length);
        for (const word of masked.match(/[A-Za-z0-9*]+/g) ?? []) {
          if (/[A-Za-z0-9]/.test(word))
            expect(word.split('*').length - 1).toBeGreaterThanOrEqual(word.length / 2);
        }
      }),
    );
  });
});
