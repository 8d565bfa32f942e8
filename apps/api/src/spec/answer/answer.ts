import { pointer } from '../contract.ts';
import type { Contract, Operation } from '../contract.ts';
import type { FieldError } from '../handlers.ts';
import type { Validator } from '../input/validator.ts';

/**
 * `throw` in development and tests: an answer that is not in the contract is a fault. `report` in production: it is counted and logged, and
 * the caller still receives it.
 */
export type AnswerCheck = 'throw' | 'report';

export type CheckAnswer = (status: number, body: unknown, contentType?: string) => readonly FieldError[];

/** Checks answers, including errors, against the contract of the operation. */
export const makeAnswerCheck = (operation: Operation, validator: Validator): CheckAnswer => {
  const checks = new Map<string, CheckAnswer>();
  for (const [status, response] of Object.entries(operation.responses)) {
    const at = ['paths', operation.path, operation.method.toLowerCase(), 'responses', status, 'content'];
    const json = response.content?.['application/json'];
    const check = json && validator.answer({ $ref: pointer(...at, 'application/json', 'schema') });
    checks.set(status, (_, body, contentType = JSON_TYPE) => {
      if (contentType !== JSON_TYPE)
        return response.content?.[contentType] ? [] : [{ field: 'content-type', code: contentType }];
      if (check) return check(body);
      return body === undefined ? [] : [{ field: 'body', code: 'DPAY_FIELD_UNKNOWN' }];
    });
  }
  return (status, body, contentType) =>
    checks.get(String(status))?.(status, body, contentType) ?? [{ field: 'status', code: String(status) }];
};

const JSON_TYPE = 'application/json';

/** @param said the status, and the code if it is a refusal */
export const answerFault = (operation: Operation, said: string, errors: readonly FieldError[]): Error =>
  new Error(`The answer ${said} of ${operation.id} is not what the contract says: ${JSON.stringify(errors)}`);

/** An operation without a handler, or a handler without an operation, stops the start. */
export const assertComplete = (contract: Contract, handlers: Readonly<Record<string, unknown>>): void => {
  const described = new Set(contract.operations.map(({ id }) => id));
  const missing = [...described].filter((id) => !(id in handlers));
  const stray = Object.keys(handlers).filter((id) => !described.has(id));
  if (missing.length > 0)
    throw new Error(`These operations of the contract have no handler: ${missing.join(', ')}.`);
  if (stray.length > 0)
    throw new Error(`These handlers are no operations of the contract: ${stray.join(', ')}.`);
};
