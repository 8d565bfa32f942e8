import type { Permission } from '@dasbor/domain/access';
import type { OperationId, SuccessBody } from '@dasbor/sdk';
import {
  type Answer,
  offline,
  type OkAnswer,
  ok,
  problem,
  type ProblemAnswer,
  type Scenario,
} from '@dasbor/sdk/testing';

type Failed = ProblemAnswer<'DPAY_INTERNAL_ERROR', 500>;
type Forbidden = ProblemAnswer<'DPAY_FORBIDDEN', 403>;
type Rows = { data: readonly unknown[] };

/** List operations whose contract includes errors and rejections. */
type ListOperation = {
  [Op in OperationId]: SuccessBody<Op> extends Rows
    ? Failed | Forbidden extends Answer<Op>
      ? Op
      : never
    : never;
}[OperationId];

type ListAnswers<Op extends OperationId, More> = {
  page: SuccessBody<Op> & Rows;
  permission: Permission;
  /** Responses to the page's other requests. */
  around?: Scenario;
  /** Responses that only this list has. */
  more?: More;
};

export const LAST_PAGE = { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false };

/** Rows without a previous or next page. */
export const onePage = <Row>(data: Row[]) => ({ data, page: LAST_PAGE });

/** A server error with the request ID that users send to support. */
export const failed: Failed = problem(500, 'DPAY_INTERNAL_ERROR', undefined, {
  requestId: 'req_01KAJ8FAILED',
});

/** The scenarios of a list, by page state. */
export const listStates = <
  Op extends ListOperation,
  More extends Readonly<Record<string, Answer<Op> | readonly Answer<Op>[]>> = Record<never, never>,
>(
  operation: Op,
  { page, permission, around, more }: ListAnswers<Op, More>,
) => {
  const answering = (answer: unknown) => ({ ...around, [operation]: answer });
  const answers = {
    page: ok(page),
    pending: 'pending',
    empty: ok({ ...page, data: [], ...('page' in page ? { page: LAST_PAGE } : {}) }),
    failed,
    offline: offline(),
    forbidden: problem(403, 'DPAY_FORBIDDEN', { permission }),
    ...more,
  };
  return Object.fromEntries(
    Object.entries(answers).map(([state, answer]) => [state, answering(answer)]),
  ) as ListStates<Op> & { readonly [State in keyof More]: { readonly [Key in Op]: More[State] } };
};

type ListStates<Op extends OperationId> = {
  readonly page: { readonly [Key in Op]: OkAnswer<SuccessBody<Op>> };
} & Readonly<
  Record<
    'pending' | 'empty' | 'failed' | 'offline' | 'forbidden',
    Scenario & { readonly [Key in Op]: Answer<Op> }
  >
>;
