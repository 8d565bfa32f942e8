import { expect, test } from 'vitest';
import { effectiveFlags, ROLES } from '../access/index.ts';
import { usesFor } from './index.ts';

const ALL_ON = { balance: true, subaccount: true, fund_transfer: true, fund_transfer_whitelist: true };
const who = (role: string, config: object = ALL_ON) => ({
  permissions: ROLES.find(({ name }) => name === role)?.permissions ?? [],
  flags: effectiveFlags(config, 'live'),
  mode: 'live' as const,
});

test.each([
  ['Owner', ['withdrawals', 'fund_transfers'], ['withdrawals', 'fund_transfers']],
  ['Finance', ['withdrawals', 'fund_transfers'], ['withdrawals']],
  ['Approver', ['fund_transfers'], []],
  ['Developer', [], []],
])('%s sees accounts for %j and changes those for %j', (role, seen, changed) => {
  expect([usesFor(who(role), 'view'), usesFor(who(role), 'change')]).toEqual([seen, changed]);
});

test.each([
  ['the whitelist', { ...ALL_ON, fund_transfer_whitelist: false }, ['withdrawals']],
  ['the balance', { ...ALL_ON, balance: false }, ['fund_transfers']],
])('without %s nobody sees what it is for', (_, config, seen) => {
  expect(usesFor(who('Owner', config), 'view')).toEqual(seen);
});
