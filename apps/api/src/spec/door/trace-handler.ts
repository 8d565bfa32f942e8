import { activeSpan, begin, codeOf, failSpan, isTracing, within } from '../../platform/observe/spans.ts';
import type { Operation } from '../contract.ts';
import type { AnyAnswer, Call } from '../handlers.ts';
import { Refused } from '../refused.ts';
import type { Door } from './door.ts';

/** The part of a call that is the handler's, apart from the door's checks. */
export const tracedHandler = (operation: Operation, handler: Door['handler']): Door['handler'] =>
  isTracing() ? (call: never) => traced(operation, () => handler(call), call) : handler;

const traced = async (
  operation: Operation,
  work: () => Promise<AnyAnswer>,
  { session, by }: Pick<Call, 'session' | 'by'>,
): Promise<AnyAnswer> => {
  const merchantId = session?.merchantId ?? by.merchantId;
  const attributes = {
    'dasbor.operation': operation.id,
    ...(merchantId !== null && { 'dasbor.merchant_id': merchantId }),
  };
  const door = activeSpan();
  door?.setAttributes(attributes);
  const span = begin({ name: `handler ${operation.id}`, kind: 'INTERNAL', attributes });
  const refused = (code: string): void => {
    for (const one of [span, door]) one?.setAttribute('dasbor.error_code', code);
  };
  try {
    const answer = await within(span, work);
    if (answer.kind === 'problem') refused(answer.code);
    return answer;
  } catch (error) {
    if (error instanceof Refused) refused(error.code);
    else failSpan(span, codeOf(error));
    throw error;
  } finally {
    span?.end();
  }
};
