/** Shared by everyone in the demo data. */
export const PASSWORD = 'Dasbor-Demo-1';

/** The people of the demo data; the first eight work for one merchant. */
export const PEOPLE = {
  owner: 'owner@demo.test',
  admin: 'admin@demo.test',
  finance: 'finance@demo.test',
  uploader: 'uploader@demo.test',
  /** With 2-step sign-in. */
  approver: 'approver@demo.test',
  developer: 'developer@demo.test',
  /** Sees personal data masked. */
  viewer: 'viewer@demo.test',
  links: 'links@demo.test',
  unverified: 'unverified@demo.test',
  /** Works for the first merchant and for the second. */
  bookkeeper: 'bookkeeper@demo.test',
  ownerOfSecond: 'owner@second.test',
  ownerOfSuspended: 'owner@suspended.test',
  ownerOfBasic: 'owner@basic.test',
  /** Signed up and not activated: sandbox only. */
  ownerOfNew: 'owner@new.test',
} as const;

export type Person = keyof typeof PEOPLE;
