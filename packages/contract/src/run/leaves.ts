type Word = string | number | boolean;

/** The state in which an operation leaves its record (README.md, "What an operation leaves"). */
export type Leaves =
  /** Its later value: this, or one of these. */
  | Readonly<Record<string, Word | readonly Word[]>>
  /** The record no longer exists. */
  | null;

/** The record that a response describes without being that record (README.md, "What an operation leaves"). */
export type TellsOf = {
  /** The operation that reads it. */
  operation: string;
  /** The path of its id in the response; by default, the record of the request path. */
  id_at?: string;
  /** Fields that must equal path parameters, to identify the record: `{ virtual_account.number: number }`. */
  where?: Readonly<Record<string, string>>;
};
