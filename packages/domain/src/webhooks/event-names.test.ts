import { expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from './index.ts';

// Product spec §9.
const NAMES = [
  'payment.completed',
  'payment.failed',
  'payment.cancelled',
  'payment.rejected',
  'payment.onhold',
  'payment.expired',
  'order.created',
  'order.completed',
  'disbursement.completed',
  'refund.completed',
  'refund.failed',
  'refund.submitted',
  'disbursement.validation_completed',
  'settlement.settled',
  'account_validation.completed',
  'invoice.paid',
  'invoice.transaction',
  'transfer-bank.notify',
] as const;

it('a merchant can choose each event of the product, and no other', () => {
  expect([...WEBHOOK_EVENTS].toSorted()).toEqual([...NAMES].toSorted());
});
