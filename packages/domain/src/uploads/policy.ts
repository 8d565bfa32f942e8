/** Not in the specification. */
export const UPLOAD_POLICY = {
  /** A draft has personal data of customers, so it does not stay when nobody submits it. */
  draftDays: 30,
  /** Shown with an upload; the file of refused rows has all. */
  shownRefusals: 20,
  listed: 20,
} as const;
