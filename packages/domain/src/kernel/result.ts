/** A rule returns a value or a problem; the screen chooses the text, in the reader's language. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem<Code> };

/** A refusal: a code from the contract and the values for its message. */
export type Problem<Code extends string = string> = {
  readonly code: Code;
  readonly params?: ProblemParams;
};

export type ProblemParams = Readonly<Record<string, string | number>>;

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const err = <Code extends string>(code: Code, params?: ProblemParams): Result<never, Code> => ({
  ok: false,
  problem: problem(code, params),
});

export const problem = <Code extends string>(code: Code, params?: ProblemParams): Problem<Code> =>
  params === undefined ? { code } : { code, params };
