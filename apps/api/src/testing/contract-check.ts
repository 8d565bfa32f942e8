import { makeAnswerCheck } from '../spec/answer/answer.ts';
import type { CheckAnswer } from '../spec/answer/answer.ts';
import type { Contract, Operation } from '../spec/contract.ts';
import { validatorOf } from '../spec/input/validator.ts';

export type Answered = { method: string; url: string; status: number; contentType: string; text: string };

/** Throws if an answer, including a refusal, does not match the contract of the called operation. */
export const makeContractCheck = (contract: Contract): ((answered: Answered) => void) => {
  const validator = validatorOf(contract.document);
  const routes = contract.operations.map((operation) => ({
    operation,
    path: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    check: makeAnswerCheck(operation, validator),
  }));
  const find = (method: string, url: string): { operation: Operation; check: CheckAnswer } | undefined =>
    routes.find(({ operation, path }) => operation.method === method && path.test(url.split('?')[0] ?? ''));

  return ({ method, url, status, contentType, text }) => {
    const route = find(method, url);
    if (!route || contentType.startsWith('text/event-stream')) return;
    const [type = ''] = contentType.split(';');
    const isJson = type === '' || type === 'application/json';
    const errors = isJson
      ? route.check(status, text === '' ? undefined : JSON.parse(text))
      : route.check(status, undefined, type);
    if (errors.length > 0) {
      throw new Error(
        `${route.operation.id} answered ${status} off the contract: ${JSON.stringify(errors)}\n${text}`,
      );
    }
  };
};
