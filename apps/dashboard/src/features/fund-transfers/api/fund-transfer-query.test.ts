import { expect, test } from 'vitest';
import { anyListQuery } from '../../../shared/testing/list-query.ts';
import { fundTransferQuery } from './fund-transfer-query.ts';

const ask = (address: string, of?: string) =>
  fundTransferQuery({ query: anyListQuery(address, ['status', 'type']) }, of);

test('filters are those of the contract, and nothing else is asked', () => {
  expect(ask('status=need_approval&type=balance_to_bank').filters).toEqual({
    status: ['need_approval'],
    type: ['balance_to_bank'],
  });
  expect(ask('status=paid')).toEqual({ limit: 10, action: 'first' });
});

test('those of a subaccount are its own, with whatever else is asked', () => {
  expect(ask('status=failed', 'sub_1').filters).toEqual({ status: ['failed'], subaccount_id: 'sub_1' });
});
