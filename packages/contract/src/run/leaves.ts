type Word = string | number | boolean;

/** What an operation leaves of the record that it names (README.md, "What an operation leaves"). */
export type Leaves =
  /** What it reads afterwards: this, or one of these. */
  | Readonly<Record<string, Word | readonly Word[]>>
  /** No record. */
  | null;

/** Which record an answer tells of that is none itself (README.md, "What an operation leaves"). */
export type TellsOf = {
  /** The operation that reads it. */
  operation: string;
  /** Where the answer names it; without that it is the record of the path. */
  id_at?: string;
  /** Where it says what the path names, by which it is the right one: `{ virtual_account.number: number }`. */
  where?: Readonly<Record<string, string>>;
};
