import { describe, expect, test } from 'vitest';
import type { LedgerMove } from '../api/types.ts';
import { flowOf } from './flow.ts';

const move = (account: string, amount: number, subaccount_id: string | null = null) =>
  ({ account, amount, subaccount_id }) as LedgerMove;

describe('the flow of money', () => {
  test('lists sources and destinations with equal totals', () => {
    expect(
      flowOf([move('ppn', 440), move('fee', 4_000), move('acquirer', -150_000), move('pending', 145_560)]),
    ).toEqual({
      from: [{ account: 'acquirer', subaccountId: null, amount: 150_000 }],
      to: [
        { account: 'pending', subaccountId: null, amount: 145_560 },
        { account: 'fee', subaccountId: null, amount: 4_000 },
        { account: 'ppn', subaccountId: null, amount: 440 },
      ],
      total: 150_000,
      difference: 0,
    });
  });

  test('names the subaccount', () => {
    expect(flowOf([move('available', -7), move('available', 7, 'sub_1')]).to).toEqual([
      { account: 'available', subaccountId: 'sub_1', amount: 7 },
    ]);
  });

  test('may be empty', () => {
    expect(flowOf([])).toEqual({ from: [], to: [], total: 0, difference: 0 });
  });

  test('reports the difference if the totals do not match', () => {
    expect(flowOf([move('available', -7), move('bank', 8)]).difference).toBe(1);
  });

  test('lists an unknown account last', () => {
    expect(
      flowOf([move('escrow', 1), move('fee', 2), move('bank', -3)]).to.map(({ account }) => account),
    ).toEqual(['fee', 'escrow']);
  });
});
