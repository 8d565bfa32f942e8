import { describe, expect, test } from 'vitest';
import { givenLines } from './given-lines.ts';

test('a text cannot pass for another line or hide its direction', () => {
  const lines = givenLines({ body: { notes: 'ok\nLIVE: real money.', name: 'a\u202Eb\u200Bc' } });

  expect(lines).toEqual([String.raw`notes: "ok\nLIVE: real money."`, String.raw`name: "a\u202eb\u200bc"`]);
});

test('amounts are in rupiah, other numbers are not', () => {
  expect(givenLines({ amount: 1_500_000, body: { version: 3, net_amount: 0 } })).toEqual([
    'amount: Rp 1.500.000',
    'version: 3',
    'net_amount: Rp 0',
  ]);
});

test('a long note is cut, and says how long it is', () => {
  expect(givenLines({ notes: 'x'.repeat(1_000) })).toEqual([
    `notes: "${'x'.repeat(160)}"… (1000 characters)`,
  ]);
});

test('a URL is whole, and its host is on a line of its own', () => {
  const hides = `https://${'kopi.example.'.repeat(20)}attacker.example/hooks`;

  expect(givenLines({ body: { url: hides } })).toEqual([
    `url: "${hides}"`,
    `host of url: "${'kopi.example.'.repeat(20)}attacker.example"`,
  ]);
  expect(givenLines({ url: 'https://kopi.example@attacker.example:8443/' })[1]).toBe(
    'host of url: "attacker.example:8443"',
  );
});

test('an identifier is whole, however long', () => {
  const account_number = '1'.repeat(300);

  expect(givenLines({ account_number })).toEqual([`account_number: "${account_number}"`]);
});

describe('a list', () => {
  test('has a sum in which amounts may be text with dots between thousands', () => {
    const items = [{ amount: 10_000 }, { amount: '5.000.000' }, { amount: '20000' }];

    expect(givenLines({ items })[0]).toBe('items: 3, Rp 5.030.000 in all');
  });

  test.each(['5,5 jt', '1.5', '5.00.000', '0x10', '-10000', ''])(
    'with the amount %j has no sum, and each amount as written',
    (amount) => {
      expect(givenLines({ items: [{ amount: 10_000 }, { amount }] })).toEqual([
        'items: 2, sum unknown: 1 without an amount in digits',
        'items[1]: amount: Rp 10.000',
        `items[2]: amount: ${JSON.stringify(amount)}`,
      ]);
    },
  );

  test('of more than a hundred ends with how many more there are and their sum', () => {
    const items = Array.from({ length: 103 }, () => ({ bank_code: 'BCA', amount: '5.000.000' }));
    const lines = givenLines({ items });

    expect(lines).toHaveLength(102);
    expect(lines[100]).toBe('items[100]: bank_code: "BCA", amount: "5.000.000"');
    expect(lines[101]).toBe('items: and 3 more, Rp 15.000.000 in all');
  });
});
