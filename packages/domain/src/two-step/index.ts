export { type TwoStepProblemCode, PROBLEM_CODES } from './problems.ts';
export { TWO_STEP_POLICY } from './policy.ts';
export {
  hasStrongMethod,
  lostStepOpensAt,
  methodsFor,
  type PassedSecondStep,
  type SecondStepHeld,
  TWO_STEP_METHODS,
  type TwoStepMethod,
} from './methods.ts';
export { decideAnotherPasskey, decideRecoveryCodes, decideTurnOff } from './decide.ts';
export { PASSKEY_NAME_MAX_LENGTH, passkeyNameProblem } from './passkey-name.ts';
export { newRecoveryCode, normalizeRecoveryCode } from './recovery-codes.ts';
