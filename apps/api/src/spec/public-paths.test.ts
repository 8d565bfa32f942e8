import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';

const { operations } = loadContract();

// Product spec §7: they skip the token.
test.each([
  ['POST', '/dashboard/login'],
  ['POST', '/dashboard/login/verify'],
  ['POST', '/dashboard/login/resend-otp'],
  ['POST', '/dashboard/users/forgot_password'],
  ['POST', '/dashboard/users/reset_password'],
  ['POST', '/dashboard/users/verify'],
  ['POST', '/dashboard/users/register'],
  ['POST', '/dashboard/users/resend_verification_email'],
  ['POST', '/dashboard/whatsapp-bot/register'],
  ['POST', '/dashboard/whatsapp-bot/login'],
  ['GET', '/dashboard/whatsapp-bot/merchant-categories'],
  ['POST', '/dashboard/whatsapp-bot/resend'],
  ['GET', '/dashboard/ops/report/merchant_payment_methods'],
])('%s %s needs no token', (method, path) => {
  expect(operations.find((one) => one.method === method && one.path === path)?.permission).toBe('public');
});
