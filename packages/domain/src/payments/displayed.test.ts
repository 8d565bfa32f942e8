import { describe, expect, it } from 'vitest';
import { displayedPaymentStatus, PAYMENT_STATUSES } from './index.ts';

const settlementDueDate = '2026-11-23';

describe('displayedPaymentStatus', () => {
  // spec 4.4
  it('shows a completed payment as settled once the merchant has the money', () => {
    expect(
      displayedPaymentStatus({ status: 'completed', settlementStatus: 'settled', settlementDueDate }),
    ).toEqual({
      status: 'settled',
    });
  });

  // spec 4.4
  it('shows it as waiting until then, with the due date as an estimate', () => {
    expect(
      displayedPaymentStatus({ status: 'completed', settlementStatus: 'need_to_settle', settlementDueDate }),
    ).toEqual({ status: 'waiting', dueDate: settlementDueDate });
  });

  it('waits without a date if none is known yet', () => {
    expect(
      displayedPaymentStatus({ status: 'completed', settlementStatus: null, settlementDueDate: null }),
    ).toEqual({
      status: 'waiting',
      dueDate: null,
    });
  });

  it.each(PAYMENT_STATUSES.filter((status) => status !== 'completed'))('shows %s as it is', (status) => {
    expect(displayedPaymentStatus({ status, settlementStatus: null, settlementDueDate: null })).toEqual({
      status,
    });
  });
});
