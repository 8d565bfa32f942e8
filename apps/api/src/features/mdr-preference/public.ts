export { feePayerPreference } from './repository.ts';
