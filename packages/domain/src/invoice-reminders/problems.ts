export const PROBLEM_CODES = [
  'DPAY_FIELD_TOO_FEW',
  'DPAY_FIELD_TOO_MANY',
  'DPAY_FIELD_TOO_SMALL',
  'DPAY_FIELD_TOO_LARGE',
  'DPAY_REMINDER_REPEATED',
] as const;

export type InvoiceReminderProblemCode = (typeof PROBLEM_CODES)[number];
