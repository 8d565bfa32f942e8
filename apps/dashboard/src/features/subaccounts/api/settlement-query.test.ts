import { expect, test } from 'vitest';
import { anyListQuery } from '../../../shared/testing/list-query.ts';
import { settlementQuery } from './settlement-query.ts';

const ask = (address: string) =>
  settlementQuery({ query: anyListQuery(address, ['status', 'method']) }, 'sub_1').filters;

test('filters are those of the contract, for one subaccount, and nothing else is asked', () => {
  expect(ask('')).toEqual({ subaccount_id: 'sub_1' });
  expect(ask('status=settled&method=va,qris')).toEqual({
    subaccount_id: 'sub_1',
    status: ['settled'],
    method: ['va', 'qris'],
  });
  expect(ask('status=lost&method=cash')).toEqual({ subaccount_id: 'sub_1' });
});
