import { expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from './index.ts';

// Product spec §9.
const NAMES = [
  // spec 9.57
  'payment.completed',
  // spec 9.58
  'payment.failed',
  // spec 9.59
  'payment.cancelled',
  // spec 9.60
  'payment.rejected',
  // spec 9.61
  'payment.onhold',
  // spec 9.62
  'payment.expired',
  // spec 9.63
  'order.created',
  // spec 9.64
  'order.completed',
  // spec 9.65
  'disbursement.completed',
  // spec 9.66
  'refund.completed',
  // spec 9.67
  'refund.failed',
  // spec 9.68
  'refund.submitted',
  // spec 9.69
  'disbursement.validation_completed',
  // spec 9.70
  'settlement.settled',
  // spec 9.71
  'account_validation.completed',
  // spec 9.72
  'invoice.paid',
  // spec 9.73
  'invoice.transaction',
  // spec 9.74
  'transfer-bank.notify',
] as const;

it('a merchant can choose each event of the product, and no other', () => {
  expect([...WEBHOOK_EVENTS].toSorted()).toEqual([...NAMES].toSorted());
});
