import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { payoutOutcome, type SentTransfer } from './index.ts';

const transfer = (amount: number, status: SentTransfer['status'], failure: string | null = null) => ({
  amount: rupiah(amount),
  status,
  failure,
});
const of = (latest: SentTransfer[], earlier: SentTransfer[] = []) =>
  payoutOutcome(rupiah(30_000), { earlier, latest });

describe('a payout', () => {
  it('is processing while a part is', () => {
    expect(of([transfer(10_000, 'done'), transfer(20_000, 'unknown')]).status).toBe('processing');
  });

  it('whose parts all arrived is done', () => {
    expect(of([transfer(10_000, 'done'), transfer(20_000, 'done')])).toMatchObject({
      status: 'done',
      paid: 30_000,
    });
  });

  it('that failed states the reason and whether a retry can help', () => {
    expect(of([transfer(30_000, 'failed', 'BANK_TIMEOUT')])).toEqual({
      status: 'failed',
      paid: 0,
      failure: 'BANK_TIMEOUT',
      retriggerable: true,
    });
    expect(of([transfer(30_000, 'failed', 'ACCOUNT_CLOSED')]).retriggerable).toBe(false);
  });

  it('with a part that cannot be retried is not retried', () => {
    const parts = [transfer(10_000, 'failed', 'BANK_TIMEOUT'), transfer(20_000, 'failed', 'ACCOUNT_CLOSED')];
    expect(of(parts)).toMatchObject({ failure: 'ACCOUNT_CLOSED', retriggerable: false });
  });

  it('whose remaining parts arrived in a later attempt is done', () => {
    const earlier = [transfer(10_000, 'done'), transfer(20_000, 'failed', 'BANK_TIMEOUT')];
    expect(of([transfer(20_000, 'done')], earlier).status).toBe('done');
    expect(of([transfer(20_000, 'failed', 'BANK_TIMEOUT')], earlier).status).toBe('partially_success');
  });

  it('never receives more than its amount, and is done exactly when all of it arrived', () => {
    const part = fc
      .constantFrom('done', 'failed')
      .map((status) =>
        transfer(10_000, status as 'done' | 'failed', status === 'failed' ? 'BANK_TIMEOUT' : null),
      );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const amount = rupiah(10_000 * parts.length);
        const { status, paid } = payoutOutcome(amount, { earlier: [], latest: parts });
        const arrived = parts.filter((one) => one.status === 'done').length;
        expect(paid).toBe(10_000 * arrived);
        expect(status).toBe(
          arrived === parts.length ? 'done' : arrived === 0 ? 'failed' : 'partially_success',
        );
      }),
    );
  });
});
