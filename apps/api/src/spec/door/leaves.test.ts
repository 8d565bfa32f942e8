import { batchTransitions } from '@dasbor/domain/disbursements';
import { fundTransferTransitions } from '@dasbor/domain/fund-transfers';
import { orderTransitions } from '@dasbor/domain/orders';
import { paymentTransitions } from '@dasbor/domain/payments';
import { refundTransitions } from '@dasbor/domain/refunds';
import { expect, test } from 'vitest';
import { runnerDocument } from '../../testing/runner-document.ts';

type Method = { operationId: string; 'x-leaves'?: { status?: string | string[] } };
const { paths } = runnerDocument<{ paths: Record<string, Record<string, Method>> }>();
const operations = Object.values(paths).flatMap((path) => Object.values(path));

const wordsOf = (id: string) =>
  [operations.find(({ operationId }) => operationId === id)?.['x-leaves']?.status ?? []].flat();

test.each<[string, { statuses: readonly string[]; canMove: (from: never, to: never) => boolean }]>([
  ['cancelDisbursement', batchTransitions],
  ['submitDisbursement', batchTransitions],
  ['approveDisbursement', batchTransitions],
  ['rejectDisbursement', batchTransitions],
  ['retriggerDisbursement', batchTransitions],
  ['simulateDisbursementItems', batchTransitions],
  ['approveFundTransfer', fundTransferTransitions],
  ['rejectFundTransfer', fundTransferTransitions],
  ['approveRefund', refundTransitions],
  ['rejectRefund', refundTransitions],
  ['cancelOrder', orderTransitions],
  ['cancelPayment', paymentTransitions],
  ['payVirtualAccount', paymentTransitions],
])('%s leaves every status that the domain can leave', (id, { statuses, canMove }) => {
  const unreached = wordsOf(id).filter((to) => !statuses.some((from) => canMove(from as never, to as never)));

  expect(wordsOf(id)).not.toEqual([]);
  expect(unreached).toEqual([]);
});
