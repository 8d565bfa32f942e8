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
  contactSent,
  decideContactEdit,
  lastChanges,
} from './edit.ts';
export { maskContact, maskCustomerName, maskReference, searchedName } from './masking.ts';
