import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';

const { operations } = loadContract();

// Product spec §7: they skip the token.
test.each([
  // spec 7.8
  ['POST', '/dashboard/login'],
  // spec 7.9
  ['POST', '/dashboard/login/verify'],
  // spec 7.10
  ['POST', '/dashboard/login/resend-otp'],
  // spec 7.11
  ['POST', '/dashboard/users/forgot_password'],
  // spec 7.12
  ['POST', '/dashboard/users/reset_password'],
  // spec 7.13
  ['POST', '/dashboard/users/verify'],
  // spec 7.14
  ['POST', '/dashboard/users/register'],
  // spec 7.15
  ['POST', '/dashboard/users/resend_verification_email'],
  // spec 7.16
  ['POST', '/dashboard/whatsapp-bot/register'],
  // spec 7.16
  ['POST', '/dashboard/whatsapp-bot/login'],
  // spec 7.16
  ['GET', '/dashboard/whatsapp-bot/merchant-categories'],
  // spec 7.16
  ['POST', '/dashboard/whatsapp-bot/resend'],
  // spec 7.17
  ['GET', '/dashboard/ops/report/merchant_payment_methods'],
])('%s %s needs no token', (method, path) => {
  expect(operations.find((one) => one.method === method && one.path === path)?.permission).toBe('public');
});
