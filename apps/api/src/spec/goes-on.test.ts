import { batchTransitions, itemTransitions } from '@dasbor/domain/disbursements';
import { fundTransferTransitions } from '@dasbor/domain/fund-transfers';
import { orderTransitions } from '@dasbor/domain/orders';
import { paymentTransitions } from '@dasbor/domain/payments';
import { topUpTransitions } from '@dasbor/domain/top-ups';
import { withdrawalTransitions } from '@dasbor/domain/withdrawals';
import { expect, test } from 'vitest';
import { runnerDocument } from '../testing/runner-document.ts';

type Field = { 'x-goes-on'?: Record<string, string[]> };
type Schemas = Record<string, { properties?: Record<string, Field> }>;
const { schemas } = runnerDocument<{ components: { schemas: Schemas } }>().components;

const stepsOf = (record: string) =>
  Object.entries(schemas[record]?.properties?.['status']?.['x-goes-on'] ?? {}).flatMap(([from, words]) =>
    words.map((to) => [from, to] as const),
  );

test.each<[string, { canMove: (from: never, to: never) => boolean }]>([
  ['Order', orderTransitions],
  ['Payment', paymentTransitions],
  ['Withdrawal', withdrawalTransitions],
  ['Disbursement', batchTransitions],
  ['DisbursementItem', itemTransitions],
  ['FundTransfer', fundTransferTransitions],
  ['TopUp', topUpTransitions],
])('the automatic status changes of %s follow the domain', (record, { canMove }) => {
  expect(stepsOf(record)).not.toEqual([]);
  expect(stepsOf(record).filter(([from, to]) => !canMove(from as never, to as never))).toEqual([]);
});
