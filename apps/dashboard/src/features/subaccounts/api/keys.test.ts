import { expect, it } from 'vitest';
import { balanceKeys } from '../../balance/public.ts';
import { subaccountKeys } from '../../../shared/subaccounts/keys.ts';

const scope = ['sandbox', 'mer_1'] as const;

it.each([
  ['the list', subaccountKeys.list(scope, {})],
  ['one of them', subaccountKeys.detail(scope, 'sub_1')],
  ['anything else of one', subaccountKeys.of(scope, 'entries', 'sub_1')],
])('%s is asked for again with the balance, in its own mode alone', (_, key) => {
  expect(balanceKeys.all(scope)(key)).toBe(true);
  expect(balanceKeys.all(['live', 'mer_1'])(key)).toBe(false);
});
