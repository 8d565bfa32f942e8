import { loadContract } from '../../../spec/contract.ts';
import { unsafeParts } from '../../../spec/input/plain.ts';
import { bodyCheck } from '../../../spec/input/read-request.ts';
import { validatorOf } from '../../../spec/input/validator.ts';
import type { Check } from '../../../spec/input/validator.ts';
import { refuse } from '../../../spec/refused.ts';
import type { Choice } from '../pay.ts';

let check: Check | undefined;

/** A form does not come through the door: what it chooses is checked as the body of the call that does the same. */
export const refuseInvalid = (choice: Choice): void => {
  check ??= contractCheck();
  const unsafe = unsafeParts(choice);
  const wrong = unsafe.length > 0 ? unsafe : check(choice);
  if (wrong.length > 0) refuse('DPAY_INVALID_REQUEST', undefined, wrong);
};

const contractCheck = (): Check => {
  const { document, operations } = loadContract();
  const operation = operations.find(({ id }) => id === 'createCheckoutPayment');
  if (!operation) throw new Error('The contract has no createCheckoutPayment.');
  return bodyCheck(operation, validatorOf(document));
};
