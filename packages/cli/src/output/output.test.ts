import { expect, test } from 'vitest';
import type { Kind } from '../records/record.ts';
import { jsonLine } from './safe.ts';
import { columnsFor, fieldLines, head, lines } from './table.ts';

const KINDS: Readonly<Record<string, Kind>> = {
  id: 'text',
  reference: 'text',
  amount: 'rupiah',
  status: 'text',
  notes: 'text',
  created_at: 'time',
};
const row = (over: object = {}) => ({
  id: 'pay_01KAJ800000000000000000002',
  reference: 'A'.repeat(40),
  amount: 1_215_000,
  status: 'completed',
  notes: null,
  created_at: '2026-11-20T03:15:42.120Z',
  ...over,
});
const tableIn = (columns: number | undefined, rows: object[]) => {
  const look = { columns, hasColour: false };
  const shown = columnsFor(rows as never, KINDS, look);
  return [head(shown, look), ...lines(rows as never, shown, look)];
};

test('a table shows the most telling columns that fit, and none without a value', () => {
  expect(tableIn(86, [row()])).toEqual([
    'id                              status           amount  created_at',
    'pay_01KAJ800000000000000000002  completed  Rp 1.215.000  2026-11-20 10:15:42 WIB',
  ]);
  for (const columns of [40, 60, 120])
    for (const line of tableIn(columns, [row()])) expect(line.length).toBeLessThanOrEqual(columns);
});

test('in a pipe nothing is left out or cut', () => {
  const table = tableIn(undefined, [row()]);

  expect(table.join('\n')).toContain('A'.repeat(40));
  expect(table[0]).not.toContain('notes');
});

test('text of a customer cannot command the terminal, in a table, a record or JSON', () => {
  const attack = { reference: '\u001B]0;owned\u0007\u009B2J\u202Etxt\n' };

  const printed = [
    ...tableIn(undefined, [row(attack)]),
    ...fieldLines(row(attack), KINDS),
    jsonLine(row(attack)),
  ];

  // oxlint-disable-next-line no-control-regex
  for (const line of printed) expect(line).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202E]/);
  expect(JSON.parse(jsonLine(attack))).toEqual(attack);
});

test('fields of an inner record have dotted names', () => {
  expect(fieldLines({ id: 'x', customer: { name: 'Sari' }, items: [{ price: 1 }] }, {})).toEqual([
    'id             x',
    'customer.name  Sari',
    'items          [{"price":1}]',
  ]);
});
