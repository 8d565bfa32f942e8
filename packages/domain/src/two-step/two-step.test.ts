import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideAnotherPasskey,
  decideRecoveryCodes,
  decideTurnOff,
  methodsFor,
  newRecoveryCode,
  normalizeRecoveryCode,
  passkeyNameProblem,
  TWO_STEP_POLICY,
} from './index.ts';

const nothing = { hasAuthenticator: false, passkeys: 0, recoveryCodes: 0 };

describe('methodsFor', () => {
  it.each([
    ['nothing', {}, ['mail_code']],
    ['recovery codes without anything to recover', { recoveryCodes: 3 }, ['mail_code']],
    ['an app', { hasAuthenticator: true, recoveryCodes: 10 }, ['authenticator', 'recovery_code']],
    ['a passkey and no codes left', { passkeys: 1 }, ['passkey']],
    [
      'all of them',
      { hasAuthenticator: true, passkeys: 2, recoveryCodes: 1 },
      ['passkey', 'authenticator', 'recovery_code'],
    ],
  ])('with %s', (_, held, want) => expect(methodsFor({ ...nothing, ...held })).toEqual(want));
});

it('does not turn off what a merchant requires', () => {
  expect(decideTurnOff({ isRequired: true })).toMatchObject({ problem: { code: 'DPAY_TWO_STEP_REQUIRED' } });
  expect(decideTurnOff({ isRequired: false }).ok).toBe(true);
});

it('allows ten passkeys', () => {
  const { maxPasskeys } = TWO_STEP_POLICY;
  expect(decideAnotherPasskey({ ...nothing, passkeys: maxPasskeys - 1 }).ok).toBe(true);
  expect(decideAnotherPasskey({ ...nothing, passkeys: maxPasskeys })).toMatchObject({
    problem: { code: 'DPAY_PASSKEY_LIMIT', params: { max: 10 } },
  });
});

it('makes recovery codes only beside an app or a passkey', () => {
  expect(decideRecoveryCodes(nothing)).toMatchObject({ problem: { code: 'DPAY_TWO_STEP_METHOD_MISSING' } });
  expect(decideRecoveryCodes({ ...nothing, passkeys: 1 }).ok).toBe(true);
});

it.each([
  ['', 'DPAY_REQUIRED'],
  ['   ', 'DPAY_REQUIRED'],
  ['HP kantor', undefined],
])('the passkey name "%s" has the problem %s', (name, want) =>
  expect(passkeyNameProblem(name)?.code).toBe(want),
);

describe('a recovery code', () => {
  it('reads as it was made, however it is typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        const code = newRecoveryCode(bytes);
        expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
        const read = normalizeRecoveryCode(code);
        expect(read).toBe(code.replaceAll('-', ''));
        expect(normalizeRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(read);
      }),
    );
  });

  it.each([
    ['O0IL-1111-2222', '001111112222'],
    ['7K2M-9QXT', undefined],
    ['7K2M-9QXT-4WBU', undefined],
    ['123456', undefined],
  ])('"%s" is read as %s', (text, want) => expect(normalizeRecoveryCode(text)).toBe(want));

  it('needs a random byte for each letter', () => {
    expect(() => newRecoveryCode(new Uint8Array(11))).toThrow(RangeError);
  });
});
