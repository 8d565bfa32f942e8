import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';

const { operations } = loadContract();

// Product spec §6. `door/codes.test.ts` proves that each of these operations asks for its code.
test.each([
  ['inviteUser', 'any'],
  ['updateUser', 'any'],
  ['revealLegacyKey', 'live'],
  ['createApiKey', 'live'],
  ['regenerateApiKey', 'live'],
  ['revealSnapSecret', 'any'],
  ['regenerateSnapSecret', 'any'],
  ['getSnapPublicKey', 'any'],
  ['createWithdrawal', 'any'],
  ['approveDisbursement', 'any'],
])('%s needs a code (%s)', (id, mode) => {
  const operation = operations.find((one) => one.id === id);

  expect([typeof operation?.otp, operation?.otpMode]).toEqual(['string', mode]);
});

test('approving a batch needs a code only with its feature', () => {
  expect(operations.find(({ id }) => id === 'approveDisbursement')?.otpFeature).toBe(
    'disbursement_approval_otp',
  );
});
