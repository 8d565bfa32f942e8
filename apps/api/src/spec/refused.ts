import type { FieldError, Params } from './handlers.ts';

/** Thrown inside a transaction to roll it back. */
export class Refused extends Error {
  readonly code: string;
  readonly params: Params | undefined;
  readonly errors: readonly FieldError[] | undefined;

  constructor(code: string, params?: Params, errors?: readonly FieldError[]) {
    super(code);
    this.code = code;
    this.params = params;
    this.errors = errors;
  }
}

export const refuse = (code: string, params?: Params, errors?: readonly FieldError[]): never => {
  throw new Refused(code, params, errors);
};
