import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { accountStatement, decideStatementDays, type StatementEntry } from './index.ts';

const entry = (date: string, kind: StatementEntry['kind'], amount: number): StatementEntry => ({
  date,
  kind,
  amount: rupiah(amount),
});

test('shows the balance after each invoice and payment', () => {
  const { lines, billed, paid, closing } = accountStatement(rupiah(100_000), [
    entry('2026-11-05', 'payment', 150_000),
    entry('2026-11-05', 'invoice', 500_000),
    entry('2026-11-01', 'payment', 100_000),
  ]);

  expect(lines.map(({ date, kind, balance }) => [date, kind, balance])).toEqual([
    ['2026-11-01', 'payment', 0],
    ['2026-11-05', 'invoice', 500_000],
    ['2026-11-05', 'payment', 350_000],
  ]);
  expect({ billed, paid, closing }).toEqual({ billed: 500_000, paid: 250_000, closing: 350_000 });
});

test('a customer who paid before the invoice has a negative balance', () => {
  expect(accountStatement(rupiah(0), [entry('2026-11-01', 'payment', 10_000)]).closing).toBe(-10_000);
});

test('the closing balance is the opening balance, plus what was billed, minus what was paid', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 });
  const entries = fc.array(
    fc.record({
      date: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03'),
      kind: fc.constantFrom<StatementEntry['kind']>('invoice', 'payment'),
      amount: amount.map(rupiah),
    }),
  );

  fc.assert(
    fc.property(amount.map(rupiah), entries, (opening, all) => {
      const { billed, paid, closing, lines } = accountStatement(opening, all);

      expect(closing).toBe(opening + billed - paid);
      expect(lines.at(-1)?.balance ?? opening).toBe(closing);
    }),
  );
});

test.each([
  ['a year', '2025-11-21', '2026-11-20', true],
  ['a day more than 366', '2025-11-19', '2026-11-20', false],
  ['tomorrow', '2026-11-01', '2026-11-21', false],
  ['the end before the start', '2026-11-20', '2026-11-19', false],
])('a statement covers %s: %s to %s is %s', (_, from, to, isFine) => {
  expect(decideStatementDays({ from, to }, '2026-11-20').ok).toBe(isFine);
});

test('a statement without a start begins with the month of its end', () => {
  expect(decideStatementDays({ to: '2026-10-15' }, '2026-11-20')).toEqual({
    ok: true,
    value: { from: '2026-10-01', to: '2026-10-15' },
  });
});
