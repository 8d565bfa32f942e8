type Word = string | number | boolean;

/** What an operation leaves of the record that it names, or of the sign-ins if it names none (README.md, "What a change leaves"). */
export type Leaves =
  /** What it reads afterwards: this, one of these, anything but that. */
  | Readonly<Record<string, Word | readonly Word[] | { not: Word | null }>>
  /** No record. */
  | null
  /** Why no field of it says that anything was done. */
  | string;

/** Which record an answer tells of that is none itself (README.md, "What a change leaves"). */
export type TellsOf = {
  /** The operation that reads it. */
  operation: string;
  /** Where the answer names it; without that it is the record of the path. */
  id_at?: string;
  /** Where it says what the path names, by which it is the right one: `{ virtual_account.number: number }`. */
  where?: Readonly<Record<string, string>>;
};

/** The sign-ins of a person: the one that asks, and one that was begun elsewhere. */
export type SignIns = Readonly<Record<'own_sign_in' | 'other_sign_ins', 'open' | 'ended'>>;
