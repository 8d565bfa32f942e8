import { loadContract } from '../contract.ts';
import type { Contract, JsonSchema, Operation } from '../contract.ts';
import type { FieldError } from '../handlers.ts';
import { asObject, bodyCheck } from '../input/read-request.ts';
import { validatorOf } from '../input/validator.ts';
import type { Check } from '../input/validator.ts';

/**
 * What is wrong with an action that a code is asked for: it is held against the operation that takes the code, whose path and body it
 * is. What that operation could never be called with would be mailed a code that confirms nothing.
 */
export const actionErrors = (purpose: string, action: Readonly<Record<string, unknown>>): FieldError[] => {
  checks ??= checksOf(loadContract());
  // A copy: the check fills in defaults, and a code is bound to what was sent.
  const errors = checks.get(purpose)?.(structuredClone(action)) ?? [];
  return errors.map((error) => ({
    ...error,
    field: error.field === 'body' ? 'action' : `action.${error.field}`.slice(0, 200),
  }));
};

let checks: ReadonlyMap<string, Check> | undefined;

/** By purpose: each is of one operation. */
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
    // Without a body, what is more than the path is unknown, by its name.
    return operation.body ? [...checkPath(path), ...checkBody(rest)] : checkPath(action);
  };
};
