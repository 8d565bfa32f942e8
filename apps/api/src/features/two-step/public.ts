// The parts that other features may import.
export { acceptCode, authenticatorPlaces } from './accept-code.ts';
export { acceptPasskey, passkeyRequestOptions, takeChallenge } from './assertion.ts';
export { noteChange } from './note-change.ts';
export { passkeyName } from './passkey-repository.ts';
export {
  HELD,
  heldOf,
  isRequiredOf,
  personOf,
  readPerson,
  removeSecondSteps,
  turnOff,
  turnOn,
} from './repository.ts';
export type { HeldRow } from './repository.ts';
