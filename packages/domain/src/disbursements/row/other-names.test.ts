import { expect, it } from 'vitest';
import { otherNamesIn } from '../index.ts';

const to = (account_owner_name: string, account_number = '8422647001', bank_code = 'bca') => ({
  account_owner_name,
  account_number,
  bank_code,
});
const found = (...payouts: ReturnType<typeof to>[]) => [...otherNamesIn(payouts.entries())];

it('an account with two different names is reported with the first row that pays it', () => {
  expect(found(to('Siti Aminah'), to('Budi Santoso'), to('SITI AMINAH'), to('Dewi'))).toEqual([
    [1, 0],
    [3, 0],
  ]);
});

it.each([
  ['in capitals', to('SITI AMINAH')],
  ['with titles', to('Hj. Siti Aminah, S.E.')],
  ['hidden by a wallet', to('S*** A*****')],
  ['of another number', to('Budi', '8422647003')],
  ['of another bank', to('Budi', '8422647001', 'bri')],
])('reports nothing %s, in either order', (_, other) => {
  expect(found(to('Siti Aminah'), other)).toEqual([]);
  expect(found(other, to('Siti Aminah'))).toEqual([]);
});
