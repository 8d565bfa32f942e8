export const PROBLEM_CODES = [
  'DPAY_REQUIRED',
  'DPAY_COLOR_INVALID',
  'DPAY_COLOR_CONTRAST_LOW',
  'DPAY_LOGO_TOO_LARGE',
  'DPAY_LOGO_NOT_PNG',
  'DPAY_LOGO_ANIMATED',
  'DPAY_LOGO_PIXELS',
  'DPAY_LOGO_DISPLAY_SIZE',
] as const;

export type CheckoutAppearanceProblemCode = (typeof PROBLEM_CODES)[number];
