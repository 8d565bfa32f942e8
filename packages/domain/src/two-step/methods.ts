import { TWO_STEP_POLICY } from './policy.ts';

/** The ways to pass the second step. */
export const TWO_STEP_METHODS = ['passkey', 'authenticator', 'recovery_code', 'mail_code'] as const;
export type TwoStepMethod = (typeof TWO_STEP_METHODS)[number];

/** How a sign-in passed the second step. */
export type PassedSecondStep = TwoStepMethod | 'remembered_device';

/** What a person has set up. */
export type SecondStepHeld = {
  readonly hasAuthenticator: boolean;
  readonly passkeys: number;
  readonly recoveryCodes: number;
};

/** Whether a mailed code is too weak for this person: a mailbox must not open what an app or a passkey protects. */
export const hasStrongMethod = ({ hasAuthenticator, passkeys }: SecondStepHeld): boolean =>
  hasAuthenticator || passkeys > 0;

/** From when a mailed code replaces what somebody reported as lost. */
export const lostStepOpensAt = (reportedAt: Date): Date =>
  new Date(reportedAt.getTime() + TWO_STEP_POLICY.lostHours * 3_600_000);

/** What the second step offers, the easiest first. A code is mailed only if nothing stronger is set up. */
export const methodsFor = (held: SecondStepHeld): readonly TwoStepMethod[] =>
  hasStrongMethod(held)
    ? [
        ...(held.passkeys > 0 ? (['passkey'] as const) : []),
        ...(held.hasAuthenticator ? (['authenticator'] as const) : []),
        ...(held.recoveryCodes > 0 ? (['recovery_code'] as const) : []),
      ]
    : ['mail_code'];
