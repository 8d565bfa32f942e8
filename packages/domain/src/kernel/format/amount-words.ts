import type { Language } from '../text/language.ts';
import type { Rupiah } from '../rupiah.ts';

/** `seratus lima puluh ribu rupiah`; English: `one hundred fifty thousand rupiah`. Not for negative amounts. */
export const rupiahInWords = (amount: Rupiah, language: Language): string => {
  const words = amount === 0 ? [ZERO[language]] : inGroups(amount, language);
  return [...words, 'rupiah'].join(' ');
};

const ZERO = { id: 'nol', en: 'zero' } as const;

/** From the largest group of three digits, each with its name. */
const inGroups = (amount: number, language: Language): string[] => {
  const words: string[] = [];
  for (const [power, names] of GROUPS) {
    const group = Math.floor(amount / power) % 1000;
    if (group === 0) continue;
    // One thousand is `seribu`, like `sepuluh` and `seratus`; one million has no such form.
    if (language === 'id' && power === 1000 && group === 1) words.push('seribu');
    else words.push(...BELOW_THOUSAND[language](group), ...(names ? [names[language]] : []));
  }
  return words;
};

const GROUPS = [
  [1_000_000_000_000_000, { id: 'kuadriliun', en: 'quadrillion' }],
  [1_000_000_000_000, { id: 'triliun', en: 'trillion' }],
  [1_000_000_000, { id: 'miliar', en: 'billion' }],
  [1_000_000, { id: 'juta', en: 'million' }],
  [1000, { id: 'ribu', en: 'thousand' }],
  [1, null],
] as const;

const english = (group: number): string[] => {
  const [hundreds, tens, ones] = digitsOf(group);
  const words: string[] = hundreds > 0 ? [ONES[hundreds] ?? '', 'hundred'] : [];
  const rest = group % 100;
  if (rest === 0) return words;
  if (rest < 20) return [...words, ONES[rest] ?? ''];
  return [...words, [TENS[tens], ONES[ones]].filter(Boolean).join('-')];
};

const indonesian = (group: number): string[] => {
  const [hundreds, tens, ones] = digitsOf(group);
  const words: string[] = [];
  if (hundreds === 1) words.push('seratus');
  else if (hundreds > 1) words.push(SATUAN[hundreds] ?? '', 'ratus');
  if (tens === 1) words.push(...belas(ones));
  else if (tens > 1) words.push(SATUAN[tens] ?? '', 'puluh');
  if (tens !== 1 && ones > 0) words.push(SATUAN[ones] ?? '');
  return words;
};

const digitsOf = (group: number) =>
  [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10] as const;

const SATUAN = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'] as const;

const belas = (ones: number): string[] => {
  if (ones === 0) return ['sepuluh'];
  return ones === 1 ? ['sebelas'] : [SATUAN[ones] ?? '', 'belas'];
};

const ONES = [
  ...' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  ),
  'seventeen',
  'eighteen',
  'nineteen',
];

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

const BELOW_THOUSAND = { id: indonesian, en: english } as const;
