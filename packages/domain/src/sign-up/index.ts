export { PROBLEM_CODES } from './problems.ts';
export { NEW_MERCHANT_FEATURES, networkOf, SIGN_UP_POLICY } from './policy.ts';
export {
  type FieldProblem,
  type Registration,
  REGISTRATION_FIELDS,
  type RegistrationField,
  registrationProblems,
} from './registration.ts';
export {
  readWhatsAppNumber,
  WHATSAPP_FIELDS,
  type WhatsAppField,
  whatsAppProblems,
  type WhatsAppRegistration,
} from './whatsapp.ts';
