export { PROBLEM_CODES, type CustomerProblemCode } from './problems.ts';
export { COUNTRIES } from './countries.ts';
export {
  type Contact,
  contactProblem,
  CUSTOMER_FIELDS,
  type CustomerField,
  storedContact,
} from './contact.ts';
export {
  type ContactChange,
  contactChanges,
  type ContactEdit,
  decideContactEdit,
  lastChanges,
} from './edit.ts';
export { maskContact, maskReference } from './masking.ts';
