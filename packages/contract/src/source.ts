/** Where a value that an example cannot hold comes from (README.md, "Samples"). What is none of these is the value itself. */
export type Source =
  | string
  | number
  | boolean
  | null
  /** Part of what an operation answers; of a list its first row. */
  | (Called & { at: string })
  /** What an operation has mailed: a code, or the token of a link. */
  | (Called & { mailed: 'code' | 'token'; to: Given })
  /** What the run was told. */
  | { given: Given }
  /** Part of the record that the path names, as reading it answers. */
  | { own: string }
  | { now: true }
  /** In an example, by the mode of the server; in a mode that is not named the field is as any other. */
  | { live?: Source; sandbox?: Source }
  /** A text in which `{Name}` is that header, signed with the private key of the run. */
  | { signed: string };

export type Called = {
  operation: string;
  query?: Record<string, string>;
  /** Instead of what stands in the operation's first example. */
  body?: Record<string, Source>;
  /** An operation that makes the record in whose place it is asked. */
  of?: string;
  /** An operation that brings it about, in a moment. */
  after?: string;
};

export type Given = 'email' | 'password' | 'two_step_email' | 'unverified_email' | 'public_key';
