import { err, ok, type Result } from '../kernel/index.ts';
import { hasStrongMethod, type SecondStepHeld } from './methods.ts';
import { TWO_STEP_POLICY } from './policy.ts';
import type { TwoStepProblemCode } from './problems.ts';

/** Nobody turns off what one of their merchants requires. */
export const decideTurnOff = ({ isRequired }: { isRequired: boolean }): Result<true, TwoStepProblemCode> =>
  isRequired ? err('DPAY_TWO_STEP_REQUIRED') : ok(true);

export const decideAnotherPasskey = ({ passkeys }: SecondStepHeld): Result<true, TwoStepProblemCode> =>
  passkeys < TWO_STEP_POLICY.maxPasskeys
    ? ok(true)
    : err('DPAY_PASSKEY_LIMIT', { max: TWO_STEP_POLICY.maxPasskeys });

/** Recovery codes replace an app or a passkey, so they need one. */
export const decideRecoveryCodes = (held: SecondStepHeld): Result<true, TwoStepProblemCode> =>
  hasStrongMethod(held) ? ok(true) : err('DPAY_TWO_STEP_METHOD_MISSING');
