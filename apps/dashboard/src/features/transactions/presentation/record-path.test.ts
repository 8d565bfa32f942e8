import { TRANSACTION_KINDS } from '@dasbor/domain/transactions';
import { expect, it } from 'vitest';
import type { Transaction } from '../api/types.ts';
import { recordPath } from './record-path.ts';

const pathOf = (kind: string, reference_id: string) =>
  recordPath({ kind: kind as Transaction['kind'], reference_id });

it.each([
  ['payment', 'pay_1', '/payments/pay_1'],
  ['withdrawal', 'wdr_1-2', '/balance/withdraw/wdr_1'],
  ['disbursement', 'dis_item_1-r2', '/disbursements/info/dis_item_1'],
  ['snap_transfer', 'snt_1', '/balance/trace/snt_1'],
  ['newer', 'new_1', '/balance/trace/new_1'],
  ['constructor', 'new_1', '/balance/trace/new_1'],
])('a %s leads to the page of its record', (kind, reference, path) => {
  expect(pathOf(kind, reference)).toBe(path);
});

it('every kind has a page', () => {
  for (const kind of TRANSACTION_KINDS) expect(pathOf(kind, 'x_1')).toMatch(/^\/.+x_1$/);
});
