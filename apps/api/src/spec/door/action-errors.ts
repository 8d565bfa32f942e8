import { loadContract } from '../contract.ts';
import type { Contract, JsonSchema, Operation } from '../contract.ts';
import type { FieldError } from '../handlers.ts';
import { asObject, bodyCheck } from '../input/read-request.ts';
import { validatorOf } from '../input/validator.ts';
import type { Check } from '../input/validator.ts';

/**
 * Validates the action that a code is requested for against the operation that will consume the code. Otherwise a code could be mailed for
 * a call that can never succeed.
 */
export const actionErrors = (purpose: string, action: Readonly<Record<string, unknown>>): FieldError[] => {
  checks ??= checksOf(loadContract());
  // Works on a copy: validation fills in defaults, but the code is bound to what was sent.
  const errors = checks.get(purpose)?.(structuredClone(action)) ?? [];
  return errors.map((error) => ({
    ...error,
    field: error.field === 'body' ? 'action' : `action.${error.field}`.slice(0, 200),
  }));
};

let checks: ReadonlyMap<string, Check> | undefined;

/** By purpose: each belongs to one operation. */
const checksOf = ({ operations, document }: Contract): ReadonlyMap<string, Check> =>
  new Map(
    operations.flatMap((operation) => (operation.otp ? [[operation.otp, checkOf(operation, document)]] : [])),
  );

const checkOf = (operation: Operation, document: JsonSchema): Check => {
  const validator = validatorOf(document);
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const isInPath = new Set(inPath.map(({ name }) => name));
  const checkPath = validator.request({ ...asObject(inPath), additionalProperties: false });
  const checkBody = bodyCheck(operation, validator);
  return (action) => {
    const parts = Object.entries(action as Record<string, unknown>);
    const path = Object.fromEntries(parts.filter(([name]) => isInPath.has(name)));
    const rest = Object.fromEntries(parts.filter(([name]) => !isInPath.has(name)));
    // Without a body, anything beyond the path parameters is an unknown field.
    return operation.body ? [...checkPath(path), ...checkBody(rest)] : checkPath(action);
  };
};
