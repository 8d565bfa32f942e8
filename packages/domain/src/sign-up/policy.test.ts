import { expect, it } from 'vitest';
import { effectiveFlags } from '../access/index.ts';
import { NEW_MERCHANT_FEATURES, networkOf } from './index.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

it('a new merchant has no live feature, and can try all in sandbox but those that need two people', () => {
  expect(Object.values(effectiveFlags(NEW_MERCHANT_FEATURES.live, 'live'))).not.toContain(true);
  expect(effectiveFlags(NEW_MERCHANT_FEATURES.sandbox, 'sandbox')).toMatchObject({
    refund: true,
    withdrawal: true,
    fund_transfer: true,
    fund_transfer_whitelist: false,
    disbursement_approval_otp: false,
  });
});
