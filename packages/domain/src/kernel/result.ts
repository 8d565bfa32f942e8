/** A rule returns a value or a problem; the screen chooses the text, in the reader's language. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem<Code> };

/** A refusal: a code from the contract and the values for its message. */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly params?: ProblemParams;
}

export type ProblemParams = Readonly<Record<string, string | number>>;

export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function err<Code extends string>(code: Code, params?: ProblemParams): Result<never, Code> {
  return { ok: false, problem: problem(code, params) };
}

export function problem<Code extends string>(code: Code, params?: ProblemParams): Problem<Code> {
  return params === undefined ? { code } : { code, params };
}
