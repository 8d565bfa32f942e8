import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bankFinder, checkRow, type PayoutBank, type PayoutField, suggestionFor } from '../index.ts';
import { type Cell, phoneAmongWords, readAmount, type Row } from '../../sheets/index.ts';

const BANKS: readonly PayoutBank[] = [
  {
    code: 'bca',
    name: 'Bank Central Asia',
    aliases: ['014'],
    type: 'conventional',
    active: true,
    account_length_min: 10,
    account_length_max: 10,
    maximum: 1_000_000_000,
  },
];
const SIGNS = [' ', '.', ',', "'", '/', '-'];
const group = fc.oneof(fc.stringMatching(/^\d{3}$/), fc.stringMatching(/^\d{1,4}$/), fc.constant('000'));
const inGroups = fc
  .tuple(
    fc.array(group, { minLength: 2, maxLength: 5 }),
    fc.array(fc.constantFrom(...SIGNS), { minLength: 4 }),
  )
  .map(([groups, signs]) =>
    groups.map((digits, n) => (n === 0 ? digits : `${signs[n - 1]}${digits}`)).join(''),
  );
const KINDS = [
  'text',
  'number',
  'altered',
  'date',
  'formula',
  'error',
  'covered',
  'spilled',
  'parted',
] as const;
const anyKind = fc.constantFrom<Cell['kind']>(...KINDS);
const suggestionsOf = (field: PayoutField, text: string, kind: Cell['kind'] = 'text'): readonly string[] => {
  const row: Row = { bank_code: { text: 'bca', kind: 'text' }, [field]: { text, kind } };
  return checkRow(row, bankFinder(BANKS))
    .issues.filter((issue) => issue.field === field)
    .flatMap((issue) => suggestionFor(issue, row, BANKS) ?? []);
};

it('a suggestion never changes an amount, and never increases it', () => {
  let taken = 0;
  const around = fc.tuple(
    fc.constantFrom('', 'Rp ', 'IDR '),
    inGroups,
    fc.constantFrom('', ',-', ',00', '.0'),
  );
  fc.assert(
    fc.property(around, anyKind, ([before, written, behind], kind) => {
      for (const suggestion of suggestionsOf('amount', `${before}${written}${behind}`, kind)) {
        const amount = readAmount({ text: suggestion, kind: 'text' });
        if (!amount.ok) throw new Error(suggestion);
        expect(amount.value).toBe(carefully(`${written}${behind}`));
        taken += 1;
      }
    }),
    { numRuns: 20_000 },
  );
  expect(taken).toBeGreaterThan(300);
});

it.each([
  '100.000,000',
  '100,000.000',
  '1.000.000,000',
  '150 000,000',
  "150'000,000",
  'Rp 150 000,000',
  'IDR 150.000,0000',
  '150.000.000,000,-',
])('a suggestion never turns %s into a thousandth', (written) => {
  expect(suggestionsOf('amount', written)).toEqual([]);
});

it.each(['Rp. 50.000 ,-', 'Rp. 50 000 ,-', 'IDR 50.000 ,--', '50.000 .-', '50.000\u00a0,-', '50.000,00'])(
  'the amount suggested for %s has no spaces around it',
  (written) => {
    expect(suggestionsOf('amount', written)).toEqual([expect.stringMatching(/^(?:Rp\. )?50\.000$/)]);
  },
);

/** Decimals follow the second kind of separator. With one kind only, they follow it unless the groups have three digits. */
const carefully = (written: string): number => {
  const text = written.replace(/,-$/, '');
  const [sign, ...more] = text.match(/\D/g) ?? [];
  const other = more.find((one) => one !== sign);
  if (other !== undefined) return Number(text.slice(0, text.indexOf(other)).replaceAll(/\D/g, ''));
  const isGrouped = /^\d{1,3}(?:\D\d{3})*$/.test(text);
  return Number(isGrouped ? text.replaceAll(/\D/g, '') : text.split(/\D/)[0]);
};

it('a suggestion never changes a phone number', () => {
  const phone = fc.constantFrom(
    '081234567890',
    '0812-3456-789',
    '0812345678',
    '(021) 555 0123',
    '0274 512345',
  );
  const before = fc.constantFrom('', 'WA: ', 'HP ', '8. ', '2 ', '(Budi) ');
  const behind = fc
    .tuple(fc.constantFrom('', ' (#)', ' - #', ' (# anak)', '/#', ' ext #'), fc.stringMatching(/^\d{1,4}$/))
    .map(([sign, digits]) => sign.replace('#', digits));
  let taken = 0;
  fc.assert(
    fc.property(before, phone, behind, fc.constantFrom('', ' WA'), (front, written, back, word) => {
      for (const suggestion of suggestionsOf('phone_number', `${front}${written}${back}${word}`)) {
        expect(suggestion).toBe(written.replaceAll(/\D/g, '').replace(/^0/, '+62'));
        taken += 1;
      }
    }),
    { numRuns: 5000 },
  );
  expect(taken).toBeGreaterThan(300);
});

it('nothing is suggested for a phone with a masked digit, at any position', () => {
  const phone = fc.constantFrom('081234567890', '0812-3456-789', '(021) 555 0123', 'WA 0812 345 678 90');
  const sign = fc.constantFrom(' ', ', ', ' - ', ' (', '; ', '/');
  const mask = fc.constantFrom(
    ...'* ** \u2026 ... _ ? x XX O oo l I S \u25cf\u25cf \u00d7 \u25a0 \u2217 \u22ef -- % @@ # ~'.split(' '),
    '- -',
    '. .',
  );
  fc.assert(
    fc.property(phone, sign, mask, fc.boolean(), (written, between, hidden, isBehind) => {
      const end = between === ' (' ? ')' : '';
      const text = isBehind ? `${written}${between}${hidden}${end}` : `${hidden}${between}${written}${end}`;
      expect(phoneAmongWords(text)).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

it.each(['1 ', ' (', '(a', '1(a) '])('a phone of many %j is rejected quickly', (part) => {
  expect(phoneAmongWords(`1${part.repeat(10_000)}a`)).toBeUndefined();
});

it('a suggestion never changes an account number', () => {
  const cut = fc
    .tuple(
      fc.stringMatching(/^\d{9,12}$/),
      fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
      fc.constantFrom(...SIGNS),
    )
    .map(([digits, cuts, sign]) =>
      [...digits].map((digit, n) => (cuts.includes(n) ? `${sign}${digit}` : digit)).join(''),
    );
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(inGroups, cut), anyKind, (written, kind) => {
      for (const suggestion of suggestionsOf('account_number', written, kind)) {
        expect(['date', 'altered', 'error']).not.toContain(kind);
        expect(suggestion).toBe(written.replaceAll(/\D/g, ''));
        const signs = [...new Set(written.match(/\D/g))];
        expect([[], [' '], ['-'], ['.']]).toContainEqual(signs);
        expect(suggestion).toHaveLength(10);
        expect(written).not.toMatch(/^\d+\.\d+$|^\d+\D0+$|^0?14\D|^\d{1,3}(?:\D\d{3})+(?:\D\d\d?)?$/);
        taken += 1;
      }
    }),
    { numRuns: 20_000 },
  );
  expect(taken).toBeGreaterThan(100);
});
