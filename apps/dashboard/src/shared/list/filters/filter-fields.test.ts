import { describe, expect, test } from 'vitest';
import {
  amountOf,
  type FilterField,
  isFieldActive,
  summaryOf,
  valuesOf,
  withoutField,
} from './filter-fields.ts';

const status: FilterField = {
  kind: 'choices',
  name: 'status',
  label: 'Status',
  options: [
    { value: 'completed', label: 'Selesai' },
    { value: 'failed', label: 'Gagal' },
  ],
};
const amount: FilterField = { kind: 'amount', name: 'amount', label: 'Nominal' };
const due: FilterField = { kind: 'days', name: 'due', label: 'Jatuh tempo' };

describe('chip text', () => {
  test.each([
    [status, {}, ''],
    [status, { status: ['completed'] }, 'Selesai'],
    [status, { status: ['completed', 'failed', 'refunded'] }, 'Selesai +2'],
    [status, { status: ['refunded'] }, 'refunded'],
    [amount, { amount_min: ['10000'] }, '≥ Rp\u00a010.000'],
    [amount, { amount_max: ['50000'] }, '≤ Rp\u00a050.000'],
    [amount, { amount_min: ['10000'], amount_max: ['50000'] }, 'Rp\u00a010.000 – Rp\u00a050.000'],
    [amount, { amount_min: ['lots'] }, ''],
    [due, { due_from: ['2026-12-20'] }, '≥ 20 Des 2026'],
    [due, { due_to: ['2026-12-20'] }, '≤ 20 Des 2026'],
    [due, { due_from: ['2026-12-20'], due_to: ['2026-12-31'] }, '20 Des 2026 – 31 Des 2026'],
    [due, { due_from: ['2026-12-20'], due_to: ['2026-12-20'] }, '20 Des 2026'],
    [due, { due_from: ['tomorrow'] }, ''],
  ])('%# %j', (field, filters, want) => {
    expect(summaryOf(field, filters, 'id')).toBe(want);
  });
});

test('formats amounts in the reader’s language', () => {
  expect(summaryOf(amount, { amount_min: ['10000'] }, 'en')).toBe('≥ Rp\u00a010,000');
});

test('a field with two parameters is active with either, and clears both', () => {
  const filters = { amount_max: ['5'], status: ['failed'] };

  expect(isFieldActive(amount, filters)).toBe(true);
  expect(withoutField(amount, filters)).toEqual({ status: ['failed'] });
});

test('values outside the contract are never sent', () => {
  expect(valuesOf({ status: ['failed', 'refunded'] }, 'status', ['completed', 'failed'])).toEqual(['failed']);
  expect(valuesOf({ status: ['refunded'] }, 'status', ['completed', 'failed'])).toBeUndefined();
  expect(amountOf({ amount_min: ['-5'] }, 'amount_min')).toBeUndefined();
});
