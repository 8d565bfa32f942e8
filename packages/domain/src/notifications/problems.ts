export const PROBLEM_CODES = ['DPAY_QUIET_HOURS_EMPTY', 'DPAY_WHATSAPP_NOT_VERIFIED'] as const;

export type NotificationProblemCode = (typeof PROBLEM_CODES)[number];
