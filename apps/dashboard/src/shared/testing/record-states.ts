import type { Permission } from '@dasbor/domain/access';
import type { OperationId } from '@dasbor/sdk';
import { type Answer, problem, type ProblemAnswer } from '@dasbor/sdk/testing';
import { failed } from './list-states.ts';

type Refused =
  | typeof failed
  | ProblemAnswer<'DPAY_FORBIDDEN', 403>
  | ProblemAnswer<'DPAY_INVALID_REQUEST', 400>;
type RecordOperation = {
  [Op in OperationId]: Refused extends Answer<Op> ? Op : never;
}[OperationId];

type RecordAnswers<Op extends OperationId> = {
  notFound: Answer<Op>;
  permission: Permission;
};

/** The states of a detail page without a record. */
export const recordStates = <Op extends RecordOperation>(
  operation: Op,
  { notFound, permission }: RecordAnswers<Op>,
) => {
  const answering = (answer: unknown) => ({ [operation]: answer }) as { readonly [Key in Op]: Answer<Op> };
  return {
    pending: answering('pending'),
    notFound: answering(notFound),
    /** A truncated ID. */
    malformed: answering(
      problem(400, 'DPAY_INVALID_REQUEST', undefined, {
        fields: [{ field: 'id', code: 'DPAY_FIELD_INVALID' }],
      }),
    ),
    failed: answering(failed),
    forbidden: answering(problem(403, 'DPAY_FORBIDDEN', { permission })),
  };
};
