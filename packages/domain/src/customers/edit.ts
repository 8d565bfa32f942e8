import { err, ok, type Result } from '../kernel/index.ts';
import { sentDifferently, type SentContact } from '../orders/index.ts';
import { type Contact, CUSTOMER_FIELDS, type CustomerField } from './contact.ts';
import type { CustomerProblemCode } from './problems.ts';

export type ContactChange = {
  readonly field: CustomerField;
  readonly from: string | null;
  readonly to: string | null;
};

/** An earlier edit, oldest first in a list. */
export type ContactEdit = {
  readonly by: string;
  readonly at: string;
  readonly changes: readonly ContactChange[];
};

/** The fields whose stored values differ. Fields that are left out stay the same. */
export const contactChanges = (current: Contact, wanted: Partial<Contact>): readonly ContactChange[] =>
  CUSTOMER_FIELDS.flatMap((field) => {
    const to = wanted[field];
    return to === undefined || to === current[field] ? [] : [{ field, from: current[field], to }];
  });

/**
 * What the contact of an order changes. A field that a person corrected is kept, and an order without an address or number does not remove
 * what is known.
 */
export const contactSent = (
  current: Contact,
  sent: SentContact,
  corrected: readonly CustomerField[],
): readonly ContactChange[] => {
  const changed = sentDifferently(current, sent).filter((field) => !corrected.includes(field));
  return contactChanges(current, Object.fromEntries(changed.map((field) => [field, sent[field]])));
};

type Edited = { readonly current: Contact; readonly version: number; readonly later: readonly ContactEdit[] };

/**
 * What an edit of the version that somebody read changes. A request whose values are all stored already changes nothing: it is the same
 * request again, after a lost answer. Otherwise an edit of an older version is refused, so that nobody overwrites what they have not seen.
 */
export const decideContactEdit = (
  { current, version, later }: Edited,
  wanted: Partial<Contact>,
  readVersion: number,
): Result<readonly ContactChange[], CustomerProblemCode> => {
  const changes = contactChanges(current, wanted);
  if (changes.length === 0 || readVersion === version) return ok(changes);
  return err('DPAY_CUSTOMER_CHANGED', { by: later.at(-1)?.by ?? '' });
};

/** The last change of each field among edits, by field. */
export const lastChanges = (
  edits: readonly ContactEdit[],
): readonly ({ readonly by: string; readonly at: string } & ContactChange)[] => {
  const all = edits.flatMap(({ by, at, changes }) => changes.map((change) => ({ ...change, by, at })));
  return CUSTOMER_FIELDS.flatMap((field) => all.findLast((one) => one.field === field) ?? []);
};
