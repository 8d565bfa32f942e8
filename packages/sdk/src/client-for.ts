import { createCall } from './call.ts';
import type { ClientOptions } from './options.ts';
import type { CallArgs, OperationId, OperationTable, SuccessBody, WithResponse } from './types.ts';

/** One method per operation of the table, named by its operation id. */
export type Client<Table extends OperationTable> = {
  readonly [Op in keyof Table & OperationId]: (...args: CallArgs<Op>) => Promise<SuccessBody<Op>>;
} & {
  /** The same methods, answering the response and its request id beside the body. */
  readonly withResponse: {
    readonly [Op in keyof Table & OperationId]: (
      ...args: CallArgs<Op>
    ) => Promise<WithResponse<SuccessBody<Op>>>;
  };
  /** Stops renewing tokens. The client can be forgotten afterwards. */
  close(): void;
};

/**
 * A client of some resources only: what is not named does not reach the bundle.
 * @example
 * import { createClientFor } from '@dasbor/sdk';
 * import { orders, payments } from '@dasbor/sdk/resources';
 * const client = createClientFor({ ...orders, ...payments }, { baseUrl, session });
 */
export function createClientFor<const Table extends OperationTable>(table: Table, options: ClientOptions) {
  const { call, close } = createCall(options);
  const withResponse: Record<string, unknown> = {};
  const client: Record<string, unknown> = { withResponse, close };
  for (const [operation, route] of Object.entries<string>(table)) {
    const method: typeof call extends (o: string, r: string, ...rest: infer Rest) => infer Answer
      ? (...rest: Rest) => Answer
      : never = (input) => call(operation, route, input);
    withResponse[operation] = method;
    client[operation] = async (input?: object) => (await method(input)).body;
  }
  return client as Client<Table>;
}
