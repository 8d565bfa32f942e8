export { PROBLEM_CODES, type PaymentLinkProblemCode } from './problems.ts';
export {
  decideOpen,
  type OrderOfLink,
  PAYMENT_LINK_CONDITIONS,
  PAYMENT_LINK_STATUSES,
  type PaymentLinkCondition,
  type PaymentLinkStatus,
  paymentLinkStatus,
} from './status.ts';
export {
  ADMIN_FEE_METHODS,
  type AdminFeeMethod,
  contentProblem,
  feePayerOfMethod,
  LINK_CUSTOMER_FIELDS,
  type LinkCustomer,
  type LinkCustomerField,
  PAYMENT_LINK,
  type PaymentLinkProblem,
  paymentLinkFormProblems,
  subjectProblem,
  type WantedPaymentLink,
} from './form.ts';
export { expiryOfLink } from './expiry.ts';
export {
  type LinkFacts,
  linkMessage,
  STANDARD_TEMPLATES,
  TEMPLATE_LONGEST,
  TEMPLATE_WORDS,
  templateProblem,
  type TemplateWord,
  whatsAppPhone,
} from './message.ts';
