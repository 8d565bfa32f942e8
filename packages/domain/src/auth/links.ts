/** How many hours a mailed link works, by what it is for. Product spec: not shown. An invitation may wait over a weekend. */
export const LINK_HOURS = {
  reset_password: 1,
  verify_email: 24,
  create_password: 72,
  confirm_email: 24,
  /** A thief may change it on a Friday. */
  undo_email_change: 72,
} as const;

export type LinkPurpose = keyof typeof LINK_HOURS;
