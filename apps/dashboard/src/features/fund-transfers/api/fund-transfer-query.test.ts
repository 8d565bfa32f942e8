import { expect, test } from 'vitest';
import { anyListQuery } from '../../../shared/testing/list-query.ts';
import { fundTransferQuery } from './fund-transfer-query.ts';

const range = { from: '2026-11-15', to: '2026-11-21' };
const ask = (address: string, of?: string) =>
  fundTransferQuery({ query: anyListQuery(address, ['status', 'type']), range }, of);

test('filters are those of the contract, and nothing else is asked', () => {
  expect(ask('status=need_approval&type=balance_to_bank').filters).toEqual({
    status: ['need_approval'],
    type: ['balance_to_bank'],
  });
  expect(ask('status=paid')).toEqual({ limit: 10, ...range, action: 'first' });
});

test('those of a subaccount are its own, with whatever else is asked', () => {
  expect(ask('status=failed', 'sub_1').filters).toEqual({ status: ['failed'], subaccount_id: 'sub_1' });
});
