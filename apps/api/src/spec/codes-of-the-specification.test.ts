import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';

const { operations } = loadContract();

// Product spec §6. `door/codes.test.ts` proves that each of these operations asks for its code.
test.each([
  // spec 6.23
  ['inviteUser', 'any'],
  // spec 6.24
  ['updateUser', 'any'],
  // spec 6.25
  ['revealLegacyKey', 'live'],
  ['createApiKey', 'live'],
  // spec 6.26
  ['regenerateApiKey', 'live'],
  // spec 6.27
  ['revealSnapSecret', 'any'],
  // spec 6.28
  ['regenerateSnapSecret', 'any'],
  // spec 6.29
  ['getSnapPublicKey', 'any'],
  // spec 6.30
  ['createWithdrawal', 'any'],
  ['approveDisbursement', 'any'],
])('%s needs a code (%s)', (id, mode) => {
  const operation = operations.find((one) => one.id === id);

  expect([typeof operation?.otp, operation?.otpMode]).toEqual(['string', mode]);
});

// spec 6.31
test('approving a batch needs a code only with its feature', () => {
  expect(operations.find(({ id }) => id === 'approveDisbursement')?.otpFeature).toBe(
    'disbursement_approval_otp',
  );
});
