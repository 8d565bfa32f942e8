/** The source of a value that an example cannot contain (README.md, "Samples"). Anything else is a literal value. */
export type Source =
  | string
  | number
  | boolean
  | null
  /** Part of an operation's response; for a list, of its first row. */
  | (Called & { at: string })
  /** What an operation mailed: a code, or the token of a link. */
  | (Called & { mailed: 'code' | 'token'; to: Given })
  /** A value given to the run. */
  | { given: Given }
  /** Part of the path's record, as its reader returns it. */
  | { own: string }
  | { now: true }
  /** This text and some digits: a name that no record has. */
  | { unused: string }
  /** In an example, by the server's mode; a field without a source for the mode stays as written. */
  | { live?: Source; sandbox?: Source }
  /** A text in which `{Name}` is replaced by that header, signed with the run's private key. */
  | { signed: string };

export type Called = {
  operation: string;
  query?: Record<string, string>;
  /** Replaces values of the operation's first example. */
  body?: Record<string, Source>;
  /** An operation that creates the record to use. */
  of?: string;
  /** An operation that causes it asynchronously. */
  after?: string;
};

export type Given = 'email' | 'password' | 'two_step_email' | 'unverified_email' | 'public_key';
