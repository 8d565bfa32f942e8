import { expect, test } from 'vitest';
import { matchingStep, newTotpSecret, timeStepAt, totpCode, totpUri } from './totp.ts';

// RFC 6238, appendix B: the secret 12345678901234567890, of which we use the last six of eight digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is the one of RFC 6238: %s', (second, want) => {
  expect(totpCode(SECRET, timeStepAt(new Date(second * 1000)))).toBe(want);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a phone whose clock is %i steps off: %s', (steps, isAccepted) => {
  const now = new Date('2026-11-20T03:15:42Z');
  const step = timeStepAt(now) + steps;

  expect(matchingStep(SECRET, totpCode(SECRET, step), now)).toBe(isAccepted ? step : undefined);
});

test.each(['', '28708', '2870820', 'abcdef'])('%j is no code', (text) => {
  expect(matchingStep(SECRET, text, new Date(59_000))).toBeUndefined();
});

test('a secret has 160 random bits in Base32', () => {
  const [one, another] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(another);
});

test('the address names the app and the person', () => {
  expect(totpUri({ secret: SECRET, email: 'a+b@kopi.example' })).toBe(
    `otpauth://totp/Dasbor:a%2Bb%40kopi.example?secret=${SECRET}&issuer=Dasbor&algorithm=SHA1&digits=6&period=30`,
  );
});
