import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RUPIAH, rupiah, rupiahInWords } from '../index.ts';

const amount = fc
  .oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: MAX_RUPIAH }))
  .map(rupiah);

const readEnglish = (words: string): number => {
  const ones =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
  const values = {
    ...Object.fromEntries(ones.split(' ').map((word, n) => [word, n])),
    ...Object.fromEntries(tens.split(' ').map((word, n) => [word, 20 + 10 * n])),
  };
  return sum(words, values, { hundred: 100 });
};

const readIndonesian = (words: string): number => {
  const ones = [
    'nol',
    'satu',
    'dua',
    'tiga',
    'empat',
    'lima',
    'enam',
    'tujuh',
    'delapan',
    'sembilan',
    'sepuluh',
    'sebelas',
  ];
  const values = { ...Object.fromEntries(ones.map((word, n) => [word, n])), seratus: 100 };
  return sum(words, values, { ratus: 100, puluh: 10 });
};

/** Reads like a person: a number before a group's name multiplies it. */
const sum = (
  words: string,
  values: Readonly<Record<string, number>>,
  times: Readonly<Record<string, number>>,
) => {
  let total = 0;
  let group = 0;
  let last = 0;
  for (const word of words.replace(/ rupiah$/, '').split(/[ -]/)) {
    const power = POWERS[word];
    if (power) {
      total += (group + last) * power;
      group = 0;
      last = 0;
    } else if (times[word]) {
      group += last * times[word];
      last = 0;
    } else if (word === 'belas') {
      last += 10;
    } else if (word === 'seribu') {
      total += 1000;
    } else {
      group += last;
      last = values[word] ?? Number.NaN;
    }
  }
  return total + group + last;
};

const POWERS: Readonly<Record<string, number>> = {
  ribu: 1e3,
  juta: 1e6,
  miliar: 1e9,
  triliun: 1e12,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

describe('an amount in words', () => {
  it.each([
    [0, 'nol rupiah', 'zero rupiah'],
    [1, 'satu rupiah', 'one rupiah'],
    [10, 'sepuluh rupiah', 'ten rupiah'],
    [11, 'sebelas rupiah', 'eleven rupiah'],
    [19, 'sembilan belas rupiah', 'nineteen rupiah'],
    [21, 'dua puluh satu rupiah', 'twenty-one rupiah'],
    [100, 'seratus rupiah', 'one hundred rupiah'],
    [110, 'seratus sepuluh rupiah', 'one hundred ten rupiah'],
    [999, 'sembilan ratus sembilan puluh sembilan rupiah', 'nine hundred ninety-nine rupiah'],
    [1000, 'seribu rupiah', 'one thousand rupiah'],
    [1_001_000, 'satu juta seribu rupiah', 'one million one thousand rupiah'],
    [11_000, 'sebelas ribu rupiah', 'eleven thousand rupiah'],
    [101_000, 'seratus satu ribu rupiah', 'one hundred one thousand rupiah'],
    [150_000, 'seratus lima puluh ribu rupiah', 'one hundred fifty thousand rupiah'],
    [1_000_000_000, 'satu miliar rupiah', 'one billion rupiah'],
    [9_000_000_000_000_000, 'sembilan kuadriliun rupiah', 'nine quadrillion rupiah'],
    [2_000_000_000_005, 'dua triliun lima rupiah', 'two trillion five rupiah'],
  ])('%d', (value, id, en) => {
    expect(rupiahInWords(rupiah(value), 'id')).toBe(id);
    expect(rupiahInWords(rupiah(value), 'en')).toBe(en);
  });

  it.each([
    ['Indonesian', 'id', readIndonesian],
    ['English', 'en', readEnglish],
  ] as const)('in %s reads back as the same amount, up to the largest', (_, language, read) => {
    expect(read(rupiahInWords(MAX_RUPIAH, language))).toBe(MAX_RUPIAH);
    fc.assert(
      fc.property(amount, (value) => {
        expect(read(rupiahInWords(value, language))).toBe(value);
      }),
    );
  });

  it('has single spaces between its words', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('id', 'en'), (value, language) => {
        expect(rupiahInWords(value, language)).toMatch(/^[a-z]+(?:[ -][a-z]+)* rupiah$/);
      }),
    );
  });
});
