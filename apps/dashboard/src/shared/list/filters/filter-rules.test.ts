import { describe, expect, test } from 'vitest';
import { type FilterField, isFieldActive, rulesOf } from './filter-fields.ts';
import { readFilters } from './filter-rules.ts';

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const fields: readonly FilterField[] = [
  { kind: 'choices', name: 'status', label: 'Status', options: options('completed', 'failed') },
  { kind: 'choices', name: 'links', label: 'Link', single: true, options: options('yes', 'no') },
  {
    kind: 'choices',
    name: 'key',
    label: 'Key',
    options: options('key_1'),
    accepts: (value) => value.startsWith('key_'),
  },
  { kind: 'amount', name: 'amount', label: 'Nominal' },
  { kind: 'days', name: 'due', label: 'Due' },
  { kind: 'fixed', name: 'order', label: 'Order', accepts: (value) => value.startsWith('ord_') },
];
const read = (address: string) => readFilters(new URLSearchParams(address), fields.flatMap(rulesOf));

describe('the filters of an address', () => {
  test.each([
    ['status=failed,completed', { status: ['failed', 'completed'] }],
    ['status=failed,failed', { status: ['failed'] }],
    ['links=yes', { links: ['yes'] }],
    ['order=ord_1', { order: ['ord_1'] }],
    ['key=key_2', { key: ['key_2'] }],
    ['amount_min=10000&amount_max=10000', { amount_min: ['10000'], amount_max: ['10000'] }],
    ['amount_max=0', { amount_max: ['0'] }],
    ['due_from=2026-12-20&due_to=2026-12-31', { due_from: ['2026-12-20'], due_to: ['2026-12-31'] }],
  ])('%s is taken as it stands', (address, want) => {
    expect(read(address)).toEqual({ filters: want, ignored: [] });
  });

  test.each([
    ['status=refunded', ['status']],
    ['due_from=2026-02-30', ['due_from']],
    ['links=yes,no', ['links']],
    ['links=maybe', ['links']],
    ['order=abc', ['order']],
    ['order=ord_1,ord_2', ['order']],
    ['key=usr_1', ['key']],
    ['amount_min=lots', ['amount_min']],
    ['amount_min=1,2', ['amount_min']],
    ['amount_min=10&amount_max=1', ['amount_min', 'amount_max']],
  ])('%s narrows nothing and draws no chip', (address, ignored) => {
    const found = read(address);

    expect(found).toEqual({ filters: {}, ignored });
    expect(fields.filter((field) => isFieldActive(field, found.filters))).toEqual([]);
  });

  test('keeps the known values of several', () => {
    expect(read('status=failed,refunded')).toEqual({ filters: { status: ['failed'] }, ignored: ['status'] });
  });
});
