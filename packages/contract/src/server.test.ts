import { expect, test } from 'vitest';
import { readContract } from './contract.ts';
import type { Document } from './contract.ts';
import { needsCode } from './server.ts';
import { smallContract } from './testing/small-contract.ts';

const withCode = (extensions: object) => {
  const twist = structuredClone(smallContract);
  Object.assign(twist.paths['/tea'].post, { 'x-otp': 'tea', ...extensions });
  const found = readContract(twist as unknown as Document).operations.find(({ id }) => id === 'brewTea');
  if (!found) throw new Error('There is no tea.');
  return found;
};
const SANDBOX = { isLive: false, flags: {} };
const LIVE = { isLive: true, flags: {} };

test('a code is required in both modes, or in live mode only if the contract says so', () => {
  expect([SANDBOX, LIVE].map((server) => needsCode(withCode({}), server))).toEqual([true, true]);
  expect([SANDBOX, LIVE].map((server) => needsCode(withCode({ 'x-otp-mode': 'live' }), server))).toEqual([
    false,
    true,
  ]);
});

test('a code that depends on a flag is required unless the session has it off', () => {
  const byFlag = withCode({ 'x-otp-feature': 'tea_code' });

  expect(needsCode(byFlag, { isLive: false, flags: { tea_code: true } })).toBe(true);
  expect(needsCode(byFlag, { isLive: false, flags: { tea_code: false } })).toBe(false);
  expect(needsCode(byFlag, SANDBOX)).toBe(true);
});
