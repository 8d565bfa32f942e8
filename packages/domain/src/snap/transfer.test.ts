import { describe, expect, it } from 'vitest';
import { decideSnapAmount, SNAP_TRANSFER_STATES, SNAP_TRANSFER_STATUSES } from './index.ts';

const BCA = { minimum: 10_000, maximum: 9_999_999_999, split_limit: 1_000_000_000 };
const GOPAY = { minimum: 10_000, maximum: 20_000_000, split_limit: null };
const invalid = { ok: false, problem: { code: 'DPAY_SNAP_AMOUNT_INVALID' } };
const above = (maximum: number) => ({
  ok: false,
  problem: { code: 'DPAY_SNAP_AMOUNT_LIMIT', params: { maximum } },
});

describe('a SNAP amount', () => {
  it.each([
    ['the least a bank takes', '10000.00', { ok: true, value: 10_000 }],
    ['a rupiah less', '9999.00', invalid],
    ['nothing', '0.00', invalid],
    ['hundredths', '10000.50', invalid],
    ['no decimals', '10000', invalid],
    ['three decimals', '10000.000', invalid],
    ['a comma', '10000,00', invalid],
    ['zeros before it, as none of ours has', '0000010000.00', invalid],
    ['more than a number holds', '9999999999999999.00', invalid],
    ['the most of one transfer', '1000000000.00', { ok: true, value: 1_000_000_000 }],
    ['a rupiah more, which is not split', '1000000001.00', above(1_000_000_000)],
  ])('%s: %s', (_, value, want) => expect(decideSnapAmount(value, BCA)).toEqual(want));

  it('is limited by the wallet’s maximum', () => {
    expect(decideSnapAmount('20000000.00', GOPAY)).toEqual({ ok: true, value: 20_000_000 });
    expect(decideSnapAmount('20000001.00', GOPAY)).toEqual(above(20_000_000));
  });
});

it('every status has a SNAP code of its own', () => {
  const numbers = SNAP_TRANSFER_STATUSES.map(
    (status) => SNAP_TRANSFER_STATES[status].latestTransactionStatus,
  );
  expect(numbers).toEqual(['03', '00', '06']);
});
